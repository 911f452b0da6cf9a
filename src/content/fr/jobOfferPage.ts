import { type ListedOffer, missionLines } from '@/src/domain/listedOffer'
import { html } from '../htmlMarkup'
import { jobListWords } from './jobList'
import {
  contractLabels,
  experienceLabels,
  jobCategoryLabels,
  jobLocationLabels,
} from './jobOfferLabels'

export const jobOfferWords = {
  offers: 'Nos offres',
  mission: 'La mission',
  similar: 'Offres proches',
  similarIntro: 'Dans le même métier ou au même endroit.',
  callTitle: 'Ce poste vous ressemble\u202F?',
  callText:
    'Le formulaire tient sur une page\u00A0: votre nom, votre e-mail, et si vous le souhaitez un CV et quelques lignes.',
  allOffers: 'Voir toutes les offres',
  titleOf: ({ title, location }: ListedOffer) => `${title}, ${jobLocationLabels[location]}`,
} as const

/** What a search engine shows below the title of an offer. */
export function describeOffer(offer: ListedOffer) {
  const { contract, location, experience, category } = offer
  const facts = [
    contractLabels[contract],
    jobLocationLabels[location],
    experienceLabels[experience],
    jobCategoryLabels[category],
  ]
  return `${facts.join(', ')}. ${missionLines(offer.mission).join(' ')}`
}

/** The whole offer as the HTML that job search engines ask for. */
export function offerAsHtml(offer: ListedOffer) {
  return [
    listAsHtml(jobOfferWords.mission, missionLines(offer.mission)),
    listAsHtml(jobListWords.profile, offer.profile),
    listAsHtml(jobListWords.stack, offer.stack),
    listAsHtml(jobListWords.benefits, offer.benefits),
  ].join('')
}

function listAsHtml(heading: string, entries: readonly string[]) {
  if (entries.length === 0) return ''
  const lines = entries.map((entry) => html`<li>${entry}</li>`)
  return html`<p><strong>${heading}</strong></p><ul>${lines}</ul>`.text
}
