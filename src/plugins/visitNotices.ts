import type { PluginVisitsNotice } from '@/components/admin/visits/visitNotice'
import { DemoVisitsWidgetNotice } from './statistics/admin/DemoVisitsWidgetNotice'

/** Warnings of plugins in the widget with the visits. */
export const visitNotices: readonly PluginVisitsNotice[] = [
  { name: 'demo-visits', Notice: DemoVisitsWidgetNotice },
]
