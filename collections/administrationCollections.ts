import type { CollectionConfig } from 'payload'
import { pastDays } from './pastDays'
import { StatisticsTokens } from './StatisticsTokens'

/** What the product keeps for whoever looks after the site. */
export const administrationCollections: CollectionConfig[] = [...pastDays, StatisticsTokens]
