import { trendPeriods } from '@/src/plugins/dashboard/rules/trend'
import type { PluginRegisters } from '@/tests/support/pluginRegisters'

export const registers: PluginRegisters = {
  applicationFigures: {
    dashboard: async ({ now, payload, timezone, user }) => {
      const { countDashboardFigures } = await import(
        '@/src/plugins/dashboard/queries/countDashboardFigures'
      )
      return countDashboardFigures(payload, { user, periods: trendPeriods(now, timezone) })
    },
    waiting: async ({ payload, user }) => {
      const { findWaitingRecords } = await import(
        '@/src/plugins/dashboard/queries/findWaitingRecords'
      )
      return findWaitingRecords(payload, user)
    },
    activity: async ({ payload, user }) => {
      const { findRecentActivity } = await import(
        '@/src/plugins/dashboard/queries/findRecentActivity'
      )
      return findRecentActivity(payload, user)
    },
  },
}
