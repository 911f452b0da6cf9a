import { describe, expect, test } from 'vitest'
import { addWidgets, type PluginWidget } from '@/src/configuration/addWidgets'

const widget = (slug: string) => ({ slug, Component: `/${slug}#${slug}` })
const dashboard = {
  widgets: [widget('visits'), widget('waiting')],
  defaultLayout: [
    { widgetSlug: 'waiting', width: 'full' } as const,
    { widgetSlug: 'visits', width: 'full' } as const,
  ],
}
const activity: PluginWidget = {
  widget: widget('activity'),
  shown: { widgetSlug: 'activity', width: 'full' },
}

function slugs(added: readonly PluginWidget[]) {
  const { widgets, defaultLayout } = addWidgets(dashboard, added)
  const shown = Array.isArray(defaultLayout) ? defaultLayout : []
  return {
    listed: widgets.map(({ slug }) => slug),
    shown: shown.map(({ widgetSlug }) => widgetSlug),
  }
}

describe('The widget of a plugin', () => {
  test('is the last one', () => {
    expect(slugs([activity])).toEqual({
      listed: ['visits', 'waiting', 'activity'],
      shown: ['waiting', 'visits', 'activity'],
    })
  })

  test('has its place after a widget of the core', () => {
    const placed = { ...activity, listedAfter: 'visits', shownAfter: 'waiting' }
    expect(slugs([placed])).toEqual({
      listed: ['visits', 'activity', 'waiting'],
      shown: ['waiting', 'activity', 'visits'],
    })
  })

  test('is the last one when the widget before it is missing', () => {
    expect(slugs([{ ...activity, shownAfter: 'quick-actions' }]).shown).toEqual([
      'waiting',
      'visits',
      'activity',
    ])
  })
})
