import type { CollectionConfig } from 'payload'
import { AuditEntries } from './AuditEntries'
import { DayMarks } from './DayMarks'
import { OfferCriteria } from './OfferCriteria'
import { PageVisits } from './PageVisits'
import { StatisticsTokens } from './StatisticsTokens'
import { VisitExclusions } from './VisitExclusions'

/** Collections for administrators. */
export const administrationCollections: CollectionConfig[] = [
  OfferCriteria,
  DayMarks,
  AuditEntries,
  PageVisits,
  VisitExclusions,
  StatisticsTokens,
]
