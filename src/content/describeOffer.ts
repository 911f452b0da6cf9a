import { OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'
import {
  type Criteria,
  type CriterionKind,
  criterionLabels,
  isRemotePlace,
} from '@/src/domain/offers/criteria'
import { type ListedOffer, missionLines, type OfferHead } from '@/src/domain/offers/listedOffer'
import { factsAndMission, titleAt } from '@/src/domain/offers/offerResult'
import { describePay, describeRemote } from './describePay'
import { html } from './htmlMarkup'
import { type Words, wordsIn } from './words'

/** The words of a language, those that staff have written among them. */
export type OfferWords = Words & { criteria: Criteria }

/** What an offer says of itself wherever it stands, each fact in words. */
export type OfferFacts = Record<CriterionKind | 'published', string>

export function offerFacts(offer: OfferHead, words: OfferWords): OfferFacts {
  return {
    ...criterionLabels(words.criteria, offer),
    published: words.jobListWords.publishedOn(offer.publishedDate),
  }
}

/** What an offer pays and how it is worked, as far as it says so; the rest is said in its own language. */
export type OfferTerms = Record<'pay' | 'remote' | 'time', string | null>

export function offerTerms(
  offer: ListedOffer,
  { criteria, offerTermWords: words }: OfferWords,
): OfferTerms {
  return {
    pay: describePay(offer, words),
    remote: describeRemote(offer, isRemotePlace(criteria.location, offer.location), words),
    time: offer.isPartTime ? words.partTime : null,
  }
}

/** The title of an offer's page, which several offers may share but for their place. */
export const titleOffer = (offer: OfferHead, words: OfferWords) =>
  titleAt(offer.title, offerFacts(offer, words).location)

/** What a search engine shows below the title of an offer. */
export function describeOffer(offer: ListedOffer, words: OfferWords) {
  const { contract, location, experience, category } = offerFacts(offer, words)
  const { pay } = offerTerms(offer, words)
  const facts = [contract, location, experience, category, ...(pay ? [pay] : [])]
  return factsAndMission(facts, offer.mission)
}

/** The whole offer as the HTML that job search engines ask for: in its own language, on every page. */
export function offerAsHtml(offer: ListedOffer, criteria: Criteria) {
  const words = { ...wordsIn(OFFER_LANGUAGE), criteria }
  const { jobOfferWords, jobCardWords, offerTermWords } = words
  const { pay, remote, time } = offerTerms(offer, words)
  const terms = [pay, offer.payExtra, remote, time, offer.startsOn]
  return [
    listAsHtml(jobOfferWords.mission, missionLines(offer.mission)),
    listAsHtml(jobCardWords.profile, offer.profile),
    listAsHtml(jobCardWords.stack, offer.stack),
    listAsHtml(jobCardWords.benefits, offer.benefits),
    listAsHtml(
      offerTermWords.heading,
      terms.filter((term) => term !== null),
    ),
  ].join('')
}

function listAsHtml(heading: string, entries: readonly string[]) {
  if (entries.length === 0) return ''
  const lines = entries.map((entry) => html`<li>${entry}</li>`)
  return html`<p><strong>${heading}</strong></p><ul>${lines}</ul>`.text
}
