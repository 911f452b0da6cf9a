import { OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'
import {
  type Criteria,
  type CriterionKind,
  criterionLabels,
  isRemotePlace,
} from '@/src/domain/offers/criteria'
import {
  type ListedOffer,
  type OfferSummary,
  splitMissionLines,
} from '@/src/domain/offers/listedOffer'
import { joinOfferMetaDescription, titleWithLocation } from '@/src/domain/offers/offerMetadata'
import { formatOfferPay, formatRemoteDays } from './formatOfferPay'
import { html } from './htmlMarkup'
import { type PublicSiteWords, siteWordsIn } from './siteWords'

/** The texts of a language, with the criteria labels written by staff. */
export type OfferWords = PublicSiteWords & { criteria: Criteria }

/** The facts of an offer as text. */
export type OfferFactTexts = Record<CriterionKind | 'published', string>

export function formatOfferFacts(offer: OfferSummary, words: OfferWords): OfferFactTexts {
  return {
    ...criterionLabels(words.criteria, offer),
    published: words.jobListWords.publishedOn(offer.publishedDate),
  }
}

/** Pay and working conditions of an offer as text; null when not specified. */
export type OfferTermTexts = Record<'pay' | 'remote' | 'time', string | null>

export function formatOfferTerms(
  offer: ListedOffer,
  { criteria, offerTermWords: words }: OfferWords,
): OfferTermTexts {
  return {
    pay: formatOfferPay(offer, words),
    remote: formatRemoteDays(offer, isRemotePlace(criteria.location, offer.location), words),
    time: offer.isPartTime ? words.partTime : null,
  }
}

/**
 * The title of an offer's page with its location, because several offers may have the same title.
 */
export const offerTitleWithLocation = (offer: OfferSummary, words: OfferWords) =>
  titleWithLocation(offer.title, formatOfferFacts(offer, words).location)

/** The meta description of an offer. */
export function formatOfferMetaDescription(offer: ListedOffer, words: OfferWords) {
  const { contract, location, experience, category } = formatOfferFacts(offer, words)
  const { pay } = formatOfferTerms(offer, words)
  const facts = [contract, location, experience, category, ...(pay ? [pay] : [])]
  return joinOfferMetaDescription(facts, offer.mission)
}

/** Renders the whole offer as HTML for job search engines, in the language of offers. */
export function renderOfferHtml(offer: ListedOffer, criteria: Criteria) {
  const words = { ...siteWordsIn(OFFER_LANGUAGE), criteria }
  const { jobOfferWords, jobCardWords, offerTermWords } = words
  const { pay, remote, time } = formatOfferTerms(offer, words)
  const terms = [pay, offer.payExtra, remote, time, offer.startsOn]
  return [
    renderListHtml(jobOfferWords.mission, splitMissionLines(offer.mission)),
    renderListHtml(jobCardWords.profile, offer.profile),
    renderListHtml(jobCardWords.stack, offer.stack),
    renderListHtml(jobCardWords.benefits, offer.benefits),
    renderListHtml(
      offerTermWords.heading,
      terms.filter((term) => term !== null),
    ),
  ].join('')
}

function renderListHtml(heading: string, entries: readonly string[]) {
  if (entries.length === 0) return ''
  const lines = entries.map((entry) => html`<li>${entry}</li>`)
  return html`<p><strong>${heading}</strong></p><ul>${lines}</ul>`.text
}
