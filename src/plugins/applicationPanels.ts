import type { ApplicationPanel } from '@/components/admin/jobApplications/applicationPanel'
import { answerPanels } from './answers/admin/answerPanels'
import { candidateLinkPanels } from './candidate-page/admin/candidateLinkPanels'
import { readingPanels } from './document-reading/admin/readingPanels'
import { personPanels } from './linked-persons/admin/personPanels'
import { opinionPanels } from './opinions/admin/opinionPanels'

/** What plugins show on the page of an application, in this order at each place. */
export const applicationPanels: readonly ApplicationPanel[] = [
  ...answerPanels,
  ...candidateLinkPanels,
  ...opinionPanels,
  ...personPanels,
  ...readingPanels,
]
