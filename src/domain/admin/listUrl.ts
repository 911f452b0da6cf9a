/**
 * Query parameter of a document's URL: the query of the list from which the document was opened.
 */
const LIST_QUERY_PARAMETER = 'liste'
/** Query parameter: the ids of the documents visited since the list. */
const OPENED_DOCUMENT_IDS_PARAMETER = 'vues'
/** The maximum limits the length of URLs; users rarely step back further. */
const MAX_OPENED_DOCUMENT_IDS = 50

/**
 * The URL of a document, with the query of its list for the link back.
 * @param list the query of that list
 * @param passed the ids of the visited documents, the last one at the end
 */
export function documentUrlWithListQuery(
  list: string,
  address: string,
  passed: readonly number[] = [],
) {
  if (list === '') return address
  const way = [...new Set(passed)].slice(-MAX_OPENED_DOCUMENT_IDS).join('.')
  return `${address}?${new URLSearchParams({ [LIST_QUERY_PARAMETER]: list, ...(way !== '' && { [OPENED_DOCUMENT_IDS_PARAMETER]: way }) })}`
}

/** The query of the list from which the document was opened; '' for the whole list. */
export function listQueryOf(query: unknown): string {
  return readQueryParameter(query, LIST_QUERY_PARAMETER)
}

/** The ids of the visited documents. */
export function openedDocumentIdsOf(query: unknown): number[] {
  const ids = readQueryParameter(query, OPENED_DOCUMENT_IDS_PARAMETER)
    .split('.')
    .slice(-MAX_OPENED_DOCUMENT_IDS)
  return ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number)
}

function readQueryParameter(query: unknown, name: string): string {
  if (typeof query !== 'object' || query === null) return ''
  const value: unknown = Object.entries(query).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : ''
}
