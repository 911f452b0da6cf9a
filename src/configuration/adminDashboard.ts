import type { DashboardConfig } from 'payload'
import { dashboardText } from '@/src/content/admin/dashboard'
import { visitStatsText } from '@/src/content/admin/visitStats'
import { DASHBOARD_FIGURES } from '@/src/domain/admin/dashboard'

const dashboardFolder = '/components/admin/dashboard'

const figureWidgets = DASHBOARD_FIGURES.map((figure) => ({
  slug: `figure-${figure}` as const,
  label: dashboardText.figures[figure],
  Component: { path: `${dashboardFolder}/FigureWidget#FigureWidget`, serverProps: { figure } },
  maxWidth: 'medium' as const,
}))

const panelWidgets = [
  {
    slug: 'visits',
    label: visitStatsText.title,
    Component: '/components/admin/visits/VisitsWidget#VisitsWidget',
    minWidth: 'large',
  },
  {
    slug: 'waiting',
    label: dashboardText.waiting.title,
    Component: `${dashboardFolder}/PendingWorkWidget#PendingWorkWidget`,
    minWidth: 'medium',
  },
  {
    slug: 'activity',
    label: dashboardText.activity.title,
    Component: `${dashboardFolder}/ActivityWidget#ActivityWidget`,
    minWidth: 'medium',
  },
  {
    slug: 'quick-actions',
    label: dashboardText.actions.title,
    Component: `${dashboardFolder}/QuickActionsWidget#QuickActionsWidget`,
    minWidth: 'small',
  },
] as const

/** The default widgets of the dashboard, before those of plugins; each user can rearrange them. */
export const adminDashboard: DashboardConfig = {
  widgets: [...figureWidgets, ...panelWidgets],
  defaultLayout: [
    ...figureWidgets.map(({ slug }) => ({ widgetSlug: slug, width: 'small' as const })),
    { widgetSlug: 'waiting', width: 'full' },
    { widgetSlug: 'visits', width: 'full' },
    { widgetSlug: 'activity', width: 'large' },
    { widgetSlug: 'quick-actions', width: 'small' },
  ],
}
