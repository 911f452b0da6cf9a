import { OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { type ListedOffer, missionLines, type OfferHead } from '@/src/domain/offers/listedOffer'
import { factsAndMission, titleAt } from '@/src/domain/offers/offerResult'
import { describePay, describeRemote } from './describePay'
import { html } from './htmlMarkup'
import { type Words, wordsIn } from './words'

/** What an offer says of itself wherever it stands, each fact in words. */
export type OfferFacts = Record<
  'contract' | 'experience' | 'category' | 'location' | 'published',
  string
>

export function offerFacts(offer: OfferHead, words: Words): OfferFacts {
  return {
    contract: words.contractLabels[offer.contract],
    experience: words.experienceLabels[offer.experience],
    category: words.jobCategoryLabels[offer.category],
    location: words.jobLocationLabels[offer.location],
    published: words.jobListWords.publishedOn(offer.publishedDate),
  }
}

/** What an offer pays and how it is worked, as far as it says so; the rest is said in its own language. */
export type OfferTerms = Record<'pay' | 'remote' | 'time', string | null>

export function offerTerms(offer: ListedOffer, { offerTermWords: words }: Words): OfferTerms {
  return {
    pay: describePay(offer, words),
    remote: describeRemote(offer, words),
    time: offer.isPartTime ? words.partTime : null,
  }
}

/** The title of an offer's page, which several offers may share but for their place. */
export const titleOffer = (offer: OfferHead, words: Words) =>
  titleAt(offer.title, offerFacts(offer, words).location)

/** What a search engine shows below the title of an offer. */
export function describeOffer(offer: ListedOffer, words: Words) {
  const { contract, location, experience, category } = offerFacts(offer, words)
  const { pay } = offerTerms(offer, words)
  const facts = [contract, location, experience, category, ...(pay ? [pay] : [])]
  return factsAndMission(facts, offer.mission)
}

/** The whole offer as the HTML that job search engines ask for: in its own language, on every page. */
export function offerAsHtml(offer: ListedOffer) {
  const words = wordsIn(OFFER_LANGUAGE)
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
