import type { ToggleFilter } from '@/components/admin/list/toggleFilter'
import { unansweredFilterLabel } from '@/src/plugins/answers/words/admin/promisedReplies'

/** The applications that still need a candidate reply, the overdue ones first. */
export const unansweredApplicationsFilter: ToggleFilter = {
  field: 'awaitsAnswer',
  label: unansweredFilterLabel,
  sort: 'answerDueOn',
  otherwise: '-createdAt',
}
