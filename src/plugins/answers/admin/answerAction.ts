import type { PluginApplicationAction } from '@/components/admin/jobApplications/applicationAction'
import { ReplyToSelectionButton } from './AnswerSelection'
import { BatchReplyLink } from './AnswersLink'

export const batchReplyListAction: PluginApplicationAction = {
  name: 'answer',
  Action: ReplyToSelectionButton,
  AfterReview: BatchReplyLink,
}
