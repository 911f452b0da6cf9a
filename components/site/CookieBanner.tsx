'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { CloseButton } from '@/components/ui/CloseButton'
import { Container } from '@/components/ui/Container'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { Link } from '@/components/ui/Link'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { LEGAL_NOTICE_PATH } from '@/src/domain/urls/sitePaths'
import { type ConsentChoice, consentFromChoice } from '@/src/domain/visits/consent'
import { consentBannerHints } from '@/src/plugins/consentBannerHints'
import styles from './CookieBanner.module.css'
import { ConsentPurposeFields } from './consent/ConsentPurposeFields'
import { hasPrivacySignal, storeConsent } from './consent/storedConsent'
import { useConsentRequest } from './consent/useConsentRequest'
import { useReservedBannerHeight } from './consent/useReservedBannerHeight'

const TITLE_ID = 'titre-cookies'

type CookieBannerProps = { words: PublicSiteWords['consentWords']; analyticsPreselected: boolean }

/**
 * The consent banner. The hint of another language is at its top, or alone when no consent is
 * needed. It comes first in the page, so that keyboard users reach it first.
 */
export function CookieBanner(question: CookieBannerProps) {
  const { isAsked, wishes, stopAsking } = useConsentRequest()
  const hints = consentBannerHints.map(({ name, Hint }) => <Hint key={name} isAlone={!isAsked} />)
  return (
    <>
      <p role="status" className="visually-hidden">
        {isAsked ? question.words.announcement : null}
      </p>
      {isAsked ? (
        <CookieBannerForm {...question} wishes={wishes} onAnswered={stopAsking}>
          {hints}
        </CookieBannerForm>
      ) : (
        hints
      )}
    </>
  )
}

type Props = CookieBannerProps & {
  /** How often the visitor opened the banner; each opening moves the keyboard focus into it. */
  wishes: number
  onAnswered: () => void
  children: ChildrenWithoutText
}

function CookieBannerForm({ words, analyticsPreselected, wishes, onAnswered, children }: Props) {
  const banner = useReservedBannerHeight()
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (wishes > 0) title.current?.focus()
  }, [wishes])
  const answer = (choice: ConsentChoice) => () => {
    const selected = new FormData(form.current ?? undefined)
    const purposes = { analytics: selected.has('analytics'), marketing: selected.has('marketing') }
    storeConsent(consentFromChoice(choice, purposes, new Date(), hasPrivacySignal()))
    onAnswered()
  }
  return (
    <section ref={banner} className={styles.banner} aria-labelledby={TITLE_ID}>
      {children}
      <Container>
        <form ref={form} className={styles.layout} onSubmit={(event) => event.preventDefault()}>
          <div className={styles.words}>
            <h2 id={TITLE_ID} className={styles.title} ref={title} tabIndex={-1}>
              {words.title}
            </h2>
            <p>
              {words.explanation} <Link href={`${LEGAL_NOTICE_PATH}#cookies`}>{words.more}</Link>
            </p>
          </div>
          <ConsentPurposeFields words={words} analyticsPreselected={analyticsPreselected} />
          <div className={styles.choices}>
            <Button variant="secondary" onClick={answer('refuse')}>
              {words.refuse}
            </Button>
            <Button variant="secondary" onClick={answer('selection')}>
              {words.selection}
            </Button>
            <Button variant="secondary" onClick={answer('acceptAll')}>
              {words.acceptAll}
            </Button>
          </div>
          <CloseButton label={words.close} className={styles.close} onClick={onAnswered} />
        </form>
      </Container>
    </section>
  )
}
