import { ApplicationEvents } from './ApplicationEvents'
import { ApplicationNotes } from './ApplicationNotes'
import { JobApplications } from './JobApplications'

/** An application, what staff say of it, and what happened to it. */
export const applicationCollections = [JobApplications, ApplicationNotes, ApplicationEvents]
