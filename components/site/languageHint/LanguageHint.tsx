'use client'

import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { languageHintWordsIn } from '@/src/content/languageHintWords'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { useReservedHeight } from '../consent/useReservedHeight'
import { isHintClosed, keepHintClosed } from './closedHint'
import styles from './LanguageHint.module.css'
import { useAlternate } from './useAlternate'

type Props = {
  /** In which the visitor would rather read. */
  language: SiteLanguage
  /** Whether it stands at the foot of the screen by itself. */
  isAlone: boolean
}

/**
 * Says in the visitor's language that the page exists in it; the way there is the visitor's to take. Its look is all
 * its own: what it shared with the page would be cut out of the page's style sheet, for everybody.
 */
export default function LanguageHint({ language, isAlone }: Props) {
  const titleId = useId()
  const address = useAlternate(language)
  const [isClosed, setClosed] = useState(isHintClosed)
  if (address === null || isClosed) return null
  const { close, exists, read } = languageHintWordsIn[language]
  const closeHint = () => {
    keepHintClosed()
    setClosed(true)
  }
  const line = (
    <div className={styles.line}>
      <p id={titleId}>
        <span>{exists}</span>{' '}
        <a href={address} hrefLang={language} onClick={keepPlace}>
          {read}
        </a>
      </p>
      <button type="button" onClick={closeHint}>
        {close}
      </button>
    </div>
  )
  return isAlone ? (
    <Foot lang={language} titleId={titleId}>
      {line}
    </Foot>
  ) : (
    <div lang={language} className={styles.withinBanner}>
      {line}
    </div>
  )
}

type FootProps = { lang: SiteLanguage; titleId: string; children: ReactNode }

function Foot({ lang, titleId, children }: FootProps) {
  return (
    <aside ref={useReservedHeight()} className={styles.foot} lang={lang} aria-labelledby={titleId}>
      {children}
    </aside>
  )
}

// What is searched for and the section being read stay, and are unknown to the head of a page that is kept for
// everybody.
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = window.location.search
  currentTarget.hash = window.location.hash
}
