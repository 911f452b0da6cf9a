/** How many rows are ticked at most with one press, on all pages of a list. */
export const MOST_TICKED = 1000

/** How many rows are ticked at most where Payload's own actions put every id into one URL. */
export const MOST_IN_ONE_URL = 100

/** How many documents one request may change: each has its hooks, all are one transaction. */
export const MOST_AT_ONCE = 250

/** How many we ask for at once: their ids have room in one address. */
const LOT = 100

export function inLots<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / LOT) }, (_, lot) =>
    all.slice(lot * LOT, (lot + 1) * LOT),
  )
}

type Id = number | string
export type HeldValue<Value> = { id: Id; value: Value }

/** The documents that held each value, for a change that is taken back. */
export function idsByValue<Value>(
  held: readonly HeldValue<Value>[],
): { value: Value; ids: Id[] }[] {
  const values = [...new Set(held.map(({ value }) => value))]
  return values.map((value) => ({
    value,
    ids: held.filter((one) => one.value === value).map(({ id }) => id),
  }))
}
