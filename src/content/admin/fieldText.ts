/** Label and help text of a field in the admin. */
export type FieldText = { label: string; description?: string }

/** Label and help text of an array field. */
export type ArrayFieldText = FieldText & { row: { singular: string; plural: string } }
