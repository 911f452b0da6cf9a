import type { FindHistoryLines } from '@/components/admin/jobApplications/historyLine'
import { findAnswerLines } from './answers/admin/answerPanels'
import { findCandidateLinkLines } from './candidate-page/admin/candidateLinkPanels'

/** What plugins add to the history of an application. */
export const applicationHistory: readonly FindHistoryLines[] = [
  findAnswerLines,
  findCandidateLinkLines,
]
