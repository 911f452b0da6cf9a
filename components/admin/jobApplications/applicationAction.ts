import type { ComponentType } from 'react'

/** What a plugin adds to the actions on the selected applications, or on one. */
export type ApplicationAction = {
  name: string
  /** A client component. */
  Action: ComponentType
  /** Whether it is also offered in the list of spam, where no status can be set. */
  isForSpam?: boolean
  /** A client component with the same action on one row of the list. */
  InRow?: ComponentType<{ row: ApplicationRow }>
  /** A client component with the same action on the applications decided in a review session. */
  AfterReview?: ComponentType<{ ids: readonly string[] }>
}

export type ApplicationRow = { id: number | string; candidateName: string; isSpam?: boolean | null }
