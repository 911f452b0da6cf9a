import type { ComponentType } from 'react'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'

/** A tool that a plugin adds to the decision buttons, for client components. */
export type DecisionButtonExtension = {
  name: string
  /** Keyboard shortcuts of the buttons. Renders nothing. */
  Keys: ComponentType<{ decide: (status: ApplicationStatus) => void }>
  /** The title of a button with its shortcut. @param place of the status, from 0 */
  titleWithKey: (title: string, place: number) => string
  /** Called after a decision is saved. @param list query of the list from which the page was opened */
  storeDecision: (list: string, id: number | string, status: ApplicationStatus) => void
}
