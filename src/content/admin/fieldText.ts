/** What staff read beside a field of the admin. */
export type FieldText = { label: string; description?: string }

/** What staff read about a list that grows row by row. */
export type ListText = FieldText & { row: { singular: string; plural: string } }
