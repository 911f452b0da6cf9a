import type { PluginApplicationPanel } from '@/components/admin/jobApplications/applicationPanel'
import { candidateReplyPanels } from './answers/admin/candidateReplyPanels'
import { candidateLinkPanels } from './candidate-page/admin/candidateLinkPanels'
import { documentReadingPanels } from './document-reading/admin/documentReadingPanels'
import { linkedPersonPanels } from './linked-persons/admin/linkedPersonPanels'
import { opinionPanels } from './opinions/admin/opinionPanels'
import { keepConsentPanels } from './retention/admin/keepConsentPanels'
import { retentionPanels } from './retention/admin/retentionPanels'
import { unreachableAddressPanels } from './undelivered-mail/admin/unreachableAddressPanels'

/** The panels of plugins on the page of an application, in this order at each place. */
export const applicationPanels: readonly PluginApplicationPanel[] = [
  ...candidateReplyPanels,
  ...candidateLinkPanels,
  ...unreachableAddressPanels,
  ...keepConsentPanels,
  ...opinionPanels,
  ...linkedPersonPanels,
  ...documentReadingPanels,
  ...retentionPanels,
]
