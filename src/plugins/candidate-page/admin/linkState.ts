import type { HistoryLine } from '@/components/admin/jobApplications/historyLine'
import { formatDate } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { CandidateLinkState } from '../queries/findCandidateLinks'
import { candidateLinkPanelWords as words } from '../words/admin'

/** The state of the latest link in a sentence. */
export function candidateLinkSentence(
  latest: CandidateLinkState | undefined,
  timezone: SiteTimezone,
) {
  if (!latest) return words.none
  const { createdAt, revokedAt, revokedBy, revokedByName } = latest
  if (revokedAt === null) return words.valid(formatDate(createdAt, timezone))
  const day = formatDate(revokedAt, timezone)
  if (revokedBy === 'candidate') return words.revokedByCandidate(day)
  return words.revokedByStaff(day, revokedByName)
}

/** The revocations of links, as lines of the history. */
export const candidateLinkHistoryLines = (links: readonly CandidateLinkState[]): HistoryLine[] =>
  links.flatMap(({ id, revokedAt, revokedBy, revokedByName }) =>
    revokedAt === null || revokedBy === null
      ? []
      : [
          {
            ...{ at: revokedAt, by: revokedByName, key: `candidate-link-${id}` },
            ...{ kind: 'link-revoked', label: words.historyRevoked[revokedBy] },
          },
        ],
  )
