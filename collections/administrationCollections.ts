import type { CollectionConfig } from 'payload'
import { AuditEntries } from './AuditEntries'
import { OfferCriteria } from './OfferCriteria'

/** Collections for administrators. */
export const administrationCollections: CollectionConfig[] = [OfferCriteria, AuditEntries]
