import type { CollectionConfig } from 'payload'
import { DayMarks } from '@/src/plugins/statistics/collections/DayMarks'
import { StatisticsTokens } from '@/src/plugins/statistics/collections/StatisticsTokens'
import { AuditEntries } from './AuditEntries'
import { OfferCriteria } from './OfferCriteria'
import { PageVisits } from './PageVisits'
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
