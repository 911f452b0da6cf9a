import { readFormReportCounts } from '../support/countedOffers'
import {
  acceptAllCookies,
  BROWSER_USER_AGENT,
  readStoredIds,
  readVisitsOf,
  recordSentVisits,
} from '../support/countedVisits'
import { hideTab, showTab } from '../support/otherTab'
import { applicationForm } from '../support/screens/applicationForm'
import { consentBanner } from '../support/screens/consentBanner'
import { siteFrame } from '../support/screens/siteFrame'
import { createRareWord, findApplicationsOf, publishOffer } from '../support/siteRecords'
import { expect, test } from '../support/test'
import { untilHydrated } from '../support/untilHydrated'
import { untilItAnswers } from '../support/untilItAnswers'

test.use({ hasRefusedCookies: false, userAgent: BROWSER_USER_AGENT })

const readVisitedPaths = async (visitor: string) =>
  (await readVisitsOf(visitor)).map(({ page_path }) => page_path)

test('A visit and the steps of its application are counted after consent, not before', async ({
  page,
  staff,
  baseURL,
}) => {
  const offer = await publishOffer(staff)
  const sent = recordSentVisits(page)
  await page.goto('/mentions-legales?utm_medium=email')
  // A link followed before hydration loads the next page anew, without the query of this one.
  await untilItAnswers(page)
  await siteFrame(page).menuEntry('Nos Offres').first().click()
  await expect(page).toHaveURL('/nos-offres')
  await expect(consentBanner(page).acceptAll).toBeVisible()
  expect(sent).toEqual([])
  const visitor = await acceptAllCookies(page)
  const { session } = await readStoredIds(page)
  await page.goto(`/postuler/${offer.slug}`)
  const form = applicationForm(page)
  await untilHydrated(form.name)
  await form.introduce('Inès')
  await hideTab(page)
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await showTab(page)
  const visit = {
    ...{ visitor_id: visitor, session_id: session, source: 'email', device_type: 'desktop' },
    ...{ browser: 'chrome', os: 'linux', screen_resolution: '1440x900' },
  }
  await expect
    .poll(() => readVisitsOf(visitor))
    .toMatchObject([
      { ...visit, page_path: '/nos-offres', page_title: expect.stringMatching(/ \| Exemplia$/) },
      {
        ...visit,
        page_path: `/postuler/${offer.slug}`,
        page_title: expect.stringContaining(offer.title),
      },
      { ...visit, page_path: '/', referrer: `${baseURL}/postuler/${offer.slug}` },
    ])
  await expect
    .poll(() => readFormReportCounts(offer))
    .toEqual({ opened: 1, contact: 1, cv: 1, letter: 1, sending: 1, sent: 1 })
})

test('Offers read in their own tabs and the application are one visit with one source', async ({
  page,
  context,
  staff,
  baseURL,
}) => {
  const offers = [await publishOffer(staff), await publishOffer(staff)]
  await page.goto('/nos-offres', { referer: 'https://www.linkedin.com/' })
  const visitor = await acceptAllCookies(page)
  const fromTheList = { referer: `${baseURL}/nos-offres` }
  for (const { slug } of offers)
    await (await context.newPage()).goto(`/nos-offres/${slug}`, fromTheList)
  await expect.poll(() => readVisitedPaths(visitor)).toHaveLength(3)
  const visits = await readVisitsOf(visitor)
  expect(new Set(visits.map(({ session_id }) => session_id)).size).toBe(1)
  expect(new Set(visits.map(({ source }) => source))).toEqual(new Set(['social']))

  const tab = context.pages().at(-1) ?? page
  const form = applicationForm(tab)
  const candidate = `Inès ${createRareWord()}`
  await tab
    .getByRole('link', { name: /Postuler/ })
    .first()
    .click()
  await form.introduce(candidate)
  await hideTab(tab)
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  expect(await findApplicationsOf(staff, candidate)).toMatchObject([{ source: 'social' }])
})

test('A visitor who accepts loads one small script, and none before', async ({ page }) => {
  await page.goto('/mentions-legales')
  await expect(consentBanner(page).acceptAll).toBeVisible()
  const fetched = page.waitForResponse((response) =>
    /\/_next\/static\/.*\.js$/.test(new URL(response.url()).pathname),
  )
  await consentBanner(page).acceptAll.click()
  const { responseBodySize } = await (await fetched).request().sizes()
  expect(responseBodySize).toBeGreaterThan(0)
  expect(responseBodySize).toBeLessThanOrEqual(1_200)
})

test.describe('when the script cannot be loaded', () => {
  test.use({ expectedFaults: [/net::ERR_FAILED/] })

  test('A visitor for whom the script of visits fails sees no error', async ({ page }) => {
    await page.goto('/mentions-legales')
    await expect(consentBanner(page).acceptAll).toBeVisible()
    const told = recordSentVisits(page)
    await page.route('**/_next/static/**', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await consentBanner(page).acceptAll.click()
    await failed
    await expect(consentBanner(page).acceptAll).toHaveCount(0)
    expect(told).toEqual([])
  })
})
