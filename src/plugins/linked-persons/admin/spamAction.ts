import type { ApplicationAction } from '@/components/admin/jobApplications/applicationAction'
import { SpamRowAction } from './SpamRowAction'
import { SpamSelection } from './SpamSelection'

export const spamAction: ApplicationAction = {
  name: 'spam',
  Action: SpamSelection,
  isForSpam: true,
  InRow: SpamRowAction,
}
