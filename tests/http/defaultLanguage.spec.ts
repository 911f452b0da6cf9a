import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { ENGLISH_ROUTES } from '../support/englishRoutes'
import { expect, test } from '../support/httpTest'
import { readHtml } from '../support/readHtml'
import { rareWord } from '../support/siteRecords'
import { readGlobal, saveGlobal } from '../support/staffContent'

type Language = 'fr' | 'en'

const LANGUAGES: Language[] = ['fr', 'en']
const MAX_REDIRECTS = 4

/** One page of each kind. */
const ROUTES = Object.entries(ENGLISH_ROUTES).filter(([french]) =>
  /^\/(notre-adn(\/impact-social)?|nos-offres|.*spontanee|.*donnees|.*luxe|mentions.*)?$/.test(
    french,
  ),
)

// Invalid URLs with parts in two languages.
const MIXED = ['/expertises/data-science', '/en/expertise/science-donnees', '/jobs']

/** Their URLs, with either default language. */
const URLS = [
  ...ROUTES.flatMap(([french, english]) => [
    french,
    english,
    french === '/' ? '/fr' : `/fr${french}`,
    english.replace(/^\/en(?=.)/, ''),
  ]),
  ...MIXED,
]

/** The URL of a page while `root` is the default language. */
function urlOf([french, english]: [string, string], language: Language, root: Language) {
  const path = language === 'fr' ? french : english.replace(/^\/en/, '') || '/'
  return language === root ? path : `/${language}${path}`.replace(/\/$/, '')
}

const urlsIn = (language: Language, root: Language) =>
  ROUTES.map((routes) => urlOf(routes, language, root))

async function setRoot(staff: APIRequestContext, visitor: APIRequestContext, root: Language) {
  await saveGlobal(staff, 'website-settings', { defaultLanguage: root })
  await expect.poll(async () => (await visitor.get('/')).text()).toContain(`<html lang="${root}"`)
}

/** Permanent redirects, which a browser still has after the default language changed. */
type Remembered = Map<string, string>

/**
 * Follows redirects like a browser.
 * @returns the final URL
 */
async function follow(visitor: APIRequestContext, remembered: Remembered, url: string) {
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

async function expectEveryUrlLeads(
  visitor: APIRequestContext,
  remembered: Remembered,
  root: Language,
) {
  const ends = await Promise.all(URLS.map((url) => follow(visitor, remembered, url)))
  expect(ends.filter(({ status }) => status !== 200)).toEqual([])
  const wanted = LANGUAGES.flatMap((language) => urlsIn(language, root))
  expect(new Set(ends.map(({ path }) => path))).toEqual(new Set(wanted))
}

/** Each page has its language, its canonical URL, its alternates, and no link that redirects. */
async function expectEditions(visitor: APIRequestContext, root: Language, origin: string) {
  const absolute = (path: string) => `${origin}${path}`.replace(/\/$/, '')
  for (const routes of ROUTES) {
    for (const language of LANGUAGES) {
      const url = urlOf(routes, language, root)
      const page = readHtml(await (await visitor.get(url)).text())
      const alternates = page
        .all('link[rel="alternate"][hreflang]')
        .map((link) => [link.getAttributeValue('hreflang'), link.getAttributeValue('href')])
      expect.soft(page.value('html', 'lang'), url).toBe(language)
      expect.soft(page.value('link[rel="canonical"]', 'href'), url).toBe(absolute(url))
      expect.soft(Object.fromEntries(alternates), url).toEqual({
        fr: absolute(urlOf(routes, 'fr', root)),
        en: absolute(urlOf(routes, 'en', root)),
        'x-default': absolute(urlOf(routes, root, root)),
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
  expect(ROUTES.length).toBe(8)
  const { origin } = new URL(baseURL ?? '')
  const remembered: Remembered = new Map()
  await expectEveryUrlLeads(visitor, remembered, 'fr')
  try {
    await setRoot(staff, visitor, 'en')
    await expectEveryUrlLeads(visitor, remembered, 'en')
    await expectEditions(visitor, 'en', origin)
    const sitemap = await (await visitor.get('/sitemap.xml')).text()
    expect(sitemap).toContain(`<loc>${origin}/jobs</loc>`)
    expect(sitemap).toContain(`<loc>${origin}/fr/nos-offres</loc>`)
    expect(sitemap).not.toContain(`<loc>${origin}/en`)
    const moved = await visitor.get('/nos-offres?recherche=data')
    expect(moved.headers().location).toBe('/fr/nos-offres?recherche=data')
  } finally {
    await setRoot(staff, visitor, 'fr')
  }
  await expectEveryUrlLeads(visitor, remembered, 'fr')
  await expectEditions(visitor, 'fr', origin)
})

const Faq = z.array(z.looseObject({ question: z.string(), answer: z.string() }))

test('the root always has a page, and only a language with a complete home page is set there', async ({
  staff,
  visitor,
}) => {
  const responseAt = async (url: string) => {
    const response = await visitor.get(url)
    return `${response.status()} ${response.headers().location ?? ''}`.trim()
  }
  const faq = Faq.parse((await readGlobal(staff, 'home-page')).faq)
  const saveFaq = (rows: object[]) =>
    saveGlobal(staff, 'home-page', { faq: rows, _status: 'published' })
  try {
    await saveGlobal(staff, 'website-settings', { defaultLanguage: 'en' })
    await expect.poll(() => responseAt('/fr')).toBe('200')
    await expect.poll(() => responseAt('/')).toBe('200')
    await expect.poll(() => responseAt('/jobs')).toBe('200')

    await saveFaq([...faq, { question: `${rareWord()} ?`, answer: rareWord() }])
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
