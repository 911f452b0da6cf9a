import type { PluginHealth } from '@/src/health/pluginHealth'
import { retentionCheckWords } from '@/src/plugins/retention/words/admin/retentionCheck'
import { checkRetention } from './checks/retention'

export const retentionHealth: PluginHealth = {
  check: {
    light: 'retention',
    label: retentionCheckWords.label,
    after: 'certificate',
    run: checkRetention,
  },
}
