import type { ErasedTable } from '@/src/domain/people/erasedTable'
import { erasedCandidateReplies } from './answers/rules/applicationAnswer'
import { erasedCandidateLinks } from './candidate-page/rules/candidatePage'
import { erasedApplicationLinks } from './linked-persons/rules/erasedApplicationLinks'
import { erasedApplicationNotes } from './opinions/rules/applicationNote'

/** The tables with rows that are deleted when an application is anonymised. */
export const erasedTables: readonly ErasedTable[] = [
  erasedApplicationNotes,
  erasedCandidateReplies,
  erasedApplicationLinks,
  erasedCandidateLinks,
]
