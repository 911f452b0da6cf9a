/** Maximum number of rows that one click selects, over all pages of a list. */
export const MAX_SELECTED_ROWS = 1000

/** Maximum number of rows for Payload's own actions, which put every id into one URL. */
export const MAX_IDS_IN_URL = 100

type DocumentId = number | string
export type PreviousValue<Value> = { id: DocumentId; value: Value }

/** Groups the ids of the documents by previous value, to undo a change. */
export function groupIdsByValue<Value>(
  previousValues: readonly PreviousValue<Value>[],
): { value: Value; ids: DocumentId[] }[] {
  const values = [...new Set(previousValues.map(({ value }) => value))]
  return values.map((value) => ({
    value,
    ids: previousValues.filter((one) => one.value === value).map(({ id }) => id),
  }))
}
