import type { PluginApplicationAction } from '@/components/admin/jobApplications/applicationAction'
import { SpamRowAction } from './SpamRowAction'
import { SpamSelectionButton } from './SpamSelectionButton'

export const spamAction: PluginApplicationAction = {
  name: 'spam',
  Action: SpamSelectionButton,
  isForSpam: true,
  InRow: SpamRowAction,
}
