/** Under this name a document's address keeps the list it was opened from. */
const LIST = 'liste'
/** Under this one, which documents of that list one came through on the way. */
const PASSED = 'vues'
/** Addresses stay short: nobody goes back further, step by step. */
const MOST_PASSED = 50

/**
 * The address of a document that knows the way back into its list.
 * @param list that list's own query
 * @param passed the ids that one came through, the last one at the end
 */
export function addressWithin(list: string, address: string, passed: readonly number[] = []) {
  if (list === '') return address
  const way = [...new Set(passed)].slice(-MOST_PASSED).join('.')
  return `${address}?${new URLSearchParams({ [LIST]: list, ...(way !== '' && { [PASSED]: way }) })}`
}

/** The list that a document was opened from, as its page's query tells; the whole one otherwise. */
export function listOf(query: unknown): string {
  return readValue(query, LIST)
}

/** The ids of those that one came through, as that query tells. */
export function passedOf(query: unknown): number[] {
  const ids = readValue(query, PASSED).split('.').slice(-MOST_PASSED)
  return ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number)
}

function readValue(query: unknown, name: string): string {
  if (typeof query !== 'object' || query === null) return ''
  const value: unknown = Object.entries(query).find(([known]) => known === name)?.[1]
  return typeof value === 'string' ? value : ''
}
