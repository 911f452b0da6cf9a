import { documentUrlWithListQuery } from '@/src/domain/admin/listUrl'
import type { LiveUpdatedCollection } from '@/src/domain/admin/liveUpdates'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import {
  INITIAL_MESSAGE_STATUS,
  UNANSWERED_MESSAGE_STATUSES,
} from '@/src/domain/submissions/messageStatus'
import type { ActivityKind, DashboardFigureName } from '@/src/plugins/dashboard/rules/dashboard'

const adminListPath = (collection: LiveUpdatedCollection) => `/admin/collections/${collection}`

/** URL of a list with a filter in Payload's own format, so that the user sees the filter and can remove it. */
const filteredListPath = (collection: LiveUpdatedCollection, condition: string, value: string) =>
  `${adminListPath(collection)}?${encodeFilterCondition(condition, value)}`

const encodeFilterCondition = (condition: string, value: string) =>
  new URLSearchParams({ [`where[or][0][and][0]${condition}`]: value })

export const adminDocumentPath = (collection: LiveUpdatedCollection, id: number) =>
  `${adminListPath(collection)}/${id}`

const PENDING_APPLICATIONS_QUERY = `${encodeFilterCondition('[status][equals]', INITIAL_APPLICATION_STATUS)}&${encodeURIComponent('where[or][0][and][1][withdrawnAt][exists]')}=false`

// The query with the order of the dashboard: the oldest first.
const OLDEST_PENDING_APPLICATIONS_QUERY = `${PENDING_APPLICATIONS_QUERY}&sort=createdAt`

/** URL of a pending application, with the list of pending applications for the links to the next one. */
export const pendingApplicationUrl = (id: number) =>
  documentUrlWithListQuery(
    OLDEST_PENDING_APPLICATIONS_QUERY,
    adminDocumentPath('job-applications', id),
  )

export const newOfferUrl = `${adminListPath('job-offers')}/create`

/** URL of the list that each figure counts. */
export const listUrlByFigure: Record<DashboardFigureName, string> = {
  totalJobs: adminListPath('job-offers'),
  activeJobs: filteredListPath('job-offers', '[isActive][equals]', 'true'),
  totalApplications: adminListPath('job-applications'),
  pendingApplications: `${adminListPath('job-applications')}?${PENDING_APPLICATIONS_QUERY}`,
  totalMessages: adminListPath('contact-messages'),
  newMessages: filteredListPath('contact-messages', '[status][equals]', INITIAL_MESSAGE_STATUS),
}

export const unansweredMessagesUrl = filteredListPath(
  'contact-messages',
  '[status][in]',
  UNANSWERED_MESSAGE_STATUSES.join(),
)

export const collectionByActivityKind: Record<ActivityKind, LiveUpdatedCollection> = {
  application: 'job-applications',
  message: 'contact-messages',
  offer: 'job-offers',
}
