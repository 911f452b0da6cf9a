import type { MailText } from '@/src/content/mails/mailText'
import { formatOfferFacts, type OfferWords, offerTitleWithLocation } from '@/src/content/offerTexts'
import { siteWordsIn } from '@/src/content/siteWords'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { Criteria } from '@/src/domain/offers/criteria'
import type { JobSearch } from '@/src/domain/offers/jobSearch'
import { type ListedOffer, offerPath } from '@/src/domain/offers/listedOffer'
import { MAX_OFFERS_NAMED_IN_MAIL, UNCONFIRMED_ALERT_LIFETIME_DAYS } from '../../rules/jobAlert'
import { alertWords } from '../alertWords'
import { describeSearch } from '../describeSearch'

type AlertMailOptions = {
  language: SiteLanguage
  companyName: string
  search: JobSearch
  criteria: Criteria
}

/** Mail to confirm an address, which a stranger may have typed: it repeats no typed words. */
export function alertConfirmationMailText(
  described: AlertMailOptions & { confirmUrl: string },
): MailText {
  const { language, companyName, confirmUrl } = described
  const words = alertWords[language].confirmationMailWords
  return {
    language,
    subject: words.subject(companyName),
    title: words.title,
    paragraphs: [words.greeting, words.text(companyName, UNCONFIRMED_ALERT_LIFETIME_DAYS)],
    facts: [{ label: words.search, value: describeSearch({ ...described, isUnconfirmed: true }) }],
    link: { label: words.link, url: confirmUrl },
    footer: words.footer,
  }
}

type RenewalMailOptions = AlertMailOptions & { confirmUrl: string; stopUrl: string; endsOn: string }

/** Mail that is sent a month before an alert ends. */
export function alertRenewalMailText({
  confirmUrl,
  stopUrl,
  endsOn,
  ...described
}: RenewalMailOptions): MailText {
  const { language, companyName } = described
  const { offersMailWords, renewalMailWords: words } = alertWords[language]
  return {
    language,
    subject: words.subject(companyName),
    title: words.title,
    paragraphs: [words.greeting, words.text(companyName, endsOn)],
    facts: [{ label: words.search, value: describeSearch(described) }],
    link: { label: words.link, url: confirmUrl },
    footer: words.footer,
    stop: { label: offersMailWords.stop, url: stopUrl },
  }
}

type OffersMailOptions = AlertMailOptions & {
  offers: readonly ListedOffer[]
  listUrl: string
  stopUrl: string
  urlOf: (internalPath: string) => string
}

/** Mail with the new offers of an alert: the first ones with their facts, the others counted. */
export function alertOffersMailText({
  offers,
  listUrl,
  stopUrl,
  urlOf,
  ...described
}: OffersMailOptions): MailText {
  const { language, companyName, criteria } = described
  const words = alertWords[language].offersMailWords
  const others = offers.length - MAX_OFFERS_NAMED_IN_MAIL
  const offerWords = { ...siteWordsIn(language), criteria }
  return {
    language,
    subject: words.subject(offers.length, companyName),
    title: words.title(offers.length),
    paragraphs: [
      words.greeting,
      words.text(describeSearch(described)),
      ...(others > 0 ? [words.others(others)] : []),
    ],
    facts: offers.slice(0, MAX_OFFERS_NAMED_IN_MAIL).map((offer) => ({
      label: offerFactsLine(offer, offerWords),
      value: offerTitleWithLocation(offer, offerWords),
      url: urlOf(offerPath(offer.slug)),
    })),
    link: { label: words.link, url: listUrl },
    footer: words.footer,
    stop: { label: words.stop, url: stopUrl },
  }
}

function offerFactsLine(offer: ListedOffer, words: OfferWords) {
  const { contract, experience } = formatOfferFacts(offer, words)
  return [contract, experience].join(' · ')
}
