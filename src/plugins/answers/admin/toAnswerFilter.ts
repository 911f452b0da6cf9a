import type { ToggleFilter } from '@/components/admin/list/toggleFilter'
import { toAnswerFilterLabel } from '../words/admin/promisedAnswers'

/** The applications that still need a candidate reply, the overdue ones first. */
export const toAnswerFilter: ToggleFilter = {
  field: 'awaitsAnswer',
  label: toAnswerFilterLabel,
  sort: 'answerDueOn',
  otherwise: '-createdAt',
}
