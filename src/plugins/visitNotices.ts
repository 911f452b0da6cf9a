import type { PluginVisitsNotice } from '@/components/admin/visits/visitNotice'
import { DemoVisitsLink } from './statistics/admin/DemoVisitsLink'

/** Warnings of plugins in the widget with the visits. */
export const visitNotices: readonly PluginVisitsNotice[] = [
  { name: 'demo-visits', Notice: DemoVisitsLink },
]
