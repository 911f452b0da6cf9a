import type { PluginDecisionTool } from '@/components/admin/jobApplications/decisionTool'
import { reviewTool } from './document-reading/admin/reviewTool'

/** The tools of plugins beside the buttons that decide on an application. */
export const decisionTools: readonly PluginDecisionTool[] = [reviewTool]
