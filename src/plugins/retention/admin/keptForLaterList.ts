import type { PluginMenuEntry } from '@/components/admin/frame/menuEntry'
import type { ToggleFilter } from '@/components/admin/list/toggleFilter'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { KEPT_FOR_LATER_FIELD_NAME, KEPT_FOR_LATER_PATH } from '../rules/keptForLater'
import { keptForLaterWords as words } from '../words/admin/keepConsent'

/** The candidates who agreed to be kept for later offers; those whose consent ends first at the head. */
export const keptForLaterFilter: ToggleFilter = {
  field: KEPT_FOR_LATER_FIELD_NAME,
  label: words.label,
  sort: 'keepConsentUntil',
  otherwise: '-createdAt',
}

export const keptForLaterMenuEntry: PluginMenuEntry = {
  label: words.label,
  href: KEPT_FOR_LATER_PATH,
  place: adminMenuGroups.recruitment,
}
