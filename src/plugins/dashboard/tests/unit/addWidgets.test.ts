import { describe, expect, test } from 'vitest'
import { addWidgets, type PluginWidget } from '@/src/configuration/addWidgets'

const aWidget = (slug: string) => ({ slug, Component: `/${slug}#${slug}` })
const coreDashboard = {
  widgets: [aWidget('visits'), aWidget('waiting')],
  defaultLayout: [
    { widgetSlug: 'waiting', width: 'full' } as const,
    { widgetSlug: 'visits', width: 'full' } as const,
  ],
}
const activityWidget: PluginWidget = {
  widget: aWidget('activity'),
  shown: { widgetSlug: 'activity', width: 'full' },
}

function widgetSlugs(added: readonly PluginWidget[]) {
  const { widgets, defaultLayout } = addWidgets(coreDashboard, added)
  const shown = Array.isArray(defaultLayout) ? defaultLayout : []
  return {
    listed: widgets.map(({ slug }) => slug),
    shown: shown.map(({ widgetSlug }) => widgetSlug),
  }
}

describe('The widget of a plugin', () => {
  test('is the last one', () => {
    expect(widgetSlugs([activityWidget])).toEqual({
      listed: ['visits', 'waiting', 'activity'],
      shown: ['waiting', 'visits', 'activity'],
    })
  })

  test('has its place after a widget of the core', () => {
    const placed = { ...activityWidget, listedAfter: 'visits', shownAfter: 'waiting' }
    expect(widgetSlugs([placed])).toEqual({
      listed: ['visits', 'activity', 'waiting'],
      shown: ['waiting', 'activity', 'visits'],
    })
  })

  test('is the last one when the widget before it is missing', () => {
    expect(widgetSlugs([{ ...activityWidget, shownAfter: 'quick-actions' }]).shown).toEqual([
      'waiting',
      'visits',
      'activity',
    ])
  })
})
