/** Maximum number of rows that one click selects, over all pages of a list. */
export const MAX_SELECTED = 1000

/** Maximum number of rows where Payload's own actions put every id into one URL. */
export const MAX_IDS_IN_URL = 100

/** Maximum number of documents in one request: all run their hooks in one transaction. */
export const MAX_PER_REQUEST = 250

/** Number of ids per read request: they must fit into one URL. */
const BATCH_SIZE = 100

export function inBatches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH_SIZE) }, (_, lot) =>
    all.slice(lot * BATCH_SIZE, (lot + 1) * BATCH_SIZE),
  )
}

type Id = number | string
export type PreviousValue<Value> = { id: Id; value: Value }

/** The ids of the documents by previous value, to undo a change. */
export function idsByValue<Value>(
  previousValues: readonly PreviousValue<Value>[],
): { value: Value; ids: Id[] }[] {
  const values = [...new Set(previousValues.map(({ value }) => value))]
  return values.map((value) => ({
    value,
    ids: previousValues.filter((one) => one.value === value).map(({ id }) => id),
  }))
}
