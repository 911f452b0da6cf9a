import { formatDate } from '@/src/content/dates'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import type { OtherApplications } from '@/src/plugins/linked-persons/queries/findOtherApplications'
import { earlierWords as words } from '@/src/plugins/linked-persons/words/admin/applicationLinks'

/** Id of the section with the person's other applications, for links to it. */
export const OTHERS = 'autres-candidatures'

type Other = OtherApplications['applications'][number]

export function decisionOn(other: Other, timezone: SiteTimezone): string {
  const { isSpam, status, statusChangedAt } = other
  const label = applicationStatusLabels[status]
  // After an undone decision this is the date of the return to pending, which is not shown.
  const isSettled = status !== INITIAL_APPLICATION_STATUS && statusChangedAt
  const decision = isSettled ? words.decided(label, formatDate(statusChangedAt, timezone)) : label
  return isSpam ? words.setAside(decision) : decision
}

/** Whether and when the candidate got a reply, from this site or by other means. */
export function answerGiven({ answer, answeredAt }: Other, timezone: SiteTimezone): string {
  if (answer?.sentAt) return words.answered(formatDate(answer.sentAt, timezone))
  return answeredAt ? words.answeredElsewhere(formatDate(answeredAt, timezone)) : words.unanswered
}
