import { ApplicationAnswers } from './ApplicationAnswers'
import { ApplicationEvents } from './ApplicationEvents'
import { ApplicationLinks } from './ApplicationLinks'
import { ApplicationMentions } from './ApplicationMentions'
import { ApplicationNotes } from './ApplicationNotes'
import { ApplicationOpinions } from './ApplicationOpinions'

/** Collections that belong to an application. */
export const applicationCollections = [
  ApplicationNotes,
  ApplicationMentions,
  ApplicationOpinions,
  ApplicationEvents,
  ApplicationAnswers,
  ApplicationLinks,
]
