import type { Feed, FeedEntry } from '@/src/plugins/feeds/rules/feed'
import type { Edition } from '@/src/domain/languages/edition'
import { hrefIn } from '@/src/domain/languages/editionPath'
import { OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { Criteria } from '@/src/domain/offers/criteria'
import type { JobSearch } from '@/src/domain/offers/jobSearch'
import { jobListHref } from '@/src/domain/offers/jobSearchAddress'
import { type ListedOffer, offerPath } from '@/src/domain/offers/listedOffer'
import { type FeedFormat, feedHref, followedSearch } from '@/src/plugins/feeds/rules/offerFeed'
import { shorten } from '@/src/domain/text/shorten'
import { chosenFilterLabels } from '@/src/content/chosenFilterLabels'
import {
  describeOffer,
  type OfferWords,
  offerAsHtml,
  offerFacts,
  titleOffer,
} from '@/src/content/describeOffer'
import { html } from '@/src/content/htmlMarkup'
import { wordsIn } from '@/src/content/words'

type Site = { company: string; criteria: Criteria; edition: Edition; siteUrl: string }
type Followed = Site & {
  search: JobSearch
  format: FeedFormat
  offers: readonly ListedOffer[]
}

/** What a feed is called: by the search that it follows. */
export function titleFeed(search: JobSearch, company: string, words: OfferWords): string {
  const { feedWords } = words
  const chosen = Object.values(chosenFilterLabels(search, words)).filter(Boolean)
  const asked = search.text ? [...chosen, feedWords.quoted(search.text)] : chosen
  return [[feedWords.title, ...asked].join(', '), company].join(' | ')
}

/** The open offers that a search finds, for whoever wants to be told of new ones. */
export function offerFeed({ search, format, offers, ...site }: Followed): Feed {
  const { company, edition, siteUrl } = site
  const words = { ...wordsIn(edition.language), criteria: site.criteria }
  const publicUrl = (housePath: string) => siteUrl + hrefIn(edition, housePath)
  return {
    title: titleFeed(search, company, words),
    description: words.feedWords.description(company),
    pageUrl: publicUrl(jobListHref(followedSearch(search))),
    feedUrl: publicUrl(feedHref(search, format)),
    language: edition.language,
    author: { name: company, url: publicUrl('/') },
    entries: offers.map((offer) => entryOf(offer, site)),
  }
}

function entryOf(offer: ListedOffer, { criteria, edition, siteUrl }: Site): FeedEntry {
  const words = { ...wordsIn(edition.language), criteria }
  const { contract, location, experience, category } = offerFacts(offer, words)
  const facts = [contract, location, experience, category]
  return {
    id: `tag:${new URL(siteUrl).hostname},2026:offre-${offer.id}`,
    url: siteUrl + hrefIn(edition, offerPath(offer.slug)),
    title: titleOffer(offer, words),
    summary: shorten(describeOffer(offer, words), { longest: 300, kept: 297 }),
    content: html`<p>${facts.join(' · ')}</p>`.text + offerAsHtml(offer, criteria),
    language: OFFER_LANGUAGE,
    publishedAt: offer.publishedDate,
    topics: facts,
  }
}
