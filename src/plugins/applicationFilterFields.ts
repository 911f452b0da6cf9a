import type { ListFilterField } from '@/src/domain/admin/listFilters'
import { documentWordsFilter } from './document-reading/rules/documentSearch'
import { KEPT_FOR_LATER_FIELD_NAME } from './retention/rules/keptForLater'

/** Filters that plugins add to the list of applications, after those of the core. */
export const applicationFilterFields: readonly ListFilterField[] = [
  documentWordsFilter,
  { field: KEPT_FOR_LATER_FIELD_NAME, values: ['true'] },
]
