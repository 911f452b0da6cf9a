import { earlierWords as words } from '@/src/content/admin/applicationLinks'
import { formatDate } from '@/src/content/dates'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import type { OtherApplications } from '@/src/queries/findOtherApplications'

type Other = OtherApplications['applications'][number]

export function decisionOn(other: Other, timezone: SiteTimezone): string {
  const { isSpam, status, statusChangedAt } = other
  const label = applicationStatusLabels[status]
  // Undone, it says since when nothing is decided: of no use to anybody.
  const isSettled = status !== INITIAL_APPLICATION_STATUS && statusChangedAt
  const decision = isSettled ? words.decided(label, formatDate(statusChangedAt, timezone)) : label
  return isSpam ? words.setAside(decision) : decision
}

/** In few words, whether it was from here or otherwise. */
export function answerGiven({ answer, answeredAt }: Other, timezone: SiteTimezone): string {
  if (answer?.sentAt) return words.answered(formatDate(answer.sentAt, timezone))
  return answeredAt ? words.answeredElsewhere(formatDate(answeredAt, timezone)) : words.unanswered
}
