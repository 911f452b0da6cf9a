import type { ApplicationPanel } from '@/components/admin/jobApplications/applicationPanel'
import { opinionPanels } from './opinions/admin/opinionPanels'

/** What plugins show on the page of an application. */
export const applicationPanels: readonly ApplicationPanel[] = [...opinionPanels]
