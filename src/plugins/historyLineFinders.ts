import type { FindHistoryLines } from '@/components/admin/jobApplications/historyLine'
import { findReplyHistoryLines } from './answers/admin/candidateReplyPanels'
import { findCandidateLinkHistoryLines } from './candidate-page/admin/candidateLinkPanels'
import { findKeepConsentHistoryLines } from './retention/admin/keepConsentPanels'

/** The functions with which plugins add lines to the history of an application. */
export const historyLineFinders: readonly FindHistoryLines[] = [
  findReplyHistoryLines,
  findCandidateLinkHistoryLines,
  findKeepConsentHistoryLines,
]
