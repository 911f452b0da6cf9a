import type { ComponentType } from 'react'

/** What a plugin adds to the actions on the selected applications. */
export type ApplicationAction = {
  name: string
  /** A client component. */
  Action: ComponentType
  /** Whether it is also offered in the list of spam, where no status can be set. */
  isForSpam?: boolean
  /** A client component with the same action on the applications decided in a review session. */
  AfterReview?: ComponentType<{ ids: readonly string[] }>
}
