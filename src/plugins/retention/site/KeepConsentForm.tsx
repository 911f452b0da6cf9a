import { PageHero } from '@/components/site/page/PageHero'
import { Button } from '@/components/ui/Button'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { submissionUrl } from '@/src/domain/submissions/submission'
import { PERSONAL_DATA_PATH } from '@/src/domain/urls/sitePaths'
import type { KeepConsentEvent, KeepConsentState, StoredKeepConsent } from '../rules/keepConsent'
import {
  KEEP_CONSENT_CHOICE_FIELD,
  KEEP_CONSENT_TEXT_FIELD,
  KEEP_CONSENT_TOKEN_PARAMETER,
  type KeepConsentChoice,
} from '../rules/keepConsentPages'
import { type KeepConsentWords, keepConsentWords } from '../words/keepConsentWords'
import styles from './KeepConsentForm.module.css'

type Props = {
  token: string
  application: StoredKeepConsent & {
    sentAt: Date
    offerTitle: string | null
    latest: KeepConsentEvent | null
  }
  state: KeepConsentState
  /** The text to which the candidate agrees, and the signed text that the form sends. */
  offer: { text: string; signed: string }
  timezone: SiteTimezone
}

/** The consent of a candidate, and the buttons that change it. */
export async function KeepConsentForm({ application, offer, state, timezone, token }: Props) {
  const language = await currentPageLanguage()
  const words = keepConsentWords[language]
  const day = (moment: Date) => words.day(moment.toISOString(), timezone)
  const isActive = state === 'active'
  const isRefused = state === 'withdrawn' || application.latest === 'declined'
  const choose = (choice: KeepConsentChoice, label: string, variant?: 'secondary') => (
    <Button name={KEEP_CONSENT_CHOICE_FIELD} type="submit" value={choice} variant={variant}>
      {label}
    </Button>
  )
  return (
    <>
      <PageHero title={words.title} />
      <Container className={styles.page} width="text">
        <p>{words.facts(application.offerTitle ?? words.spontaneous, day(application.sentAt))}</p>
        <p className={styles.state} role="status">
          {keepConsentStateSentence(application, state, words, day)}
        </p>
        <form
          action={submissionUrl('/api/conservation/accord', language)}
          className={styles.form}
          method="post"
        >
          <input name={KEEP_CONSENT_TOKEN_PARAMETER} type="hidden" value={token} />
          <input name={KEEP_CONSENT_TEXT_FIELD} type="hidden" value={offer.signed} />
          <p>{words.youAccept}</p>
          <blockquote className={styles.text}>{offer.text}</blockquote>
          <div className={styles.buttons}>
            {choose('accept', isActive ? words.renew : words.agree)}
            {isActive && choose('refuse', words.withdraw, 'secondary')}
            {!isActive && !isRefused && choose('refuse', words.decline, 'secondary')}
          </div>
        </form>
        <p className={styles.quiet}>
          <Link href={PERSONAL_DATA_PATH}>{words.rights}</Link>
        </p>
      </Container>
    </>
  )
}

function keepConsentStateSentence(
  { latest, until, withdrawnAt }: Props['application'],
  state: KeepConsentState,
  { declined, states }: KeepConsentWords,
  day: (moment: Date) => string,
): string {
  if (state === 'withdrawn' && withdrawnAt) return states.withdrawn(day(withdrawnAt))
  if (latest === 'declined') return declined
  if (state === 'active' && until) return states.active(day(until))
  return state === 'ended' && until ? states.ended(day(until)) : states.none
}
