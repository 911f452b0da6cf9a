import { formatDate } from '@/src/content/dates'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import type { OtherApplicationsAndLinks } from '@/src/plugins/linked-persons/queries/findOtherApplications'
import { earlierApplicationWords as words } from '@/src/plugins/linked-persons/words/admin/applicationLinks'

/** Id of the section with the person's other applications, for links to it. */
export const OTHER_APPLICATIONS_SECTION_ID = 'autres-candidatures'

type OtherApplication = OtherApplicationsAndLinks['applications'][number]

export function applicationDecisionText(other: OtherApplication, timezone: SiteTimezone): string {
  const { isSpam, status, statusChangedAt } = other
  const label = applicationStatusLabels[status]
  // The date of a pending application is not shown: it is that of an undone decision.
  const isSettled = status !== INITIAL_APPLICATION_STATUS && statusChangedAt
  const decision = isSettled ? words.decided(label, formatDate(statusChangedAt, timezone)) : label
  return isSpam ? words.setAside(decision) : decision
}

/** Whether and when the candidate got a reply, from this site or by other means. */
export function candidateReplyDateText(
  { answer, answeredAt }: OtherApplication,
  timezone: SiteTimezone,
): string {
  if (answer?.sentAt) return words.answered(formatDate(answer.sentAt, timezone))
  return answeredAt ? words.answeredElsewhere(formatDate(answeredAt, timezone)) : words.unanswered
}
