import type { FindHistoryLines } from '@/components/admin/jobApplications/historyLine'
import { findReplyHistoryLines } from './answers/admin/candidateReplyPanels'
import { findCandidateLinkLines } from './candidate-page/admin/candidateLinkPanels'
import { findKeepConsentLines } from './retention/admin/keepConsentPanels'

/** The functions with which plugins add lines to the history of an application. */
export const applicationHistory: readonly FindHistoryLines[] = [
  findReplyHistoryLines,
  findCandidateLinkLines,
  findKeepConsentLines,
]
