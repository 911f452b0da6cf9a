import type { PluginApplicationAction } from '@/components/admin/jobApplications/applicationAction'
import { batchReplyListAction } from './answers/admin/batchReplyListAction'
import { spamAction } from './linked-persons/admin/spamAction'

/** Actions of plugins on several applications. In the list they come before the choice of a status. */
export const applicationBulkActions: readonly PluginApplicationAction[] = [
  batchReplyListAction,
  spamAction,
]
