import type { PluginVisitsSection } from '@/components/admin/visits/visitSection'
import { AlertFiguresSection } from './job-alerts/admin/AlertFiguresSection'
import { OfferFunnels } from './statistics/admin/funnel/OfferFunnels'

/** Sections of plugins in the widget with the visits, after its figures. */
export const visitSections: readonly PluginVisitsSection[] = [
  { name: 'offers', Section: OfferFunnels },
  { name: 'job-alerts', Section: AlertFiguresSection },
]
