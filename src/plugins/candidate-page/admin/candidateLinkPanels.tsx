import { cache } from 'react'
import type {
  ApplicationPanelProps,
  PluginApplicationPanel,
} from '@/components/admin/jobApplications/applicationPanel'
import type { FindHistoryLines } from '@/components/admin/jobApplications/historyLine'
import notice from '@/components/admin/notice/ActionNotice.module.css'
import { formatDateTime } from '@/src/content/dates'
import { isAnonymised } from '@/src/domain/people/retention'
import { findCandidateLinks } from '../queries/findCandidateLinks'
import { findOwnStatusWords } from '../queries/findOwnStatusWords'
import { findShownStatus } from '../queries/findTrackedApplication'
import { linkPanelWords as words } from '../words/admin'
import { statusWords } from '../words/statusWords'
import { CandidateLinkButtons } from './CandidateLinkButtons'
import styles from './CandidateLinkPanel.module.css'
import { linkLines, linkSentence } from './linkState'

// The panel and the history show the same links.
const linksOf = cache(findCandidateLinks)

async function CandidateLinkPanel({ application, req, timezone }: ApplicationPanelProps) {
  const { id, candidateEmail, language } = application
  if (isAnonymised(candidateEmail)) return null
  const [[latest], status] = await Promise.all([linksOf(req, id), findShownStatus(req.payload, id)])
  const isValid = latest !== undefined && latest.revokedAt === null
  const own = isValid && status && (await findOwnStatusWords(req.payload, status, language))
  const shown = own && statusWords(own, status, language).words
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      {shown ? <p className={styles.state}>{words.shown(shown)}</p> : null}
      <p className={styles.state}>{linkSentence(latest, timezone)}</p>
      <CandidateLinkButtons application={id} hasLink={latest !== undefined} isValid={isValid} />
    </section>
  )
}

async function RequestsPanel({ application, req, timezone }: ApplicationPanelProps) {
  const { id, withdrawnAt } = application
  const eraseAt = (await linksOf(req, id)).find((link) => link.eraseAt)?.eraseAt
  if (!withdrawnAt && !eraseAt) return null
  return (
    <div className={notice.notice}>
      {withdrawnAt ? <p>{words.withdrawn(formatDateTime(withdrawnAt, timezone))}</p> : null}
      {eraseAt ? <p>{words.erasureDue(formatDateTime(eraseAt, timezone))}</p> : null}
    </div>
  )
}

export const candidateLinkPanels: readonly PluginApplicationPanel[] = [
  { name: 'candidate-requests', place: 'notice', Panel: RequestsPanel },
  { name: 'candidate-link', place: 'aside', Panel: CandidateLinkPanel },
]

/** The revocations of the links. */
export const findCandidateLinkLines: FindHistoryLines = async (req, application) =>
  linkLines(await linksOf(req, application))
