import type { PluginApplicationAction } from '@/components/admin/jobApplications/applicationAction'
import { SpamRowAction } from './SpamRowAction'
import { SpamSelection } from './SpamSelection'

export const spamAction: PluginApplicationAction = {
  name: 'spam',
  Action: SpamSelection,
  isForSpam: true,
  InRow: SpamRowAction,
}
