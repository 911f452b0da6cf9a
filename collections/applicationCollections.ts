import { ApplicationAnswers } from './ApplicationAnswers'
import { ApplicationEvents } from './ApplicationEvents'
import { ApplicationLinks } from './ApplicationLinks'
import { ApplicationMentions } from './ApplicationMentions'
import { ApplicationNotes } from './ApplicationNotes'

/** Collections that belong to an application. */
export const applicationCollections = [
  ApplicationNotes,
  ApplicationMentions,
  ApplicationEvents,
  ApplicationAnswers,
  ApplicationLinks,
]
