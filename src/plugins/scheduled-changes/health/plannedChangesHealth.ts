import { type PluginHealth, readMetricsOrNull } from '@/src/health/pluginHealth'
import { countPlannedChanges } from '@/src/plugins/scheduled-changes/queries/countPlannedChanges'

export const plannedChangesHealth: PluginHealth = {
  figures: async (payload) => {
    const planned = await readMetricsOrNull(payload, countPlannedChanges(payload))
    return {
      planned_changes_waiting: {
        help: 'Changes of pages planned',
        value: planned?.waiting ?? null,
      },
      planned_changes_undone: {
        help: 'Planned changes of pages that are late or given up',
        value: planned?.undone ?? null,
      },
    }
  },
}
