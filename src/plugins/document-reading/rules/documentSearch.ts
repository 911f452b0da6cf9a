import type { FilteredField } from '@/src/domain/admin/listFilters'

/** Query name that searches words in the documents of applications. */
export const DOCUMENT_WORDS = 'documentWords'

export const wordsFilter: FilteredField = { field: DOCUMENT_WORDS, values: 'words' }

/** Longer than any typed search. */
export const MAX_SEARCH_CHARACTERS = 200
