import type { APIRequestContext, Page } from '@playwright/test'
import { addressOf, crawlSite } from '../support/crawlSite'
import { ENGLISH_ROUTES } from '../support/englishRoutes'
import { saveGlobal } from '../support/staffContent'
import { expect, test } from '../support/test'

type Language = 'fr' | 'en'

const LANGUAGES: Language[] = ['fr', 'en']

// Of a page that has a name of its own in each language, the address with the other's name too.
const MIXED = [
  '/expertises/data-science',
  '/en/expertise/science-donnees',
  '/fr/nos-offres',
  '/jobs',
]

/** Every public address of today, whichever language stands at the root, and some of another day. */
const ADDRESSES = [
  ...Object.entries(ENGLISH_ROUTES).flatMap(([french, english]) => [
    french,
    english,
    french === '/' ? '/fr' : `/fr${french}`,
    english.replace(/^\/en(?=.)/, ''),
  ]),
  ...MIXED,
]

/** Where a page stands while this language has the root. */
function placeOf([french, english]: [string, string], language: Language, root: Language) {
  const path = language === 'fr' ? french : english.replace(/^\/en/, '') || '/'
  return language === root ? path : `/${language}${path}`.replace(/\/$/, '')
}

async function putAtRoot(staff: APIRequestContext, visitor: APIRequestContext, root: Language) {
  await saveGlobal(staff, 'website-settings', { defaultLanguage: root })
  await expect
    .poll(async () => (await visitor.get('/')).text(), { timeout: 20_000 })
    .toContain(`<html lang="${root}"`)
}

/** Each address leads, in a browser that remembers what it was told, to a page in not too many steps. */
async function expectNoLoop(page: Page, root: Language) {
  const answers = await page.evaluate(async (addresses) => {
    const ask = async (address: string) => {
      const answer = await fetch(address).catch(() => null)
      return { address, status: answer?.status, path: new URL(answer?.url ?? 'x:').pathname }
    }
    return Promise.all(addresses.map(ask))
  }, ADDRESSES)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  const today = Object.entries(ENGLISH_ROUTES).flatMap((routes) =>
    LANGUAGES.map((language) => placeOf(routes, language, root)),
  )
  expect([...new Set(answers.map(({ path }) => path))].sort()).toEqual([...new Set(today)].sort())
}

async function expectEditionsAround(page: Page, root: Language, origin: string) {
  for (const language of LANGUAGES) {
    const site = await crawlSite(page, language === root ? '/' : `/${language}`)
    const absolute = (path: string) => `${origin}${path}`.replace(/\/$/, '')
    expect(site.filter(({ status }) => status !== 200)).toEqual([])
    expect([...new Set(site.map((read) => read.language))]).toEqual([language])
    for (const routes of Object.entries(ENGLISH_ROUTES)) {
      const place = placeOf(routes, language, root)
      const read = site.find(({ address }) => address === place)
      expect.soft(read?.canonical, place).toBe(absolute(place))
      expect.soft(read?.alternates, place).toEqual({
        fr: absolute(placeOf(routes, 'fr', root)),
        en: absolute(placeOf(routes, 'en', root)),
        'x-default': absolute(placeOf(routes, root, root)),
      })
    }
    const redirected = site
      .flatMap(({ links }) => links.map(({ href }) => addressOf(href)))
      .filter((path) => path === `/${root}` || path.startsWith(`/${root}/`))
    expect(redirected).toEqual([])
  }
}

test('the language at the root is changed to English and back: every address leads on, none in circles', async ({
  page,
  request,
  staff,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const origin = new URL(baseURL ?? '').origin
  await page.goto('/mentions-legales')
  await expectNoLoop(page, 'fr')
  try {
    await putAtRoot(staff, request, 'en')
    await expectNoLoop(page, 'en')
    await expectEditionsAround(page, 'en', origin)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toContain(`<loc>${origin}/jobs</loc>`)
    expect(sitemap).toContain(`<loc>${origin}/fr/nos-offres</loc>`)
    expect(sitemap).not.toContain(`<loc>${origin}/en`)

    await page.goto('/nos-offres?recherche=data')
    await expect(page).toHaveURL('/fr/nos-offres?recherche=data')
    await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click()
    await expect(page).toHaveURL('/jobs?recherche=data')
    await page.getByRole('banner').getByRole('link', { name: 'Our values' }).click()
    await expect(page).toHaveURL('/our-values')
  } finally {
    await putAtRoot(staff, request, 'fr')
  }
  await page.reload()
  await expect(page).toHaveURL('/en/our-values')
  await expectNoLoop(page, 'fr')
  await expectEditionsAround(page, 'fr', origin)
})
