import type { ComponentType } from 'react'

/** An action that a plugin adds for the selected applications, or for one. */
export type PluginApplicationAction = {
  name: string
  /** A client component, which can set a field of the selected applications. */
  Action: ComponentType<BulkChangeProps>
  /** Whether the action is also offered in the list of spam, where no status can be set. */
  isForSpam?: boolean
  /** A client component with the same action on one row of the list. */
  InRow?: ComponentType<{ row: ApplicationRow }>
  /** A client component with the same action on the applications decided in a review session. */
  AfterReview?: ComponentType<{ ids: readonly string[] }>
}

/** Sets a field of all selected documents. */
export type BulkChangeProps = { change: (made: FieldChange) => void; isSaving: boolean }

export type FieldChange = {
  field: string
  next: string | boolean
  /** Whether a document may change from its current value. Default: when the new value differs. */
  may?: (current: unknown) => boolean
  successText: (count: number) => string
}

export type ApplicationRow = { id: number | string; candidateName: string; isSpam?: boolean | null }
