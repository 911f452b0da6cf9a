import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { WITHOUT_SPAM_CONDITION } from '@/src/domain/submissions/spam'
import { type DashboardActivity, newestActivities } from '@/src/plugins/dashboard/rules/dashboard'

const MAX_SHOWN_ACTIVITIES = 7

/** Finds the latest submissions and publications; a publication has only a day. */
export async function findRecentActivity(
  payload: Payload,
  user: SignedInUser,
): Promise<DashboardActivity[]> {
  const latest = {
    sort: '-createdAt',
    limit: MAX_SHOWN_ACTIVITIES,
    pagination: false,
    depth: 0,
  } as const
  const [applications, messages, offers] = await Promise.all([
    payload.find({
      collection: 'job-applications',
      where: WITHOUT_SPAM_CONDITION,
      select: { candidateName: true, jobTitle: true, createdAt: true },
      ...latest,
      user,
      overrideAccess: false,
    }),
    payload.find({
      collection: 'contact-messages',
      select: { name: true, subject: true, createdAt: true },
      ...latest,
      user,
      overrideAccess: false,
    }),
    payload.find({
      collection: 'job-offers',
      where: { isActive: { equals: true } },
      select: { title: true, publishedDate: true, updatedAt: true },
      ...latest,
      user,
      overrideAccess: false,
      sort: ['-publishedDate', '-id'],
    }),
  ])
  const activities: DashboardActivity[] = [
    ...applications.docs.map(({ id, candidateName, jobTitle, createdAt }) => ({
      kind: 'application' as const,
      id,
      title: candidateName ?? '',
      detail: jobTitle ?? '',
      at: new Date(createdAt),
    })),
    ...messages.docs.map(({ id, name, subject, createdAt }) => ({
      kind: 'message' as const,
      id,
      title: name,
      detail: subject,
      at: new Date(createdAt),
    })),
    ...offers.docs.map(({ id, title, publishedDate, updatedAt }) => ({
      kind: 'offer' as const,
      id,
      title,
      detail: '',
      // A publication is stored as noon, which may be in the future; the last update limits it.
      at: new Date(Math.min(Date.parse(publishedDate), Date.parse(updatedAt))),
    })),
  ]
  return newestActivities(activities, MAX_SHOWN_ACTIVITIES)
}
