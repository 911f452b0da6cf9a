/** Query name that searches words in the documents of applications. */
export const DOCUMENT_WORDS = 'documentWords'

/** Longer than any typed search. */
export const MAX_SEARCH_CHARACTERS = 200
