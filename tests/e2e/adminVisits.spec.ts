import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { CONSENT_KEY, chooseConsent } from '@/src/domain/visits/consent'
import { applicationPage } from '../support/applicationPage'
import { expectGoodAtEachWidth, expectNoBarrier } from '../support/barriers'
import { follow } from '../support/keyboard'
import { applicationsOf, publishOffer, rareWord, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

// Playwright's own says that it is a program, and programs are not counted.
const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'
const EXTENDED = { timeout: 20_000 }

const panelOf = (page: Page) => page.getByRole('region', { name: 'Statistiques de visite' })
const figureOf = (page: Page, name: string) =>
  panelOf(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first()
const numberIn = (text: string | null) => Number((text ?? '').replace(/\s/g, ''))

/** A visitor of the site who has answered the banner so. */
async function aVisitor(browser: Browser, baseURL: string | undefined, analytics: boolean) {
  const context = await browser.newContext({ baseURL, userAgent: PERSON, locale: 'fr-FR' })
  const value = JSON.stringify(
    chooseConsent('selection', { analytics, marketing: false }, new Date()),
  )
  await context.addInitScript(([key, kept]) => window.localStorage.setItem(key, kept), [
    CONSENT_KEY,
    value,
  ] as const)
  return context
}

/** Comes by a link of a social network, reads the offer, and applies. */
async function readAndApply(context: BrowserContext, offer: { slug: string }) {
  const page = await context.newPage()
  const candidateName = `Inès ${rareWord()}`
  await page.goto(`/nos-offres/${offer.slug}?utm_medium=social`)
  await page
    .getByRole('link', { name: /Postuler/ })
    .first()
    .click()
  const form = applicationPage(page)
  await form.name.fill(candidateName)
  await form.email.fill('ines@candidats.test')
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  return candidateName
}

test('a visit that became an application is followed to the offer and to the candidate', async ({
  browser,
  baseURL,
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const agreed = await aVisitor(browser, baseURL, true)
  const candidateName = await readAndApply(agreed, offer)
  const refused = await aVisitor(browser, baseURL, false)
  await refused.addInitScript(() =>
    window.localStorage.setItem('visitor-id', 'visitor_1795363200000abc'),
  )
  const stranger = await readAndApply(refused, offer)
  await Promise.all([agreed.close(), refused.close()])

  const funnel = page.getByRole('region', { name: 'Parcours des visiteurs' })
  const way = (source: string) => funnel.getByRole('listitem').filter({ hasText: source })
  await expect(async () => {
    await page.goto(`/admin/collections/job-offers/${offer.id}`)
    await expect(way('Réseaux sociaux').getByRole('definition')).toHaveText(['1', '1', '1', '0'])
  }).toPass(EXTENDED)
  await expect(funnel.getByText('À part, sans consentement : 1 candidature.')).toBeVisible()
  await funnel.getByRole('button', { name: '7j' }).click()
  await expect(way('Réseaux sociaux').getByRole('definition')).toHaveText(['1', '1', '1', '0'])
  await expect(
    page.locator('[data-funnel] [aria-busy="true"], [data-funnel][aria-busy="true"]'),
  ).toHaveCount(0)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoBarrier(page, `the visitors of an offer at ${width} px`, [], '[data-funnel]')
  }

  const [mine] = await applicationsOf(staff, candidateName)
  await page.goto(`/admin/collections/job-applications/${mine?.id}`)
  await expect(page.getByText('Origine\u00A0: Réseaux sociaux')).toBeVisible()
  const [other] = await applicationsOf(staff, stranger)
  await page.goto(`/admin/collections/job-applications/${other?.id}`)
  await expect(page.getByText(/Candidature reçue le/)).toBeVisible()
  await expect(page.getByText(/^Origine/)).toHaveCount(0)
})

test('the panel tells of the visits of each range, as a drawing, a table and a file, with the keyboard', async ({
  browser,
  baseURL,
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const visitor = await aVisitor(browser, baseURL, true)
  await readAndApply(visitor, offer)
  await page.goto('/admin')
  const panel = panelOf(page)
  await expect(panel.getByRole('button', { name: '30j' })).toHaveAttribute('aria-pressed', 'true')
  await expect(panel.getByRole('application', { name: /^Visites par jour, du / })).toBeVisible()
  await expect(panel.getByText('Les statistiques sont collectées en temps réel.')).toBeVisible()

  // Other journeys are counted at the same time: both are read until they agree.
  await expect(async () => {
    await panel.getByRole('button', { name: 'Actualiser' }).click()
    const { stats } = await (await staff.get('/api/statistiques?jours=30')).json()
    const shown = ['Visites totales', 'Visiteurs uniques', 'Pages vues'].map(async (name) =>
      numberIn(await figureOf(page, name).textContent()),
    )
    const { totalVisits, uniqueVisitors, pageViews } = stats.totals
    expect(await Promise.all(shown)).toEqual([totalVisits, uniqueVisitors, pageViews])
    expect(totalVisits).toBeGreaterThan(0)
  }).toPass(EXTENDED)

  const asked = page.waitForResponse(/\/api\/statistiques\?jours=90$/)
  await follow(page, panel.getByRole('button', { name: '90j' }))
  expect((await asked).ok()).toBe(true)
  await expect(panel.getByRole('button', { name: '90j' })).toHaveAttribute('aria-pressed', 'true')

  // The start page is drawn anew when something arrives: what was chosen stays.
  const { candidateName } = await sendApplication(staff)
  const recent = page.getByRole('region', { name: 'Activité récente' })
  await expect(recent.getByRole('link', { name: candidateName })).toBeVisible(EXTENDED)
  await expect(panel.getByRole('button', { name: '90j' })).toHaveAttribute('aria-pressed', 'true')

  const before = numberIn(await figureOf(page, 'Pages vues').textContent())
  await (await visitor.newPage()).goto('/mentions-legales')
  await expect(async () => {
    await panel.getByRole('button', { name: 'Actualiser' }).click()
    const views = numberIn(await figureOf(page, 'Pages vues').textContent())
    expect(views).toBeGreaterThan(before)
  }).toPass(EXTENDED)
  expect(numberIn(await figureOf(page, 'Visiteurs en temps réel').textContent())).toBeGreaterThan(0)

  await panel.getByRole('button', { name: 'Définition\u00A0: Taux de rebond' }).press('Enter')
  const help = panel.getByText('Part des visites commencées pendant la période')
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await follow(page, panel.getByText('Voir les chiffres jour par jour'))
  await expect(panel.getByRole('table').getByRole('row')).toHaveCount(15)
  await follow(page, panel.getByRole('button', { name: /^Origines des visiteurs/ }).first())
  // What is being counted anew is drawn paler.
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectGoodAtEachWidth(page, 'the panel, everything open', [], '[data-visits]')
  await page.keyboard.press('Escape')

  const download = page.waitForEvent('download')
  await follow(page, panel.getByRole('link', { name: 'Exporter CSV' }), 'Shift+Tab')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^statistiques-90-jours-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^\uFEFFIndicateur;.*\r\nVisites totales;;;\d+;visites;/,
  )
  await visitor.close()
})

test('the visitors of this moment are asked for again by themselves', async ({
  staffPage: page,
}) => {
  await page.clock.install()
  await page.goto('/admin')
  await expect(figureOf(page, 'Visiteurs en temps réel')).toBeVisible()
  await page.route('**/api/statistiques/temps-reel', (route) =>
    route.fulfill({ json: { visitors: 4321 } }),
  )
  // The panel may not listen to its clock yet.
  await expect(async () => {
    await page.clock.runFor(20_000)
    await expect(figureOf(page, 'Visiteurs en temps réel')).toHaveText(/^4\s321$/, {
      timeout: 1_000,
    })
  }).toPass(EXTENDED)
})

test.describe('when the statistics cannot be had', () => {
  test.use({ expectedFaults: [/Failed to load resource|could not be asked for/] })

  test('the panel says so, and asks again', async ({ staffPage: page }) => {
    const panel = panelOf(page)
    await page.goto('/admin')
    await expect(figureOf(page, 'Visites totales')).toBeVisible()
    await page.route('**/api/statistiques?jours=7', (route) => route.fulfill({ status: 500 }))
    await panel.getByRole('button', { name: '7j' }).click()
    await expect(panel.getByRole('alert')).toContainText('Impossible de charger les statistiques')
    // The figures of 30 days are not those of 7.
    await expect(figureOf(page, 'Visites totales')).toHaveCount(0)
    await expectGoodAtEachWidth(page, 'the panel without figures', [], '[data-visits]')
    await page.unroute('**/api/statistiques?jours=7')
    await page.route('**/api/statistiques?jours=7', (route) => route.fulfill({ json: null }))
    await panel.getByRole('button', { name: 'Réessayer' }).click()
    await expect(panel.getByRole('alert')).toContainText('Impossible de charger les statistiques')
    await page.unroute('**/api/statistiques?jours=7')
    await page.route('**/api/statistiques?jours=7', (route) => route.abort())
    await panel.getByRole('button', { name: 'Réessayer' }).click()
    await expect(panel.getByRole('alert')).toContainText(
      'Erreur lors du chargement des statistiques',
    )
    await page.unroute('**/api/statistiques?jours=7')
    await panel.getByRole('button', { name: 'Réessayer' }).click()
    await expect(figureOf(page, 'Visites totales')).toBeVisible()
    await expect(panel.getByRole('alert')).toHaveCount(0)
  })
})

test('where nothing was counted the panel says so', async ({ staffPage: page, staff }) => {
  const { stats } = await (await staff.get('/api/statistiques?jours=7')).json()
  const nothing = {
    ...stats,
    totals: { ...stats.totals, totalVisits: 0, pageViews: 0 },
    dailyVisits: stats.dailyVisits.map((day: object) => ({ ...day, visits: 0 })),
  }
  await page.route('**/api/statistiques?jours=7', (route) =>
    route.fulfill({ json: { stats: nothing, pageTitles: {}, offers: [] } }),
  )
  await page.goto('/admin')
  await panelOf(page).getByRole('button', { name: '7j' }).click()
  await expect(panelOf(page).getByText('Aucune donnée disponible')).toBeVisible()
})

test('the figure of a peak that is today’s is read whole', { tag: '@phone' }, async ({
  staffPage: page,
  staff,
}) => {
  const told = await (await staff.get('/api/statistiques?jours=7')).json()
  const days: object[] = told.stats.dailyVisits
  const dailyVisits = days.map((day, index) => ({
    ...day,
    visits: index === days.length - 1 ? 1_234_567 : 10,
  }))
  await page.route('**/api/statistiques?jours=7', (route) =>
    route.fulfill({ json: { ...told, stats: { ...told.stats, dailyVisits } } }),
  )
  await page.goto('/admin')
  await panelOf(page).getByRole('button', { name: '7j' }).click()
  const drawing = panelOf(page).locator('svg.recharts-surface')
  const figure = drawing.getByText(/^1\s234\s567$/).last()
  await expect(figure).toBeVisible()
  const [box, edge] = [await figure.boundingBox(), await drawing.boundingBox()]
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0))
})

test('pages add their languages up, and split them on request; a trend says what it compares', async ({
  staffPage: page,
  staff,
}) => {
  const told = await (await staff.get('/api/statistiques?jours=7')).json()
  const { totals } = told.stats
  const languages = [
    { language: 'fr', views: 120 },
    { language: 'en', views: 30 },
  ]
  const stats = {
    ...told.stats,
    topPages: [{ page: '/nos-offres', views: 150, percentage: 100, languages }],
    trend: {
      current: { ...totals, totalVisits: 99 },
      previous: { ...totals, totalVisits: 100 },
    },
  }
  await page.route('**/api/statistiques?jours=7', (route) =>
    route.fulfill({ json: { ...told, stats } }),
  )
  await page.goto('/admin')
  const panel = panelOf(page)
  await panel.getByRole('button', { name: '7j' }).click()
  await expect(panel.getByText('−1 % en une semaine')).toBeVisible()
  await expect(panel.getByText(/les 6\sjours complets jusqu’à hier, comparés/)).toBeVisible()
  const pages = panel.getByRole('region', { name: 'Pages les plus vues' })
  await expect(pages.getByRole('listitem')).toContainText('Nos offres 150 vues')
  await expect(pages.getByText('anglais')).toHaveCount(0)
  await pages.getByRole('button', { name: 'Par langue' }).click()
  await expect(pages.getByText('français 120, anglais 30')).toBeVisible()
  await expectGoodAtEachWidth(page, 'the pages by language', [], '[data-visits]')
})

test('what draws the line is fetched where the panel is, and nowhere else', async ({
  staffPage: page,
  staff,
}) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  const areDrawing = async () => {
    const texts = [...scripts].map(async (address) => (await staff.get(address)).text())
    return (await Promise.all(texts)).some((text) => text.includes('recharts-'))
  }
  for (const list of ['job-offers', 'users']) {
    await page.goto(`/admin/collections/${list}`, { waitUntil: 'load' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(scripts.size).toBeGreaterThan(5)
  expect(await areDrawing()).toBe(false)
  await page.goto('/admin')
  await expect(panelOf(page).getByRole('application')).toBeVisible()
  expect(await areDrawing()).toBe(true)
})
