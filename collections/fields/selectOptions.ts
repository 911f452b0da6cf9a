/** Builds the options of a select from the tuple of its values and the table of their labels. */
export function selectOptions<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
) {
  return values.map((value) => ({ value, label: labels[value] }))
}
