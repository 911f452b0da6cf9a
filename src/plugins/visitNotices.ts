import type { VisitNotice } from '@/components/admin/visits/visitNotice'
import { DemoVisitsLink } from './statistics/admin/DemoVisitsLink'

/** Warnings of plugins in the widget with the visits. */
export const visitNotices: readonly VisitNotice[] = [
  { name: 'demo-visits', Notice: DemoVisitsLink },
]
