import type { ErasedTable } from '@/src/domain/people/erasedTable'
import { erasedAnswers } from './answers/rules/applicationAnswer'
import { erasedCandidateLinks } from './candidate-page/rules/candidatePage'
import { erasedLinks } from './linked-persons/rules/erasedLinks'
import { erasedNotes } from './opinions/rules/applicationNote'

/** What is deleted when an application is anonymised. */
export const erasedTables: readonly ErasedTable[] = [
  erasedNotes,
  erasedAnswers,
  erasedLinks,
  erasedCandidateLinks,
]
