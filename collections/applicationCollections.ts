import { ApplicationAnswers } from '@/src/plugins/answers/collections/ApplicationAnswers'
import { ApplicationLinks } from '@/src/plugins/linked-persons/collections/ApplicationLinks'
import { ApplicationMentions } from '@/src/plugins/opinions/collections/ApplicationMentions'
import { ApplicationEvents } from './ApplicationEvents'
import { ApplicationNotes } from './ApplicationNotes'

/** Collections that belong to an application. */
export const applicationCollections = [
  ApplicationNotes,
  ApplicationMentions,
  ApplicationEvents,
  ApplicationAnswers,
  ApplicationLinks,
]
