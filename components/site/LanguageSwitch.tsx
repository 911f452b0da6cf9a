'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { MouseEvent } from 'react'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { pathOfRouteSegments } from '@/src/domain/urls/sitePaths'
import { type PathPrefixPairs, toPublicHref } from '@/src/domain/urls/toPublicHref'
import { consentBannerHints } from '@/src/plugins/consentBannerHints'

export type LanguageChoice = {
  language: SiteLanguage
  name: string
  addresses: PathPrefixPairs
}

type Props = {
  /** The other languages of the site. */
  languages: readonly LanguageChoice[]
  className?: string
}

/**
 * Links to the same page in another language. The document is reloaded, because all its text
 * changes.
 */
export function LanguageSwitch({ languages, className }: Props) {
  const path = pathOfRouteSegments(useSelectedLayoutSegments())
  return languages.map(({ language, name, addresses }) => (
    <a
      key={language}
      className={className}
      href={toPublicHref(addresses, path)}
      hrefLang={language}
      lang={language}
      onClick={addQueryAndHash}
    >
      {name}
    </a>
  ))
}

// Adds the query and the fragment to a link, because a cached page does not contain them. It also
// records that the visitor chose a language, so that the hint does not appear.
function addQueryAndHash({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  for (const { onLanguageChosen } of consentBannerHints) onLanguageChosen()
  currentTarget.search = window.location.search
  currentTarget.hash = window.location.hash
}
