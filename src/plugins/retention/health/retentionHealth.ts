import type { PluginHealth } from '@/src/health/pluginHealth'
import { retentionCheckWords } from '@/src/plugins/retention/words/admin/retentionCheck'
import { checkLastRetentionRun } from './checks/retention'

export const retentionHealth: PluginHealth = {
  check: {
    light: 'retention',
    label: retentionCheckWords.label,
    after: 'certificate',
    run: checkLastRetentionRun,
  },
}
