import type { CollectionConfig } from 'payload'
import { AuditEntries } from './AuditEntries'
import { OfferCriteria } from './OfferCriteria'
import { PageVisits } from './PageVisits'
import { VisitExclusions } from './VisitExclusions'

/** Collections for administrators. */
export const administrationCollections: CollectionConfig[] = [
  OfferCriteria,
  AuditEntries,
  PageVisits,
  VisitExclusions,
]
