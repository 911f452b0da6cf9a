import type { FilteredField } from '@/src/domain/admin/listFilters'
import { documentWordsFilter } from './document-reading/rules/documentSearch'

/** Filters that plugins add to the list of applications, after those of the core. */
export const applicationFilterFields: readonly FilteredField[] = [documentWordsFilter]
