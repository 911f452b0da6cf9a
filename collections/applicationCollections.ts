import { ApplicationEvents } from './ApplicationEvents'
import { ApplicationNotes } from './ApplicationNotes'

/** Collections that belong to an application. */
export const applicationCollections = [ApplicationNotes, ApplicationEvents]
