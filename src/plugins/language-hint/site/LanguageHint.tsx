'use client'

import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { useReservedBannerHeight } from '@/components/site/consent/useReservedBannerHeight'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { languageHintWordsIn } from '@/src/plugins/language-hint/words/languageHintWords'
import { isHintClosed, storeHintClosed } from './closedHint'
import styles from './LanguageHint.module.css'
import { useAlternatePath } from './useAlternatePath'

type Props = {
  /** The visitor's preferred language. */
  language: SiteLanguage
  /** Whether the hint is shown at the bottom without the consent banner. */
  isAlone: boolean
}

/**
 * A hint in the visitor's language that the page exists in it, with a link. It has a style sheet of
 * its own: shared styles would be moved into a separate file for all visitors.
 */
export default function LanguageHint({ language, isAlone }: Props) {
  const titleId = useId()
  const address = useAlternatePath(language)
  const [isClosed, setClosed] = useState(isHintClosed)
  if (address === null || isClosed) return null
  const { close, exists, read } = languageHintWordsIn[language]
  const closeHint = () => {
    storeHintClosed()
    setClosed(true)
  }
  const line = (
    <div className={styles.line}>
      <p id={titleId}>
        <span>{exists}</span>{' '}
        <a href={address} hrefLang={language} onClick={addQueryAndHash}>
          {read}
        </a>
      </p>
      <button type="button" onClick={closeHint}>
        {close}
      </button>
    </div>
  )
  return isAlone ? (
    <PageBottomHint lang={language} titleId={titleId}>
      {line}
    </PageBottomHint>
  ) : (
    <div lang={language} className={styles.withinBanner}>
      {line}
    </div>
  )
}

type PageBottomHintProps = { lang: SiteLanguage; titleId: string; children: ReactNode }

function PageBottomHint({ lang, titleId, children }: PageBottomHintProps) {
  return (
    <aside
      ref={useReservedBannerHeight()}
      className={styles.foot}
      lang={lang}
      aria-labelledby={titleId}
    >
      {children}
    </aside>
  )
}

// Adds the query and the fragment, which the head of a cached page does not contain.
function addQueryAndHash({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = window.location.search
  currentTarget.hash = window.location.hash
}
