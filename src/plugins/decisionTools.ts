import type { PluginDecisionTool } from '@/components/admin/jobApplications/decisionTool'
import { reviewDecisionTool } from './document-reading/admin/reviewDecisionTool'

/** The tools of plugins beside the buttons that decide on an application. */
export const decisionTools: readonly PluginDecisionTool[] = [reviewDecisionTool]
