import type { ToggleFilter } from '@/components/admin/list/toggleFilter'
import { OPINION_REQUESTED_FILTER } from '@/src/domain/admin/opinionRequested'
import { requestedOpinionWords } from '@/src/plugins/opinions/words/admin/mentions'

/** Filter for the applications on which a colleague asked the user for an opinion. */
export const requestedOpinionFilter: ToggleFilter = {
  field: OPINION_REQUESTED_FILTER,
  label: requestedOpinionWords.label,
}
