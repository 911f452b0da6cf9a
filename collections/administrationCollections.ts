import type { CollectionConfig } from 'payload'
import { OfferCriteria } from './OfferCriteria'
import { PageVisits } from './PageVisits'
import { pastDays } from './pastDays'
import { StatisticsTokens } from './StatisticsTokens'
import { VisitExclusions } from './VisitExclusions'

/** What the product keeps for whoever looks after the site. */
export const administrationCollections: CollectionConfig[] = [
  OfferCriteria,
  ...pastDays,
  PageVisits,
  VisitExclusions,
  StatisticsTokens,
]
