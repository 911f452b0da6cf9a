import type { ApplicationCondition } from '@/src/queries/searchedWhere'
import { documentWordsCondition } from './document-reading/queries/wordsCondition'
import { requestedOpinionCondition } from './opinions/queries/toReadCondition'

/** Conditions on applications that no column answers. */
export const applicationConditions: readonly ApplicationCondition[] = [
  documentWordsCondition,
  requestedOpinionCondition,
]
