import type { PageDescriber } from '@/src/app/pageDescriber'
import { chooseSeoTexts } from '../../rules/pageTexts'
import { BreadcrumbStructuredData, HomeStructuredData, OfferStructuredData } from './SchemaOrg'
import { socialMetadata } from './socialMetadata'

export const searchEngineDescriber: PageDescriber = {
  name: 'search-engines',
  textsOf: chooseSeoTexts,
  metadataOf: socialMetadata,
  Home: HomeStructuredData,
  Offer: OfferStructuredData,
  Trail: BreadcrumbStructuredData,
}
