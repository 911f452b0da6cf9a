import { describe, expect, test } from 'vitest'
import { adminUrlOfProblem } from '@/src/plugins/content-care/rules/contentProblem'
import { flattenDocumentFields } from '@/src/plugins/content-care/rules/flattenDocumentFields'
import {
  findContentLinks,
  isUnknownHomePageAnchor,
  parseInternalLink,
} from '@/src/plugins/content-care/rules/internalLinks'
import {
  findSmallPictures,
  findUndescribedPictures,
} from '@/src/plugins/content-care/rules/shownPictures'
import { findMissingOrLongSeoTexts } from '@/src/plugins/content-care/rules/shownTexts'

const contentPlace = { collection: 'value-pages', id: 4, title: 'Partage' }

test('The link of an entry leads to its field in its language', () => {
  const entry = { kind: 'pictureText' as const, place: contentPlace }
  expect(adminUrlOfProblem(entry)).toBe('/admin/collections/value-pages/4')
  expect(adminUrlOfProblem({ ...entry, field: 'seo.metaTitle', language: 'en' })).toBe(
    '/admin/collections/value-pages/4?locale=en#field-seo__metaTitle',
  )
  expect(
    adminUrlOfProblem({ ...entry, place: { global: 'home-page' }, field: 'faq.0.answer' }),
  ).toBe('/admin/globals/home-page#field-faq__0__answer')
})

const contentFields = [
  { type: 'text', name: 'title', localized: true },
  {
    type: 'tabs',
    tabs: [
      { fields: [{ type: 'upload', name: 'heroImage' }] },
      { name: 'seo', fields: [{ type: 'text', name: 'metaTitle', localized: true }] },
    ],
  },
  { type: 'row', fields: [{ type: 'text', name: 'url' }] },
  {
    type: 'blocks',
    name: 'sections',
    blocks: [{ slug: 'text', fields: [{ type: 'richText', name: 'body', localized: true }] }],
  },
  { type: 'array', name: 'links', fields: [{ type: 'text', name: 'ctaUrl' }] },
]
const richTextLinkingTo = (url: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'link', fields: { url } }] }] },
})
const contentDocument = {
  title: { fr: 'Titre', en: 'Title' },
  heroImage: 12,
  seo: { metaTitle: { fr: 'Titre court' } },
  url: '/nos-offres',
  sections: [
    {
      blockType: 'text',
      body: { fr: richTextLinkingTo('/rien'), en: richTextLinkingTo('https://a.example') },
    },
  ],
  links: [{ ctaUrl: '/#contact' }, { ctaUrl: '' }],
}

test('Each field is found, in tabs, rows, lists and sections, separately for each language', () => {
  expect(
    flattenDocumentFields({ fields: contentFields, document: contentDocument }).map(
      ({ path, language }) => [path, language],
    ),
  ).toEqual([
    ['title', 'fr'],
    ['title', 'en'],
    ['heroImage', undefined],
    ['seo.metaTitle', 'fr'],
    ['url', undefined],
    ['sections.0.body', 'fr'],
    ['sections.0.body', 'en'],
    ['links.0.ctaUrl', undefined],
    ['links.1.ctaUrl', undefined],
  ])
})

test('Each link is found, also inside texts', () => {
  expect(findContentLinks({ fields: contentFields, document: contentDocument })).toEqual([
    { path: 'url', address: '/nos-offres' },
    { path: 'sections.0.body', language: 'fr', address: '/rien' },
    { path: 'sections.0.body', language: 'en', address: 'https://a.example' },
    { path: 'links.0.ctaUrl', address: '/#contact' },
  ])
})

describe('The target of a link', () => {
  const site = { host: 'www.conseil.example', defaultLanguage: 'fr' } as const
  test.each(['https://ailleurs.example/nos-offres', 'mailto:a@b.example', 'tel:01', '#haut', ''])(
    'is not on the site: %s',
    (address) => expect(parseInternalLink(address, site)).toBeNull(),
  )

  test.each([
    ['/nos-offres/x?a=b#c', { target: { kind: 'offer', slug: 'x' }, language: 'fr' }],
    ['https://www.conseil.example/en/jobs', { target: { kind: 'always' }, language: 'en' }],
    ['/en/expertise/x', { target: { kind: 'page', slug: 'x' }, language: 'en' }],
    ['/rien-du-tout', { target: { kind: 'nothing' }, language: 'fr' }],
    ['/#contact', { target: { kind: 'always' }, anchor: 'contact' }],
    ['/notre-adn#valeurs', { target: { kind: 'always' }, anchor: null }],
  ])('%s is recognised', (address, asked) => {
    expect(parseInternalLink(address, site)).toMatchObject(asked)
  })

  test('may be an unknown section of the home page', () => {
    expect(isUnknownHomePageAnchor('expertises')).toBe(false)
    expect(isUnknownHomePageAnchor(null)).toBe(false)
    expect(isUnknownHomePageAnchor('offres')).toBe(true)
  })
})

describe('Titles and descriptions', () => {
  const texts = {
    place: contentPlace,
    title: { fr: 'Court', en: 'x'.repeat(61) },
    summary: { fr: 'Un résumé', en: 'A summary' },
    metaTitle: {},
    metaDescription: {},
  }

  test('are listed if they will be cut, with their language', () => {
    expect(findMissingOrLongSeoTexts(texts)).toEqual([
      { kind: 'longTitle', length: 61, place: contentPlace, field: 'title', language: 'en' },
    ])
    const metaTitle = { fr: 'y'.repeat(70), en: 'Short' }
    expect(findMissingOrLongSeoTexts({ ...texts, metaTitle })).toEqual([
      {
        kind: 'longTitle',
        length: 70,
        place: contentPlace,
        field: 'seo.metaTitle',
        language: 'fr',
      },
    ])
  })

  test('include a missing description without a replacement, and a replacement that is too long', () => {
    const summary = { en: 'z'.repeat(161) }
    const title = { fr: 'Titre', en: 'Title' }
    const asked = { ...texts, title, summary }
    const field = 'seo.metaDescription'
    expect(findMissingOrLongSeoTexts(asked)).toEqual([
      { kind: 'description', length: 0, place: contentPlace, field, language: 'fr' },
      { kind: 'description', length: 161, place: contentPlace, field, language: 'en' },
    ])
    expect(
      findMissingOrLongSeoTexts({ ...asked, metaDescription: { fr: 'Bien', en: 'Good' } }),
    ).toEqual([])
  })

  test('of a language without any text are not listed', () => {
    expect(findMissingOrLongSeoTexts({ ...texts, title: { fr: 'Court', en: null } })).toEqual([])
  })
})

describe('Pictures', () => {
  const picture = {
    id: 1,
    filename: 'a.png',
    alt: { fr: 'Un pont' },
    width: 640,
    mimeType: 'image/png',
  }
  const library = new Map([
    [1, picture],
    [2, { ...picture, id: 2, mimeType: 'image/svg+xml' }],
  ])
  const use = (id: number, name: string) => ({
    picture: id,
    place: contentPlace,
    field: name,
    name,
  })

  test('are too small relative to their place, except drawings', () => {
    const uses = [use(1, 'heroImage'), use(1, 'portrait'), use(1, 'logo'), use(2, 'heroImage')]
    expect(findSmallPictures(uses, library)).toEqual([
      { kind: 'smallPicture', width: 640, needed: 1440, place: contentPlace, field: 'heroImage' },
    ])
  })

  test('without a description are listed once per language of the site', () => {
    const uses = [use(1, 'heroImage'), use(1, 'portrait')]
    expect(findUndescribedPictures(uses, library, ['fr'])).toEqual([])
    expect(findUndescribedPictures(uses, library, ['fr', 'en'])).toMatchObject([
      { place: { collection: 'media', id: 1 }, field: 'alt', language: 'en' },
    ])
  })
})
