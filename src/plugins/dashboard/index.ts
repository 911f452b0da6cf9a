import type { Config } from 'payload'
import { addDashboardWidgets } from './configuration/addDashboardWidgets'

/** Plugin that adds figures, pending work and recent activity to the dashboard. */
export const dashboard =
  () =>
  (config: Config): Config => ({
    ...config,
    admin: { ...config.admin, dashboard: addDashboardWidgets(config.admin?.dashboard) },
  })
