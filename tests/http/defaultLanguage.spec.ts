import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { ENGLISH_ROUTES } from '../support/englishRoutes'
import { expect, test } from '../support/httpTest'
import { readHtml } from '../support/readHtml'
import { createRareWord } from '../support/siteRecords'
import { readGlobal, saveGlobal } from '../support/staffContent'

type TestedLanguage = 'fr' | 'en'

const TESTED_LANGUAGES: TestedLanguage[] = ['fr', 'en']
const MAX_REDIRECTS = 4

/** One page of each kind. */
const SAMPLE_ROUTES = Object.entries(ENGLISH_ROUTES).filter(([french]) =>
  /^\/(notre-adn(\/impact-social)?|nos-offres|.*spontanee|.*donnees|.*luxe|mentions.*)?$/.test(
    french,
  ),
)

// Invalid URLs with parts in two languages.
const MIXED_LANGUAGE_URLS = ['/expertises/data-science', '/en/expertise/science-donnees', '/jobs']

/** Their URLs, with either default language. */
const ALL_SAMPLE_URLS = [
  ...SAMPLE_ROUTES.flatMap(([french, english]) => [
    french,
    english,
    french === '/' ? '/fr' : `/fr${french}`,
    english.replace(/^\/en(?=.)/, ''),
  ]),
  ...MIXED_LANGUAGE_URLS,
]

/** The URL of a page while `root` is the default language. */
function editionUrl(
  [french, english]: [string, string],
  language: TestedLanguage,
  root: TestedLanguage,
) {
  const path = language === 'fr' ? french : english.replace(/^\/en/, '') || '/'
  return language === root ? path : `/${language}${path}`.replace(/\/$/, '')
}

const editionUrls = (language: TestedLanguage, root: TestedLanguage) =>
  SAMPLE_ROUTES.map((routes) => editionUrl(routes, language, root))

async function setDefaultLanguage(
  staff: APIRequestContext,
  visitor: APIRequestContext,
  root: TestedLanguage,
) {
  await saveGlobal(staff, 'website-settings', { defaultLanguage: root })
  await expect.poll(async () => (await visitor.get('/')).text()).toContain(`<html lang="${root}"`)
}

/** Permanent redirects, which a browser still has after the default language changed. */
type RememberedRedirects = Map<string, string>

/**
 * Follows redirects like a browser.
 * @returns the final URL
 */
async function followRedirects(
  visitor: APIRequestContext,
  remembered: RememberedRedirects,
  url: string,
) {
  let path = url
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    const known = remembered.get(path)
    const response = known ? null : await visitor.get(path)
    const location = known ?? response?.headers().location
    if (!location) return { url, status: response?.status(), path }
    const [first = ''] = location.split(', ')
    if (response?.status() === 308) remembered.set(path, first)
    path = new URL(first, 'http://site').pathname
  }
  return { url, status: 'too many redirects', path }
}

async function expectEveryUrlLeadsToEdition(
  visitor: APIRequestContext,
  remembered: RememberedRedirects,
  root: TestedLanguage,
) {
  const ends = await Promise.all(
    ALL_SAMPLE_URLS.map((url) => followRedirects(visitor, remembered, url)),
  )
  expect(ends.filter(({ status }) => status !== 200)).toEqual([])
  const wanted = TESTED_LANGUAGES.flatMap((language) => editionUrls(language, root))
  expect(new Set(ends.map(({ path }) => path))).toEqual(new Set(wanted))
}

/** Each page has its language, its canonical URL, its alternates, and no link that redirects. */
async function expectEditions(visitor: APIRequestContext, root: TestedLanguage, origin: string) {
  const absolute = (path: string) => `${origin}${path}`.replace(/\/$/, '')
  for (const routes of SAMPLE_ROUTES) {
    for (const language of TESTED_LANGUAGES) {
      const url = editionUrl(routes, language, root)
      const page = readHtml(await (await visitor.get(url)).text())
      const alternates = page
        .all('link[rel="alternate"][hreflang]')
        .map((link) => [link.getAttributeValue('hreflang'), link.getAttributeValue('href')])
      expect.soft(page.value('html', 'lang'), url).toBe(language)
      expect.soft(page.value('link[rel="canonical"]', 'href'), url).toBe(absolute(url))
      expect.soft(Object.fromEntries(alternates), url).toEqual({
        fr: absolute(editionUrl(routes, 'fr', root)),
        en: absolute(editionUrl(routes, 'en', root)),
        'x-default': absolute(editionUrl(routes, root, root)),
      })
      const ofRoot = new RegExp(`^/${root}(/|$)`)
      expect
        .soft(
          page.values('a', 'href').filter((href) => ofRoot.test(href)),
          url,
        )
        .toEqual([])
    }
  }
}

test('with English at the root and back, every URL leads to its page without circles', {
  tag: '@slow',
}, async ({ visitor, staff, baseURL }) => {
  // Every page is rendered again after each change.
  test.slow()
  expect(SAMPLE_ROUTES.length).toBe(8)
  const { origin } = new URL(baseURL ?? '')
  const remembered: RememberedRedirects = new Map()
  await expectEveryUrlLeadsToEdition(visitor, remembered, 'fr')
  try {
    await setDefaultLanguage(staff, visitor, 'en')
    await expectEveryUrlLeadsToEdition(visitor, remembered, 'en')
    await expectEditions(visitor, 'en', origin)
    const sitemap = await (await visitor.get('/sitemap.xml')).text()
    expect(sitemap).toContain(`<loc>${origin}/jobs</loc>`)
    expect(sitemap).toContain(`<loc>${origin}/fr/nos-offres</loc>`)
    expect(sitemap).not.toContain(`<loc>${origin}/en`)
    const moved = await visitor.get('/nos-offres?recherche=data')
    expect(moved.headers().location).toBe('/fr/nos-offres?recherche=data')
  } finally {
    await setDefaultLanguage(staff, visitor, 'fr')
  }
  await expectEveryUrlLeadsToEdition(visitor, remembered, 'fr')
  await expectEditions(visitor, 'fr', origin)
})

const FaqSchema = z.array(z.looseObject({ question: z.string(), answer: z.string() }))

test('the root always has a page, and only a language with a complete home page is set there', async ({
  staff,
  visitor,
}) => {
  const responseAt = async (url: string) => {
    const response = await visitor.get(url)
    return `${response.status()} ${response.headers().location ?? ''}`.trim()
  }
  const faq = FaqSchema.parse((await readGlobal(staff, 'home-page')).faq)
  const saveFaq = (rows: object[]) =>
    saveGlobal(staff, 'home-page', { faq: rows, _status: 'published' })
  try {
    await saveGlobal(staff, 'website-settings', { defaultLanguage: 'en' })
    await expect.poll(() => responseAt('/fr')).toBe('200')
    await expect.poll(() => responseAt('/')).toBe('200')
    await expect.poll(() => responseAt('/jobs')).toBe('200')

    await saveFaq([...faq, { question: `${createRareWord()} ?`, answer: createRareWord() }])
    await expect.poll(() => responseAt('/')).toBe('307 /fr')
    await expect.poll(() => responseAt('/fr')).toBe('200')
    // A request during a render that began before the change receives the old page once.
    await expect.poll(() => responseAt('/jobs')).toBe('404')

    await saveGlobal(staff, 'website-settings', { defaultLanguage: 'fr' })
    await expect.poll(() => responseAt('/')).toBe('200')
    const data = { defaultLanguage: 'en' }
    const refused = await staff.post('/api/globals/website-settings', { data })
    expect(refused.status()).toBe(400)
    expect(await refused.text()).toMatch(
      /En anglais, la page d’accueil n’est pas entière.*«\sQuestions fréquentes\s»/,
    )
    await expect.poll(() => responseAt('/jobs')).toBe('307 /en/jobs')
  } finally {
    await saveFaq(faq)
    await saveGlobal(staff, 'website-settings', { defaultLanguage: 'fr' })
  }
  await expect.poll(() => responseAt('/en')).toBe('200')
})
