import type { ApplicationCondition } from '@/src/queries/searchedWhere'
import { wordsCondition } from './document-reading/queries/wordsCondition'
import { toReadCondition } from './opinions/queries/toReadCondition'

/** Conditions on applications that no column answers. */
export const applicationConditions: readonly ApplicationCondition[] = [
  wordsCondition,
  toReadCondition,
]
