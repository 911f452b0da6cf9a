import { cache } from 'react'
import type {
  ApplicationPanelProps,
  PluginApplicationPanel,
} from '@/components/admin/jobApplications/applicationPanel'
import type { FindHistoryLines } from '@/components/admin/jobApplications/historyLine'
import notice from '@/components/admin/notice/ActionNotice.module.css'
import { formatDateTime } from '@/src/content/dates'
import { isAnonymisedEmail } from '@/src/domain/people/retention'
import { findCandidateLinks } from '../queries/findCandidateLinks'
import { findCustomStatusWords } from '../queries/findCustomStatusWords'
import { findStatusShownToCandidate } from '../queries/findTrackedApplication'
import { candidateLinkPanelWords as words } from '../words/admin'
import { statusWordsOrDefault } from '../words/statusWordsOrDefault'
import { CandidateLinkButtons } from './CandidateLinkButtons'
import styles from './CandidateLinkPanel.module.css'
import { candidateLinkHistoryLines, candidateLinkSentence } from './linkState'

// The panel and the history show the same links.
const findCandidateLinksOnce = cache(findCandidateLinks)

async function CandidateLinkPanel({ application, req, timezone }: ApplicationPanelProps) {
  const { id, candidateEmail, language } = application
  if (isAnonymisedEmail(candidateEmail)) return null
  const [[latest], status] = await Promise.all([
    findCandidateLinksOnce(req, id),
    findStatusShownToCandidate(req.payload, id),
  ])
  const isValid = latest !== undefined && latest.revokedAt === null
  const own = isValid && status && (await findCustomStatusWords(req.payload, status, language))
  const shown = own && statusWordsOrDefault(own, status, language).words
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      {shown ? <p className={styles.state}>{words.shown(shown)}</p> : null}
      <p className={styles.state}>{candidateLinkSentence(latest, timezone)}</p>
      <CandidateLinkButtons application={id} hasLink={latest !== undefined} isValid={isValid} />
    </section>
  )
}

async function CandidateRequestsPanel({ application, req, timezone }: ApplicationPanelProps) {
  const { id, withdrawnAt } = application
  const eraseAt = (await findCandidateLinksOnce(req, id)).find((link) => link.eraseAt)?.eraseAt
  if (!withdrawnAt && !eraseAt) return null
  return (
    <div className={notice.notice}>
      {withdrawnAt ? <p>{words.withdrawn(formatDateTime(withdrawnAt, timezone))}</p> : null}
      {eraseAt ? <p>{words.erasureDue(formatDateTime(eraseAt, timezone))}</p> : null}
    </div>
  )
}

export const candidateLinkPanels: readonly PluginApplicationPanel[] = [
  { name: 'candidate-requests', place: 'notice', Panel: CandidateRequestsPanel },
  { name: 'candidate-link', place: 'aside', Panel: CandidateLinkPanel },
]

/** The revocations of the links. */
export const findCandidateLinkHistoryLines: FindHistoryLines = async (req, application) =>
  candidateLinkHistoryLines(await findCandidateLinksOnce(req, application))
