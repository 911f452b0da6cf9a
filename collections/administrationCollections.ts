import type { CollectionConfig } from 'payload'
import { AuditEntries } from './AuditEntries'
import { StatisticsTokens } from './StatisticsTokens'

/** What stands under « Administration » and is written by the product alone. */
export const administrationCollections: CollectionConfig[] = [AuditEntries, StatisticsTokens]
