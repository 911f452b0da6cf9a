import type { ListFilterField } from '@/src/domain/admin/listFilters'

/** Query name that searches words in the documents of applications. */
export const DOCUMENT_WORDS_FIELD = 'documentWords'

export const documentWordsFilter: ListFilterField = { field: DOCUMENT_WORDS_FIELD, values: 'words' }

/** The maximum is longer than any typed search. */
export const MAX_SEARCH_CHARACTERS = 200
