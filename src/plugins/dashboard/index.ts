import type { Config } from 'payload'
import { addDashboardWidgets } from './configuration/addDashboardWidgets'

/** Figures, pending work, recent activity and quick actions on the dashboard, around the visits. */
export const dashboard =
  () =>
  (config: Config): Config => ({
    ...config,
    admin: { ...config.admin, dashboard: addDashboardWidgets(config.admin?.dashboard) },
  })
