import type { WatchedCollection } from '@/src/domain/admin/attention'
import type { ActivityKind, Figure } from '@/src/domain/admin/dashboard'
import { urlWithinList } from '@/src/domain/admin/listUrl'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import { INITIAL_MESSAGE_STATUS, UNANSWERED_STATUSES } from '@/src/domain/submissions/messageStatus'

const listPath = (collection: WatchedCollection) => `/admin/collections/${collection}`

/** URL of a list with a filter in Payload's own format, so that the user sees the filter and can remove it. */
const filteredListPath = (collection: WatchedCollection, condition: string, value: string) =>
  `${listPath(collection)}?${encodeCondition(condition, value)}`

const encodeCondition = (condition: string, value: string) =>
  new URLSearchParams({ [`where[or][0][and][0]${condition}`]: value })

export const documentAddress = (collection: WatchedCollection, id: number) =>
  `${listPath(collection)}/${id}`

// Same order as on the dashboard: oldest first.
const OLDEST_PENDING = `${encodeCondition('[status][equals]', INITIAL_APPLICATION_STATUS)}&sort=createdAt`

/** URL of a pending application, with the list of pending applications for the links to the next one. */
export const waitingApplicationAddress = (id: number) =>
  urlWithinList(OLDEST_PENDING, documentAddress('job-applications', id))

export const newOfferAddress = `${listPath('job-offers')}/create`

/** URL of the list that each figure counts. */
export const figureAddresses: Record<Figure, string> = {
  totalJobs: listPath('job-offers'),
  activeJobs: filteredListPath('job-offers', '[isActive][equals]', 'true'),
  totalApplications: listPath('job-applications'),
  pendingApplications: filteredListPath(
    'job-applications',
    '[status][equals]',
    INITIAL_APPLICATION_STATUS,
  ),
  totalMessages: listPath('contact-messages'),
  newMessages: filteredListPath('contact-messages', '[status][equals]', INITIAL_MESSAGE_STATUS),
}

export const unansweredAddress = filteredListPath(
  'contact-messages',
  '[status][in]',
  UNANSWERED_STATUSES.join(),
)

export const activityCollections: Record<ActivityKind, WatchedCollection> = {
  application: 'job-applications',
  message: 'contact-messages',
  offer: 'job-offers',
}
