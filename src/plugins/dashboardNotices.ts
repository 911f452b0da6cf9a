import type { PluginDashboardNotice } from '@/components/admin/dashboard/dashboardNotice'
import { plannedChangesNotice } from './scheduled-changes/admin/FailedPlannedChangeWarning'

/** What plugins show under the heading of the dashboard. */
export const dashboardNotices: readonly PluginDashboardNotice[] = [plannedChangesNotice]
