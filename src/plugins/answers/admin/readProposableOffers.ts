import type { Payload } from 'payload'
import { offerTitleWithLocation } from '@/src/content/offerTexts'
import { siteWordsIn } from '@/src/content/siteWords'
import { editionHref } from '@/src/domain/languages/editionPath'
import { createRecordByLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { UNFILTERED_JOB_SEARCH } from '@/src/domain/offers/jobSearch'
import { offerPath } from '@/src/domain/offers/listedOffer'
import { findOfferCriteria } from '@/src/queries/findOfferCriteria'
import { searchActiveOffers } from '@/src/queries/searchActiveOffers'
import type { ProposableOffer } from '../rules/offerProposal'

const MAX_PROPOSABLE_OFFERS = 300

/** The offers that visitors see, the newest first. */
export async function readProposableOffers(
  payload: Payload,
  limit = MAX_PROPOSABLE_OFFERS,
): Promise<ProposableOffer[]> {
  const [{ offers }, criteria, { defaultLanguage }] = await Promise.all([
    searchActiveOffers(payload, UNFILTERED_JOB_SEARCH, limit),
    findOfferCriteria(payload, SOURCE_LANGUAGE),
    payload.findGlobal({
      slug: 'website-settings',
      depth: 0,
      select: { defaultLanguage: true },
      overrideAccess: false,
    }),
  ])
  const siteUrl: string = payload.config.custom?.siteUrl
  const words = { ...siteWordsIn(SOURCE_LANGUAGE), criteria }
  return offers.map((offer) => ({
    id: offer.id,
    label: offerTitleWithLocation(offer, words),
    title: offer.title,
    urls: createRecordByLanguage(
      (language) => siteUrl + editionHref({ language, defaultLanguage }, offerPath(offer.slug)),
    ),
  }))
}
