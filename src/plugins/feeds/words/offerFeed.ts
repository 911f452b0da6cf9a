import { chosenFilterLabels } from '@/src/content/chosenFilterLabels'
import { html } from '@/src/content/htmlMarkup'
import type { ShownJobList } from '@/src/content/jobListAlternate'
import {
  formatOfferFacts,
  formatOfferMetaDescription,
  offerTitleWithLocation,
  renderOfferHtml,
} from '@/src/content/offerTexts'
import { siteWordsIn } from '@/src/content/siteWords'
import type { LanguageEdition } from '@/src/domain/languages/edition'
import { editionHref } from '@/src/domain/languages/editionPath'
import { OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { Criteria } from '@/src/domain/offers/criteria'
import type { JobSearch } from '@/src/domain/offers/jobSearch'
import { jobListHref } from '@/src/domain/offers/jobSearchUrl'
import { type ListedOffer, offerPath } from '@/src/domain/offers/listedOffer'
import { shortenText } from '@/src/domain/text/shortenText'
import type { Feed, FeedEntry } from '../rules/feed'
import type { FeedFormat } from '../rules/feedFileNames'
import { feedHref, toFeedSearch } from '../rules/offerFeed'
import { feedWordsByLanguage } from './feedWordsByLanguage'

type FeedContext = {
  company: string
  criteria: Criteria
  edition: LanguageEdition
  siteUrl: string
}
type OfferFeedOptions = FeedContext & {
  search: JobSearch
  format: FeedFormat
  offers: readonly ListedOffer[]
}

/** Writes the title of a feed, which names its search. */
export function feedTitle({ search, company, language, words }: ShownJobList): string {
  const { quoted, title } = feedWordsByLanguage[language]
  const chosen = Object.values(chosenFilterLabels(search, words)).filter(Boolean)
  const filterTexts = search.text ? [...chosen, quoted(search.text)] : chosen
  return [[title, ...filterTexts].join(', '), company].join(' | ')
}

/** Builds a feed of the open offers that match a search. */
export function buildOfferFeed({ search, format, offers, ...site }: OfferFeedOptions): Feed {
  const { company, edition, siteUrl } = site
  const { language } = edition
  const words = { ...siteWordsIn(language), criteria: site.criteria }
  const publicUrl = (internalPath: string) => siteUrl + editionHref(edition, internalPath)
  return {
    title: feedTitle({ search, company, language, words }),
    description: feedWordsByLanguage[language].description(company),
    pageUrl: publicUrl(jobListHref(toFeedSearch(search))),
    feedUrl: publicUrl(feedHref(search, format)),
    language,
    author: { name: company, url: publicUrl('/') },
    entries: offers.map((offer) => buildFeedEntry(offer, site)),
  }
}

function buildFeedEntry(
  offer: ListedOffer,
  { criteria, edition, siteUrl }: FeedContext,
): FeedEntry {
  const words = { ...siteWordsIn(edition.language), criteria }
  const { contract, location, experience, category } = formatOfferFacts(offer, words)
  const facts = [contract, location, experience, category]
  return {
    id: `tag:${new URL(siteUrl).hostname},2026:offre-${offer.id}`,
    url: siteUrl + editionHref(edition, offerPath(offer.slug)),
    title: offerTitleWithLocation(offer, words),
    summary: shortenText(formatOfferMetaDescription(offer, words), {
      maxLength: 300,
      cutLength: 297,
    }),
    content: html`<p>${facts.join(' · ')}</p>`.text + renderOfferHtml(offer, criteria),
    language: OFFER_LANGUAGE,
    publishedAt: offer.publishedDate,
    topics: facts,
  }
}
