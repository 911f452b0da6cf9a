import { type HealthPart, orNull } from '@/src/health/healthPart'
import { readPlannedFigures } from '@/src/plugins/scheduled-changes/queries/readPlannedFigures'

export const plannedHealth: HealthPart = {
  figures: async (payload) => {
    const planned = await orNull(payload, readPlannedFigures(payload))
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
