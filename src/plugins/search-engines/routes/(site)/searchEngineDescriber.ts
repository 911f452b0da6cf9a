import type { PageDescriber } from '@/src/app/pageDescriber'
import { seoTexts } from '../../rules/pageTexts'
import { BreadcrumbStructuredData, HomeStructuredData, OfferStructuredData } from './SchemaOrg'
import { socialMetadata } from './socialMetadata'

export const searchEngineDescriber: PageDescriber = {
  name: 'search-engines',
  textsOf: seoTexts,
  metadataOf: socialMetadata,
  Home: HomeStructuredData,
  Offer: OfferStructuredData,
  Trail: BreadcrumbStructuredData,
}
