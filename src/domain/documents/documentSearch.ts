/** Query name that searches words in the documents of applications. */
export const DOCUMENT_WORDS = 'documentWords'

/** Longer than any typed search. */
export const LONGEST_WORDS = 200
