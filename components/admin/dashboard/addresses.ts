import type { WatchedCollection } from '@/src/domain/admin/attention'
import type { ActivityKind, Figure } from '@/src/domain/admin/dashboard'
import { urlWithinList } from '@/src/domain/admin/listUrl'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import { INITIAL_MESSAGE_STATUS, UNANSWERED_STATUSES } from '@/src/domain/submissions/messageStatus'

const list = (collection: WatchedCollection) => `/admin/collections/${collection}`

/** URL of a list with a filter in Payload's own format, so that the user sees the filter and can remove it. */
const filtered = (collection: WatchedCollection, condition: string, value: string) =>
  `${list(collection)}?${conditionOf(condition, value)}`

const conditionOf = (condition: string, value: string) =>
  new URLSearchParams({ [`where[or][0][and][0]${condition}`]: value })

export const documentAddress = (collection: WatchedCollection, id: number) =>
  `${list(collection)}/${id}`

// Same order as on the dashboard: oldest first.
const OLDEST_PENDING = `${conditionOf('[status][equals]', INITIAL_APPLICATION_STATUS)}&sort=createdAt`

/** URL of a pending application, with the list of pending applications for the links to the next one. */
export const waitingApplicationAddress = (id: number) =>
  urlWithinList(OLDEST_PENDING, documentAddress('job-applications', id))

export const newOfferAddress = `${list('job-offers')}/create`

/** URL of the list that each figure counts. */
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
