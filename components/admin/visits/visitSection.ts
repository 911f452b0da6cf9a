import type { ReactElement } from 'react'
import type { VisitReport } from '@/src/domain/visits/visitReport'

/** A section of the widget with the visits, for a part of the report that a plugin adds. */
export type PluginVisitsSection = {
  name: string
  /** A client component. */
  Section: (props: { report: VisitReport }) => ReactElement
}
