import type { CollectionSlug, Payload, Where } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { INITIAL_MESSAGE_STATUS } from '@/src/domain/submissions/messageStatus'
import { WITHOUT_SPAM_CONDITION } from '@/src/domain/submissions/spam'
import { trendPercentage } from '@/src/domain/visits/visitStats'
import type { DashboardFigures } from '@/src/plugins/dashboard/rules/dashboard'
import type { TrendPeriods } from '@/src/plugins/dashboard/rules/trend'
import { AWAITING_DECISION_CONDITION } from '@/src/queries/awaitingDecisionConditions'

type DashboardFigureOptions = { user: SignedInUser; periods: TrendPeriods }

/** Counts the six figures of the dashboard, within the user's access rights. */
export async function countDashboardFigures(
  payload: Payload,
  { user, periods }: DashboardFigureOptions,
): Promise<DashboardFigures> {
  const count = async (collection: CollectionSlug, where?: Where) =>
    (await payload.count({ collection, where, user, overrideAccess: false })).totalDocs
  const trend = async (collection: CollectionSlug, where?: Where) => {
    const { currentFrom, previousFrom, previousUntil } = periods
    const [current, previous] = await Promise.all([
      count(collection, { ...where, createdAt: { greater_than_equal: currentFrom } }),
      count(collection, {
        ...where,
        createdAt: { greater_than_equal: previousFrom, less_than: previousUntil },
      }),
    ])
    return trendPercentage(current, previous)
  }

  const [
    totalJobs,
    activeJobs,
    totalApplications,
    pendingApplications,
    totalMessages,
    newMessages,
  ] = await Promise.all([
    count('job-offers'),
    count('job-offers', { isActive: { equals: true } }),
    count('job-applications', WITHOUT_SPAM_CONDITION),
    count('job-applications', AWAITING_DECISION_CONDITION),
    count('contact-messages'),
    count('contact-messages', { status: { equals: INITIAL_MESSAGE_STATUS } }),
  ])
  const [offers, applications, messages] = await Promise.all([
    trend('job-offers'),
    trend('job-applications', WITHOUT_SPAM_CONDITION),
    trend('contact-messages'),
  ])
  return {
    totalJobs,
    activeJobs,
    totalApplications,
    pendingApplications,
    totalMessages,
    newMessages,
    trends: { totalJobs: offers, totalApplications: applications, totalMessages: messages },
  }
}
