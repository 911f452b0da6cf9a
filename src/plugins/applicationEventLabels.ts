import type { ApplicationEventLabels } from '@/src/content/admin/applicationHistory'
import { candidatePageEventLabels } from './candidate-page/words/admin/applicationEventLabels'
import { linkedPersonsEventLabels } from './linked-persons/words/admin/applicationEventLabels'
import { opinionEventLabels } from './opinions/words/admin/applicationEventLabels'

/** The labels of the events that plugins record in the history of an application. */
export const pluginApplicationEventLabels: readonly ApplicationEventLabels[] = [
  candidatePageEventLabels,
  linkedPersonsEventLabels,
  opinionEventLabels,
]
