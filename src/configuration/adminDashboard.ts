import type { DashboardConfig } from 'payload'
import { visitStatsText } from '@/src/content/admin/visitStats'

/** The default widgets of the dashboard, before those of plugins; each user can rearrange them. */
export const adminDashboard: DashboardConfig = {
  widgets: [
    {
      slug: 'visits',
      label: visitStatsText.title,
      Component: '/components/admin/visits/VisitsWidget#VisitsWidget',
      minWidth: 'large',
    },
  ],
  defaultLayout: [{ widgetSlug: 'visits', width: 'full' }],
}
