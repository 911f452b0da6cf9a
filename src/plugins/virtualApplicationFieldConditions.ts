import type { VirtualApplicationFieldCondition } from '@/src/queries/resolveSearchConditions'
import { documentWordsCondition } from './document-reading/queries/documentWordsCondition'
import { requestedOpinionCondition } from './opinions/queries/requestedOpinionCondition'
import { keptForLaterCondition } from './retention/queries/keptForLaterCondition'

/** Conditions on applications that no column can express. */
export const virtualApplicationFieldConditions: readonly VirtualApplicationFieldCondition[] = [
  documentWordsCondition,
  requestedOpinionCondition,
  keptForLaterCondition,
]
