import { cache } from 'react'
import type {
  ApplicationPanelProps,
  PluginApplicationPanel,
} from '@/components/admin/jobApplications/applicationPanel'
import type { FindHistoryLines } from '@/components/admin/jobApplications/historyLine'
import { formatDate } from '@/src/content/dates'
import { isAnonymisedEmail } from '@/src/domain/people/retention'
import { findKeepConsents } from '../queries/findKeepConsents'
import { keepConsentState, mayRequestKeepConsent, parseStoredConsent } from '../rules/keepConsent'
import { keepConsentOriginLabels, keepConsentPanelWords as words } from '../words/admin/keepConsent'
import { KeepConsentButtons } from './KeepConsentButtons'
import styles from './KeepConsentPanel.module.css'

// The panel and the history show the same records.
export const findKeepConsentsCached = cache(findKeepConsents)

async function KeepConsentPanel({ application, req, timezone }: ApplicationPanelProps) {
  const { id, candidateEmail, isSpam } = application
  if (isAnonymisedEmail(candidateEmail) || isSpam) return null
  const [latest] = await findKeepConsentsCached(req, id)
  const event = latest?.event ?? null
  const stored = parseStoredConsent(application)
  const state = keepConsentState(stored, new Date())
  const day = (moment: Date | null) => (moment ? formatDate(moment, timezone) : '')
  const sentence = {
    none: words.states.none,
    active: words.states.active(day(stored.at), day(stored.until)),
    ended: words.states.ended(day(stored.until)),
    withdrawn: words.states.withdrawn(day(stored.withdrawnAt)),
  }[state]
  const latestDay = latest ? formatDate(latest.createdAt, timezone) : ''
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={styles.state}>{sentence}</p>
      {event === 'requested' && <p className={styles.state}>{words.requested(latestDay)}</p>}
      {event === 'declined' && <p className={styles.state}>{words.declined(latestDay)}</p>}
      <KeepConsentButtons
        application={id}
        isActive={state === 'active'}
        mayRequest={state !== 'active' && !application.withdrawnAt && mayRequestKeepConsent(event)}
      />
    </section>
  )
}

export const keepConsentPanels: readonly PluginApplicationPanel[] = [
  { name: 'keep-consent', place: 'aside', Panel: KeepConsentPanel },
]

/** What happened to the consent, with the text to which the candidate agreed. */
export const findKeepConsentHistoryLines: FindHistoryLines = async (req, application) =>
  (await findKeepConsentsCached(req, application)).map(
    ({ byName, createdAt, event, id, origin, text }) => ({
      ...{ at: createdAt, by: byName, key: `keep-consent-${id}`, kind: `consent-${event}` },
      label: words.historyLine(words.history[event], keepConsentOriginLabels[origin]),
      ...(text && { text }),
    }),
  )
