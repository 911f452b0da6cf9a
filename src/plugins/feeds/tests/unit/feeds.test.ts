import Ajv from 'ajv'
import { parseFeed } from 'feedsmith'
import jsonFeedSchema from 'jsonfeed-schema/schema-v1.1.json'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { LanguageEdition } from '@/src/domain/languages/edition'
import { type JobSearch, UNFILTERED_JOB_SEARCH } from '@/src/domain/offers/jobSearch'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import { criteriaIn } from '@/tests/support/offerCriteria'
import type { FeedFormat } from '../../rules/feedFileNames'
import { buildJsonFeed } from '../../rules/jsonFeed'
import { buildRssFeed } from '../../rules/rssFeed'
import { buildOfferFeed } from '../../words/offerFeed'

const LISTED_OFFER: ListedOffer = {
  id: 7,
  slug: 'testeur',
  title: 'Testeur',
  location: 'nantes',
  contract: 'cdd',
  category: 'consulting',
  experience: 'junior',
  mission: '• Tester vite • Livrer',
  stack: ['C++'],
  benefits: [],
  profile: ['Curieux'],
  publishedDate: '2026-11-01T12:00:00.000Z',
  endsAt: null,
  payMinimum: null,
  payMaximum: null,
  payPeriod: 'year',
  payExtra: null,
  remoteDays: null,
  isPartTime: false,
  startsOn: null,
}
const HOSTILE_TEXT = 'a]]>b<script>&"\'\u0000\u0008\u000B\uFFFE\uD800c\u{1F600}'
const ENGLISH_EDITION: LanguageEdition = { language: 'en', defaultLanguage: 'fr' }
const FRENCH_EDITION: LanguageEdition = { language: 'fr', defaultLanguage: 'fr' }

type FeedOptions = {
  search?: Partial<JobSearch>
  offers?: ListedOffer[]
  edition?: LanguageEdition
}

function feedInFormat(
  format: FeedFormat,
  { search, offers = [LISTED_OFFER], edition = FRENCH_EDITION }: FeedOptions = {},
) {
  return buildOfferFeed({
    search: { ...UNFILTERED_JOB_SEARCH, ...search },
    ...{ format, offers, edition },
    company: 'Conseil & Fils',
    criteria: criteriaIn(edition.language),
    siteUrl: 'https://www.conseil.example',
  })
}

const buildAndParseRss = (told: FeedOptions = {}) =>
  parseXml(buildRssFeed(feedInFormat('rss', told)))
const buildAndParseJson = (told: FeedOptions = {}) =>
  JsonFeedSchema.parse(JSON.parse(JSON.stringify(buildJsonFeed(feedInFormat('json', told)))))

/** Reads the text of each element by its path; the parser throws on invalid XML. */
function parseXml(xml: string) {
  const said: Record<string, string[]> = {}
  const open: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (err) => {
    throw err
  })
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name)
    const path = open.join('/')
    said[path] = [...(said[path] ?? []), '']
    for (const [key, { value }] of Object.entries(attributes)) said[`${path}@${key}`] = [value]
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', (text) => {
    const all = said[open.join('/')]
    if (all) all.push((all.pop() ?? '') + text)
  })
  parser.write(xml).close()
  return said
}

// https://www.jsonfeed.org/version/1.1/
const AuthorSchema = z.strictObject({ name: z.string(), url: z.url() })
const JsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string(),
  language: z.string().regex(/^[a-z]{2}$/),
  authors: z.array(AuthorSchema).min(1),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string(),
      summary: z.string(),
      content_html: z.string(),
      date_published: z.iso.datetime(),
      language: z.string().regex(/^[a-z]{2}$/),
      tags: z.array(z.string()),
    }),
  ),
})
const RFC_822_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/

test('RSS says of each offer what the list says', () => {
  const said = buildAndParseRss()
  expect(said).toMatchObject({
    'rss@version': ['2.0'],
    'rss/channel/title': ['Offres d’emploi | Conseil & Fils'],
    'rss/channel/link': ['https://www.conseil.example/nos-offres'],
    'rss/channel/language': ['fr'],
    'rss/channel/atom:link@href': ['https://www.conseil.example/nos-offres/flux.xml'],
    'rss/channel/atom:link@rel': ['self'],
    'rss/channel/item/title': ['Testeur, Nantes'],
    'rss/channel/item/link': ['https://www.conseil.example/nos-offres/testeur'],
    'rss/channel/item/guid@isPermaLink': ['false'],
  })
  expect(said['rss/channel/item/pubDate']?.[0]).toMatch(RFC_822_DATE)
  expect(said['rss/channel/item/category']).toContain('CDD')
  expect(said['rss/channel/item/content:encoded']?.[0]).toContain('<li>Tester vite</li>')
})

// https://www.rssboard.org/rss-specification, with the elements of Atom and of content:encoded that it allows.
const RSS_ELEMENTS = [
  ...['rss', 'rss/channel', 'rss/channel/title', 'rss/channel/link', 'rss/channel/description'],
  ...['rss/channel/language', 'rss/channel/atom:link', 'rss/channel/lastBuildDate'],
  ...['rss/channel/ttl', 'rss/channel/docs', 'rss/channel/generator', 'rss/channel/item'],
  ...[
    'title',
    'link',
    'description',
    'content:encoded',
    'guid',
    'pubDate',
    'category',
    'dc:creator',
  ].map((name) => `rss/channel/item/${name}`),
]

test('RSS has what its specification requires, and nothing that it does not know', () => {
  const said = buildAndParseRss({
    offers: [LISTED_OFFER, { ...LISTED_OFFER, id: 8, slug: 'autre' }],
  })
  const elements = Object.keys(said).filter((path) => !path.includes('@'))
  expect(elements.filter((path) => !RSS_ELEMENTS.includes(path))).toEqual([])
  for (const required of ['title', 'link', 'description']) {
    expect(said[`rss/channel/${required}`]).toEqual([expect.stringMatching(/./)])
  }
  const guids = said['rss/channel/item/guid'] ?? []
  expect(new Set(guids).size).toBe(2)
  const dates = said['rss/channel/item/pubDate'] ?? []
  expect(dates.every((date) => !Number.isNaN(Date.parse(date)))).toBe(true)
})

test('JSON Feed says the same, by the rules of version 1.1', () => {
  const { items, ...feed } = buildAndParseJson()
  expect(feed).toMatchObject({
    title: 'Offres d’emploi | Conseil & Fils',
    home_page_url: 'https://www.conseil.example/nos-offres',
    feed_url: 'https://www.conseil.example/nos-offres/flux.json',
  })
  expect(items).toEqual([
    expect.objectContaining({ title: 'Testeur, Nantes', language: 'fr', tags: expect.any(Array) }),
  ])
  expect(items[0]?.id).toBe(buildAndParseRss()['rss/channel/item/guid']?.[0])
})

test('JSON Feed keeps to its published schema, with offers and without', () => {
  // The formats of URLs and dates are checked above.
  const isFeed = new Ajv({ validateFormats: false }).compile(jsonFeedSchema)
  for (const told of [{}, { offers: [] }, { edition: ENGLISH_EDITION }]) {
    isFeed(JSON.parse(JSON.stringify(buildJsonFeed(feedInFormat('json', told)))))
    expect(isFeed.errors).toBeNull()
  }
  expect(isFeed({ ...buildJsonFeed(feedInFormat('json')), items: [{ url: 'no name' }] })).toBe(
    false,
  )
})

test('A feed reader finds the same offers in both formats', () => {
  const offers = [LISTED_OFFER, { ...LISTED_OFFER, id: 8, slug: 'autre', title: '« C & C++ » <i>' }]
  const rss = parseFeed(buildRssFeed(feedInFormat('rss', { offers })))
  const json = parseFeed(JSON.stringify(buildJsonFeed(feedInFormat('json', { offers }))))
  if (rss.format !== 'rss' || json.format !== 'json') throw new Error('Taken for other formats')
  expect(rss.feed.items?.map(({ guid, link, title }) => [guid?.value, link, title])).toEqual(
    json.feed.items?.map(({ id, url, title }) => [id, url, title]),
  )
  expect(rss.feed.items).toHaveLength(2)
  expect(rss.feed.atom?.links?.[0]?.href).toMatch(/flux\.xml$/)
})

test('An offer has the same id in the feed after its title, slug or language has changed', () => {
  const renamed = { ...LISTED_OFFER, title: 'Testeuse', slug: 'testeuse' }
  const names = [
    buildAndParseJson(),
    buildAndParseJson({ offers: [renamed] }),
    buildAndParseJson({ edition: ENGLISH_EDITION }),
  ]
  expect(new Set(names.map(({ items }) => items[0]?.id)).size).toBe(1)
})

test('Text typed by staff is readable in the feed and never executed', () => {
  const hostile = {
    ...LISTED_OFFER,
    title: HOSTILE_TEXT,
    mission: HOSTILE_TEXT,
    profile: [HOSTILE_TEXT],
  }
  const said = buildAndParseRss({ offers: [hostile], search: { text: HOSTILE_TEXT } })
  const kept = 'a]]>b<script>&"\'c\u{1F600}'
  expect(said['rss/channel/item/title']).toEqual([`${kept}, Nantes`])
  expect(said['rss/channel/title']?.[0]).toContain(kept)
  const [content = ''] = said['rss/channel/item/content:encoded'] ?? []
  const [summary = ''] = said['rss/channel/item/description'] ?? []
  for (const markup of [content, summary]) {
    expect(markup).toContain('&lt;script&gt;')
    expect(markup).not.toContain('<script>')
  }
  const [entry] = buildAndParseJson({ offers: [hostile] }).items
  expect(entry?.content_html).not.toContain('<script>')
})

test('A feed has the filters of its search, and the newest offers first', () => {
  const search = { location: 'paris', text: 'C++ & Go', sort: 'title', page: 3 } as const
  const feed = buildAndParseJson({ search })
  expect(feed.title).toBe('Offres d’emploi, Paris, «\u00A0C++ & Go\u00A0» | Conseil & Fils')
  const query = 'recherche=C%2B%2B+%26+Go&lieu=paris'
  expect(feed.home_page_url).toBe(`https://www.conseil.example/nos-offres?${query}`)
  expect(feed.feed_url).toBe(`https://www.conseil.example/nos-offres/flux.json?${query}`)
  const self = buildAndParseRss({ search })['rss/channel/atom:link@href']
  expect(self).toEqual([`https://www.conseil.example/nos-offres/flux.xml?${query}`])
})

test('The English edition has its own feed, with the offers in French', () => {
  const feed = buildAndParseJson({ edition: ENGLISH_EDITION, search: { contract: 'cdd' } })
  expect(feed).toMatchObject({
    title: 'Vacancies, Fixed-term | Conseil & Fils',
    language: 'en',
    feed_url: 'https://www.conseil.example/en/jobs/feed.json?contrat=cdd',
  })
  expect(feed.items[0]).toMatchObject({
    url: 'https://www.conseil.example/en/jobs/testeur',
    language: 'fr',
  })
})

test('A list without offers gives a valid feed', () => {
  expect(buildAndParseJson({ offers: [] }).items).toEqual([])
  expect(buildAndParseRss({ offers: [] })).not.toHaveProperty('rss/channel/item')
})
