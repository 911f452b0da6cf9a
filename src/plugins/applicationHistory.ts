import type { FindHistoryLines } from '@/components/admin/jobApplications/historyLine'
import { findReplyHistoryLines } from './answers/admin/candidateReplyPanels'

/** What plugins add to the history of an application. */
export const applicationHistory: readonly FindHistoryLines[] = [findReplyHistoryLines]
