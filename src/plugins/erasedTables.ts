import type { ErasedTable } from '@/src/domain/people/erasedTable'
import { erasedCandidateReplies } from './answers/rules/candidateReply'
import { erasedApplicationLinks } from './linked-persons/rules/erasedApplicationLinks'
import { erasableNotesTable } from './opinions/rules/applicationNote'

/** The tables with rows that are deleted when an application is anonymised. */
export const erasedTables: readonly ErasedTable[] = [
  erasableNotesTable,
  erasedCandidateReplies,
  erasedApplicationLinks,
]
