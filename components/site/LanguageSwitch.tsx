'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { MouseEvent } from 'react'
import { type Addresses, publicHref } from '@/src/domain/addresses/publicHref'
import { pathOfSegments } from '@/src/domain/addresses/sitePaths'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { keepHintClosed } from './languageHint/closedHint'

export type OfferedLanguage = {
  language: SiteLanguage
  name: string
  addresses: Addresses
}

type Props = {
  /** Those that the site can be read in, beside the one of the page. */
  languages: readonly OfferedLanguage[]
  className?: string
}

/** Leads to the same page in another language. The page is loaded anew: all of it changes. */
export function LanguageSwitch({ languages, className }: Props) {
  const path = pathOfSegments(useSelectedLayoutSegments())
  return languages.map(({ language, name, addresses }) => (
    <a
      key={language}
      className={className}
      href={publicHref(addresses, path)}
      hrefLang={language}
      lang={language}
      onClick={follow}
    >
      {name}
    </a>
  ))
}

// What is searched for and the section being read stay, and are unknown to a page that is kept for everybody; who
// chooses a language is not asked about it.
function follow({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  keepHintClosed()
  currentTarget.search = window.location.search
  currentTarget.hash = window.location.hash
}
