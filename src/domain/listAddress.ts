/** Under this name a document's address keeps the list it was opened from. */
const LIST = 'liste'

/** The address of a document that knows the way back into its list. @param list that list's own query */
export function addressWithin(list: string, address: string): string {
  return list === '' ? address : `${address}?${new URLSearchParams({ [LIST]: list })}`
}

/** The list that a document was opened from, as its page's query tells; the whole one otherwise. */
export function listOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const list: unknown = Object.entries(query).find(([name]) => name === LIST)?.[1]
  return typeof list === 'string' ? list : ''
}
