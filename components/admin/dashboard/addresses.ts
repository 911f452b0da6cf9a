import type { WatchedCollection } from '@/src/domain/admin/attention'
import type { ActivityKind, Figure } from '@/src/domain/admin/dashboard'
import { addressWithin } from '@/src/domain/admin/listAddress'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import { INITIAL_MESSAGE_STATUS, UNANSWERED_STATUSES } from '@/src/domain/submissions/messageStatus'

const list = (collection: WatchedCollection) => `/admin/collections/${collection}`

/** A list as its own filters would show it, so that they can be seen and taken away. */
const filtered = (collection: WatchedCollection, condition: string, value: string) =>
  `${list(collection)}?${conditionOf(condition, value)}`

const conditionOf = (condition: string, value: string) =>
  new URLSearchParams({ [`where[or][0][and][0]${condition}`]: value })

export const documentAddress = (collection: WatchedCollection, id: number) =>
  `${list(collection)}/${id}`

// In the order in which the start page shows them.
const OLDEST_PENDING = `${conditionOf('[status][equals]', INITIAL_APPLICATION_STATUS)}&sort=createdAt`

/** An application that waits, from which one goes on to the next one that does. */
export const waitingApplicationAddress = (id: number) =>
  addressWithin(OLDEST_PENDING, documentAddress('job-applications', id))

export const newOfferAddress = `${list('job-offers')}/create`

/** The list that a figure counts. */
export const figureAddresses: Record<Figure, string> = {
  totalJobs: list('job-offers'),
  activeJobs: filtered('job-offers', '[isActive][equals]', 'true'),
  totalApplications: list('job-applications'),
  pendingApplications: filtered('job-applications', '[status][equals]', INITIAL_APPLICATION_STATUS),
  totalMessages: list('contact-messages'),
  newMessages: filtered('contact-messages', '[status][equals]', INITIAL_MESSAGE_STATUS),
}

export const unansweredAddress = filtered(
  'contact-messages',
  '[status][in]',
  UNANSWERED_STATUSES.join(),
)

export const activityCollections: Record<ActivityKind, WatchedCollection> = {
  application: 'job-applications',
  message: 'contact-messages',
  offer: 'job-offers',
}
