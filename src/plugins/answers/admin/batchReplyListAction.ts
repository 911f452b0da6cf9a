import type { PluginApplicationAction } from '@/components/admin/jobApplications/applicationAction'
import { BatchReplyLink } from './BatchReplyLink'
import { ReplyToSelectionButton } from './ReplyToSelectionButton'

export const batchReplyListAction: PluginApplicationAction = {
  name: 'answer',
  Action: ReplyToSelectionButton,
  AfterReview: BatchReplyLink,
}
