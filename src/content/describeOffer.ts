import { OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { type ListedOffer, missionLines } from '@/src/domain/offers/listedOffer'
import { factsAndMission, titleAt } from '@/src/domain/offers/offerResult'
import { html } from './htmlMarkup'
import { type Words, wordsIn } from './words'

/** What an offer says of itself wherever it stands, each fact in words. */
export type OfferFacts = Record<
  'contract' | 'experience' | 'category' | 'location' | 'published',
  string
>

export function offerFacts(offer: ListedOffer, words: Words): OfferFacts {
  return {
    contract: words.contractLabels[offer.contract],
    experience: words.experienceLabels[offer.experience],
    category: words.jobCategoryLabels[offer.category],
    location: words.jobLocationLabels[offer.location],
    published: words.jobListWords.publishedOn(offer.publishedDate),
  }
}

/** The title of an offer's page, which several offers may share but for their place. */
export const titleOffer = (offer: ListedOffer, words: Words) =>
  titleAt(offer.title, offerFacts(offer, words).location)

/** What a search engine shows below the title of an offer. */
export function describeOffer(offer: ListedOffer, words: Words) {
  const { contract, location, experience, category } = offerFacts(offer, words)
  return factsAndMission([contract, location, experience, category], offer.mission)
}

/** The whole offer as the HTML that job search engines ask for: in its own language, on every page. */
export function offerAsHtml(offer: ListedOffer) {
  const { jobOfferWords, jobCardWords } = wordsIn(OFFER_LANGUAGE)
  return [
    listAsHtml(jobOfferWords.mission, missionLines(offer.mission)),
    listAsHtml(jobCardWords.profile, offer.profile),
    listAsHtml(jobCardWords.stack, offer.stack),
    listAsHtml(jobCardWords.benefits, offer.benefits),
  ].join('')
}

function listAsHtml(heading: string, entries: readonly string[]) {
  if (entries.length === 0) return ''
  const lines = entries.map((entry) => html`<li>${entry}</li>`)
  return html`<p><strong>${heading}</strong></p><ul>${lines}</ul>`.text
}
