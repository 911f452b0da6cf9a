import type { PluginDashboardNotice } from '@/components/admin/dashboard/dashboardNotice'
import { trendHelpNotice } from './dashboard/admin/TrendHelp'
import { newPeriodsNotice } from './retention/admin/NewPeriodsNotice'
import { failedPlannedChangeNotice } from './scheduled-changes/admin/FailedPlannedChangeWarning'

/** The notices of plugins under the heading of the dashboard. */
export const dashboardNotices: readonly PluginDashboardNotice[] = [
  trendHelpNotice,
  newPeriodsNotice,
  failedPlannedChangeNotice,
]
