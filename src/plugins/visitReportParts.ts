import type { ReadVisitReportPart } from '@/src/queries/readVisitReport'
import { readAlertFigures } from './job-alerts/queries/readAlertFigures'
import { readMostViewedOfferFunnels } from './statistics/queries/readMostViewedOfferFunnels'

/** The parts that plugins add to the report of the visits. */
export const visitReportParts: readonly ReadVisitReportPart[] = [
  readMostViewedOfferFunnels,
  readAlertFigures,
]
