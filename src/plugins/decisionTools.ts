import type { DecisionButtonExtension } from '@/components/admin/jobApplications/decisionTool'
import { reviewDecisionTool } from './document-reading/admin/reviewDecisionTool'

/**
 * The keyboard shortcuts and the review session that plugins add to the decision buttons of an
 * application.
 */
export const decisionTools: readonly DecisionButtonExtension[] = [reviewDecisionTool]
