import type { PluginMenuEntry } from '@/components/admin/frame/menuEntry'
import { adminGroups } from '@/src/content/admin/groups'
import { CARE_PATH } from '../rules/care'
import { careText } from '../words/admin/care'

export const careMenuEntry: PluginMenuEntry = {
  label: careText.title,
  href: `/admin${CARE_PATH}`,
  place: adminGroups.content,
}
