import type { PageDescriber } from '@/src/app/pageDescriber'
import { seoTexts } from '../../rules/pageTexts'
import { HomeData, OfferData, TrailData } from './PageData'
import { socialMetadata } from './socialMetadata'

export const searchEngineDescriber: PageDescriber = {
  name: 'search-engines',
  textsOf: seoTexts,
  metadataOf: socialMetadata,
  Home: HomeData,
  Offer: OfferData,
  Trail: TrailData,
}
