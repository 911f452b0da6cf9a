import type { DashboardConfig } from 'payload'
import { DASHBOARD_FIGURE_NAMES } from '@/src/plugins/dashboard/rules/dashboard'
import { dashboardText } from '@/src/plugins/dashboard/words/admin'

const adminFolder = '/src/plugins/dashboard/admin'

const figureWidgets = DASHBOARD_FIGURE_NAMES.map((figure) => ({
  slug: `figure-${figure}` as const,
  label: dashboardText.figures[figure],
  Component: { path: `${adminFolder}/FigureWidget#FigureWidget`, serverProps: { figure } },
  maxWidth: 'medium' as const,
}))

const panelWidgets = [
  {
    slug: 'waiting',
    label: dashboardText.waiting.title,
    Component: `${adminFolder}/PendingWorkWidget#PendingWorkWidget`,
    minWidth: 'medium',
  },
  {
    slug: 'activity',
    label: dashboardText.activity.title,
    Component: `${adminFolder}/ActivityWidget#ActivityWidget`,
    minWidth: 'medium',
  },
  {
    slug: 'quick-actions',
    label: dashboardText.actions.title,
    Component: `${adminFolder}/QuickActionsWidget#QuickActionsWidget`,
    minWidth: 'small',
  },
] as const

/** Adds the widgets of this plugin around those of the core. */
export function addDashboardWidgets(
  { widgets = [], defaultLayout = [] }: DashboardConfig = { widgets: [] },
): DashboardConfig {
  // Only a fixed layout can be extended: `adminDashboard` has the same one for every user.
  if (!Array.isArray(defaultLayout)) throw new Error('The default layout is not a list')
  return {
    widgets: [...figureWidgets, ...widgets, ...panelWidgets],
    defaultLayout: [
      ...figureWidgets.map(({ slug }) => ({ widgetSlug: slug, width: 'small' as const })),
      { widgetSlug: 'waiting', width: 'full' },
      ...defaultLayout,
      { widgetSlug: 'activity', width: 'large' },
      { widgetSlug: 'quick-actions', width: 'small' },
    ],
  }
}
