import type { ToggleFilter } from '@/components/admin/list/toggleFilter'
import { unansweredApplicationsFilter } from './answers/admin/unansweredApplicationsFilter'
import { spamFilter } from './linked-persons/admin/spamFilter'
import { requestedOpinionFilter } from './opinions/admin/requestedOpinionFilter'
import { keptForLaterFilter } from './retention/admin/keptForLaterList'

/** The filters of plugins that are on or off in the list of applications. */
export const applicationToggleFilters: readonly ToggleFilter[] = [
  unansweredApplicationsFilter,
  requestedOpinionFilter,
  keptForLaterFilter,
  spamFilter,
]
