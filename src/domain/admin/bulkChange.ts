/** Maximum number of rows that one click selects, over all pages of a list. */
export const MOST_TICKED = 1000

/** Maximum number of rows where Payload's own actions put every id into one URL. */
export const MOST_IN_ONE_URL = 100

/** Maximum number of documents in one request: all run their hooks in one transaction. */
export const MOST_AT_ONCE = 250

/** Number of ids per read request: they must fit into one URL. */
const LOT = 100

export function inLots<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / LOT) }, (_, lot) =>
    all.slice(lot * LOT, (lot + 1) * LOT),
  )
}

type Id = number | string
export type HeldValue<Value> = { id: Id; value: Value }

/** The ids of the documents by previous value, to undo a change. */
export function idsByValue<Value>(
  held: readonly HeldValue<Value>[],
): { value: Value; ids: Id[] }[] {
  const values = [...new Set(held.map(({ value }) => value))]
  return values.map((value) => ({
    value,
    ids: held.filter((one) => one.value === value).map(({ id }) => id),
  }))
}
