import type { DashboardConfig, Widget, WidgetInstance } from 'payload'
import { insertAfter } from './insertAfter'

/** A dashboard widget of a plugin. It comes last, or after a widget of the core. */
export type PluginWidget = {
  widget: Widget
  /** The widget as it appears on a dashboard that its user has not arranged. */
  shown: WidgetInstance
  /** The slug of the widget after which the choice of widgets lists it. */
  listedAfter?: string
  /** The slug of the widget after which this widget is shown. */
  shownAfter?: string
}

/** Adds the widgets of a plugin to Payload's dashboard. */
export function addWidgets(
  dashboard: DashboardConfig | undefined,
  added: readonly PluginWidget[],
): DashboardConfig {
  const { widgets = [], defaultLayout = [] } = dashboard ?? {}
  // Only a fixed layout can be extended: `adminDashboard` has the same one for every user.
  if (!Array.isArray(defaultLayout)) throw new Error('The default layout is not a list')
  return added.reduce<{ widgets: Widget[]; defaultLayout: WidgetInstance[] }>(
    (before, { widget, shown, listedAfter, shownAfter }) => ({
      widgets: insertAfter(before.widgets, ({ slug }) => slug === listedAfter, widget),
      defaultLayout: insertAfter(
        before.defaultLayout,
        ({ widgetSlug }) => widgetSlug === shownAfter,
        shown,
      ),
    }),
    { widgets, defaultLayout },
  )
}
