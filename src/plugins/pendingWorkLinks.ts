import type { PluginPendingWorkLink } from '@/components/admin/dashboard/pendingWorkLink'
import { UnansweredApplicationsLink } from './answers/admin/UnansweredApplicationsLink'
import { RequestedOpinionsLink } from './opinions/admin/RequestedOpinionsLink'
import { AcceptedToReviewLink } from './retention/admin/AcceptedToReviewLink'

/** Links of plugins in the widget of pending work. */
export const pendingWorkLinks: readonly PluginPendingWorkLink[] = [
  { name: 'to-read', Link: RequestedOpinionsLink },
  { name: 'to-answer', Link: UnansweredApplicationsLink },
  { name: 'accepted-to-review', Link: AcceptedToReviewLink },
]
