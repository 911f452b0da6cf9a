import type { DashboardNotice } from '@/components/admin/dashboard/dashboardNotice'
import { plannedNotice } from './scheduled-changes/admin/PlannedAlarm'

/** What plugins show under the heading of the dashboard. */
export const dashboardNotices: readonly DashboardNotice[] = [plannedNotice]
