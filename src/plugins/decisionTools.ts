import type { PluginDecisionTool } from '@/components/admin/jobApplications/decisionTool'
import { reviewTool } from './document-reading/admin/reviewTool'

/** What plugins add to the buttons that decide on an application. */
export const decisionTools: readonly PluginDecisionTool[] = [reviewTool]
