/** The name under which a list of applications is asked for words in their documents. */
export const DOCUMENT_WORDS = 'documentWords'

/** Longer than anybody types. */
export const LONGEST_WORDS = 200
