import type { PluginDashboardNotice } from '@/components/admin/dashboard/dashboardNotice'
import { trendHelpNotice } from './dashboard/admin/TrendHelp'
import { plannedChangesNotice } from './scheduled-changes/admin/FailedPlannedChangeWarning'

/** What plugins show under the heading of the dashboard. */
export const dashboardNotices: readonly PluginDashboardNotice[] = [
  trendHelpNotice,
  plannedChangesNotice,
]
