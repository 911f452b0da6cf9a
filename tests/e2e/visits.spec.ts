import type { Page } from '@playwright/test'
import { CONSENT_KEY, chooseConsent } from '@/src/domain/visits/consent'
import { ID_KEYS } from '@/src/domain/visits/visitorIds'
import { applicationPage } from '../support/applicationPage'
import {
  acceptAll,
  PERSONS_BROWSER,
  storedIds,
  visitsOf,
  watchTold,
} from '../support/countedVisits'
import { applicationsOf, publishOffer, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

test.use({ hasRefusedCookies: false, userAgent: PERSONS_BROWSER })

const NO_IDS = { visitor: null, session: null }
const SEVEN_MONTHS_MS = 213 * 24 * 60 * 60 * 1000

const pathsOf = async (visitor: string) =>
  (await visitsOf(visitor)).map(({ page_path }) => page_path)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const manageCookies = (page: Page) => button(page, 'Gérer les cookies').first()

/** A page whose scripts are there: it tells of itself, if it ever does. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(manageCookies(page)).toBeAttached()
}

async function follow(page: Page, name: string, address: string) {
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(address)
}

/** Looks around as somebody does who would leave four visits. */
async function lookAround(page: Page) {
  await open(page, '/')
  await follow(page, 'Contact', '/#contact')
  await follow(page, 'Mentions légales', '/mentions-legales')
  await page.goBack()
  await expect(page).toHaveURL(/\/(#\w+)?$/)
}

test('each kind of navigation is one visit; scrolling and searching are none', async ({ page }) => {
  await open(page, '/')
  const visitor = await acceptAll(page)
  await follow(page, 'Nos Expertises', '/#expertises')
  await page.locator('#temoignages').evaluate((section) => section.scrollIntoView())
  await expect(page).toHaveURL('/#temoignages')
  await follow(page, 'Mentions légales', '/mentions-legales')
  await page.goBack()
  await expect(page).toHaveURL('/#temoignages')
  await page.goForward()
  await expect(page).toHaveURL('/mentions-legales')
  await follow(page, 'Nos Offres', '/nos-offres')
  await page.getByPlaceholder('Rechercher par titre, compétence ou mot-clé...').fill('data')
  await expect(page).toHaveURL(/recherche=data/)
  await open(page, '/nos-offres')
  await follow(page, 'Contact', '/#contact')
  await expect
    .poll(() => pathsOf(visitor))
    .toEqual([
      '/',
      '/#expertises',
      '/mentions-legales',
      '/',
      '/mentions-legales',
      '/nos-offres',
      '/nos-offres',
      '/#contact',
    ])
})

test.describe('an address where nothing stands', () => {
  test.use({ expectedFaults: [/404/] })

  test('is counted as that, whatever it is', async ({ page }) => {
    await open(page, '/notre-adn')
    const visitor = await acceptAll(page)
    await page.goto('/rien-de-tel')
    await expect.poll(() => pathsOf(visitor)).toEqual(['/notre-adn', '/404'])
    await page.goto('/postuler/rien-de-tel')
    await expect.poll(() => pathsOf(visitor)).toEqual(['/notre-adn', '/404', '/404'])
  })
})

test('a visit says what was read, with what, and after which page', async ({ page, baseURL }) => {
  await open(page, '/mentions-legales?utm_medium=email')
  const visitor = await acceptAll(page)
  const { session } = await storedIds(page)
  await follow(page, 'Nos Offres', '/nos-offres')
  const both = {
    visitor_id: expect.stringMatching(/^visitor_\d{13}\w+$/),
    session_id: session,
    user_agent: PERSONS_BROWSER,
    device_type: 'desktop',
    browser: 'chrome',
    os: 'linux',
    screen_resolution: '1440x900',
    source: 'email',
    created_at: expect.any(Date),
  }
  await expect
    .poll(() => visitsOf(visitor))
    .toEqual([
      {
        ...both,
        page_path: '/mentions-legales',
        page_title: 'Mentions légales | Exemplia',
        referrer: '',
      },
      {
        ...both,
        page_path: '/nos-offres',
        page_title: 'Offres d’emploi, stages et alternances | Exemplia',
        referrer: `${baseURL}/mentions-legales`,
      },
    ])
})

test('another tab is another session of the same visitor', async ({ page, context }) => {
  await open(page, '/notre-adn')
  await acceptAll(page)
  const other = await context.newPage()
  await open(other, '/notre-adn')
  await expect.poll(async () => (await storedIds(other)).session).not.toBeNull()
  const [first, second] = [await storedIds(page), await storedIds(other)]
  expect(second.visitor).toBe(first.visitor)
  expect(second.session).not.toBe(first.session)
})

test('offers read in tabs of their own and the application are one visit, from where it began', async ({
  page,
  context,
  staff,
  baseURL,
}) => {
  const offers = [await publishOffer(staff), await publishOffer(staff)]
  await page.goto('/nos-offres', { referer: 'https://www.linkedin.com/' })
  const visitor = await acceptAll(page)
  const fromTheList = { referer: `${baseURL}/nos-offres` }
  for (const { slug } of offers)
    await (await context.newPage()).goto(`/nos-offres/${slug}`, fromTheList)
  await expect.poll(() => pathsOf(visitor)).toHaveLength(3)
  const visits = await visitsOf(visitor)
  expect(new Set(visits.map(({ session_id }) => session_id)).size).toBe(1)
  expect(new Set(visits.map(({ source }) => source))).toEqual(new Set(['social']))

  const tab = context.pages().at(-1) ?? page
  const form = applicationPage(tab)
  const candidate = `Inès ${rareWord()}`
  await tab
    .getByRole('link', { name: /Postuler/ })
    .first()
    .click()
  await form.name.fill(candidate)
  await form.email.fill('ines@candidats.test')
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  expect(await applicationsOf(staff, candidate)).toMatchObject([{ source: 'social' }])
})

test('who accepts on the second page came by the link to the first', async ({ page }) => {
  await open(page, '/mentions-legales?utm_medium=email')
  await follow(page, 'Nos Offres', '/nos-offres')
  const visitor = await acceptAll(page)
  await expect
    .poll(() => visitsOf(visitor))
    .toMatchObject([{ page_path: '/nos-offres', source: 'email' }])
})

test('the link of a campaign begins another visit, loading it anew does not', async ({ page }) => {
  await open(page, '/notre-adn')
  const visitor = await acceptAll(page)
  await open(page, '/notre-adn?utm_source=linkedin&utm_campaign=automne')
  await page.reload()
  await expect(manageCookies(page)).toBeAttached()
  await expect
    .poll(async () => (await visitsOf(visitor)).map(({ source }) => source))
    .toEqual(['direct', 'social', 'social'])
  const sessions = (await visitsOf(visitor)).map(({ session_id }) => session_id)
  expect(new Set(sessions).size).toBe(2)
})

test.describe('a browser that asks for privacy', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } })
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
  })
  const banner = (page: Page) =>
    page.getByRole('region', { name: 'Vos choix en matière de cookies' })

  test('has refused: nothing is asked, and nothing told', async ({ page }) => {
    const told = watchTold(page)
    await page.clock.install()
    await open(page, '/notre-adn')
    await page.clock.runFor(5_000)
    await expect(banner(page)).toHaveCount(0)
    await lookAround(page)
    expect(told).toEqual([])
    expect(await storedIds(page)).toEqual(NO_IDS)
  })

  test('leaves the choice to the visitor, who can open it and accept', async ({ page }) => {
    await page.clock.install()
    await open(page, '/notre-adn')
    // The page that stands while the new one comes takes nothing away from it.
    const reloaded = page.waitForRequest('/notre-adn')
    await page.route('/notre-adn', (route) => route.fulfill({ status: 204 }), { times: 1 })
    await manageCookies(page).click()
    await reloaded
    await page.clock.runFor(5_000)
    await page.reload()
    await expect(manageCookies(page)).toBeAttached()
    await page.clock.runFor(5_000)
    await expect(banner(page)).toBeVisible()
    const visitor = await acceptAll(page)
    await follow(page, 'Mentions légales', '/mentions-legales')
    await expect.poll(() => pathsOf(visitor)).toEqual(['/notre-adn', '/mentions-legales'])
  })
})

test('little more than a script is fetched for it, and only once it is accepted', async ({
  page,
}) => {
  await open(page, '/mentions-legales')
  await expect(button(page, 'Accepter tout')).toBeVisible()
  const fetched = page.waitForResponse((response) => response.url().includes('/_next/static/'))
  await button(page, 'Accepter tout').click()
  const { responseBodySize } = await (await fetched).request().sizes()
  expect(responseBodySize).toBeGreaterThan(0)
  expect(responseBodySize).toBeLessThanOrEqual(1_024)
})

test.describe('nothing is told and nothing kept', () => {
  for (const answer of ['', 'Refuser', 'Fermer sans choisir']) {
    test(answer ? `after « ${answer} »` : 'before there is an answer', async ({ page }) => {
      const told = watchTold(page)
      await open(page, '/nos-offres')
      if (answer) await button(page, answer).click()
      await lookAround(page)
      expect(told).toEqual([])
      expect(await storedIds(page)).toEqual(NO_IDS)
    })
  }

  test('once consent is withdrawn, in this tab or another', async ({ page, context }) => {
    await open(page, '/notre-adn')
    const visitor = await acceptAll(page)
    const other = await context.newPage()
    await open(other, '/mentions-legales')
    await expect.poll(() => pathsOf(visitor)).toEqual(['/notre-adn', '/mentions-legales'])
    const told = [watchTold(page), watchTold(other)]
    await manageCookies(other).click()
    for (const tab of [page, other]) {
      await expect.poll(() => storedIds(tab)).toEqual(NO_IDS)
      await lookAround(tab)
    }
    expect(told).toEqual([[], []])
    for (const tab of [page, other]) expect(await storedIds(tab)).toEqual(NO_IDS)
  })

  test('once the answer is too old, even in a page that is open', async ({ page }) => {
    await page.clock.install()
    await open(page, '/mentions-legales')
    await page.clock.runFor(1_500)
    await button(page, 'Accepter tout').click()
    await page.clock.runFor(1_000)
    await expect.poll(() => storedIds(page)).not.toEqual(NO_IDS)
    const told = watchTold(page)
    await page.clock.setSystemTime(Date.now() + SEVEN_MONTHS_MS)
    await follow(page, 'Nos Offres', '/nos-offres')
    await page.clock.runFor(1_000)
    await expect.poll(() => storedIds(page)).toEqual(NO_IDS)
    await lookAround(page)
    expect(told).toEqual([])
  })

  test('where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const forbidden = {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      }
      Object.defineProperty(window, 'localStorage', forbidden)
      Object.defineProperty(window, 'sessionStorage', forbidden)
    })
    const told = watchTold(page)
    await open(page, '/nos-offres')
    await button(page, 'Accepter tout').click()
    await lookAround(page)
    expect(told).toEqual([])
  })
})

test('an id that is too old, or of another form, is replaced', async ({ page, baseURL }) => {
  const consent = chooseConsent('acceptAll', { analytics: true, marketing: true }, new Date())
  const old = `visitor_${Date.now() - 2 * SEVEN_MONTHS_MS}abcdefgh`
  await page.addInitScript(
    ({ keys, consentKey, consent, old, origin }) => {
      if (window.origin !== origin) return
      window.localStorage.setItem(consentKey, consent)
      window.localStorage.setItem(keys.visitor, old)
      window.sessionStorage.setItem(keys.session, '<script>')
    },
    {
      keys: ID_KEYS,
      consentKey: CONSENT_KEY,
      consent: JSON.stringify(consent),
      old,
      origin: baseURL,
    },
  )
  await open(page, '/notre-adn')
  await expect
    .poll(() => storedIds(page))
    .toEqual({
      visitor: expect.stringMatching(/^visitor_\d{13}[a-z\d]+$/),
      session: expect.stringMatching(/^session_\d{13}[a-z\d]+$/),
    })
  expect((await storedIds(page)).visitor).not.toBe(old)
})

test.describe('when the script cannot be fetched', () => {
  test.use({ expectedFaults: [/net::ERR_FAILED/] })

  test('the visitor notices nothing', async ({ page }) => {
    await open(page, '/mentions-legales')
    await expect(button(page, 'Accepter tout')).toBeVisible()
    const told = watchTold(page)
    await page.route('**/_next/static/**', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await button(page, 'Accepter tout').click()
    await failed
    await expect(button(page, 'Accepter tout')).toHaveCount(0)
    expect(told).toEqual([])
  })
})

test('staff at work are not counted', async ({ staffPage: page }) => {
  const told = watchTold(page)
  await open(page, '/notre-adn')
  const visitor = await acceptAll(page)
  await expect.poll(() => told.length).toBe(1)
  await page.context().clearCookies()
  await open(page, '/mentions-legales')
  await expect.poll(() => pathsOf(visitor)).toEqual(['/mentions-legales'])
})

test.describe('a program', () => {
  test.use({ userAgent: undefined })

  test('is not counted', async ({ page, browser, baseURL }) => {
    const told = watchTold(page)
    await open(page, '/notre-adn')
    const visitor = await acceptAll(page)
    await expect.poll(() => told.length).toBe(1)
    const sent = told[0] ?? ''
    const context = await browser.newContext({ baseURL, userAgent: PERSONS_BROWSER })
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    await context.request.post('/api/visites', { data: Buffer.from(sent), headers })
    await context.close()
    await expect.poll(() => pathsOf(visitor)).toEqual(['/notre-adn'])
  })
})
