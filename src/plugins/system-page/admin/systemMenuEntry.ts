import type { PluginMenuEntry } from '@/components/admin/frame/menuEntry'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { SYSTEM_PATH } from '@/src/plugins/system-page/rules/systemPath'
import { systemText } from '@/src/plugins/system-page/words/admin/healthChecks'

export const systemMenuEntry: PluginMenuEntry = {
  label: systemText.title,
  href: `/admin${SYSTEM_PATH}`,
  place: 'foot',
  isFor: isActiveSuperAdmin,
}
