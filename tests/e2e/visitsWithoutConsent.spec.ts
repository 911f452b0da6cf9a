import type { APIRequestContext, Page } from '@playwright/test'
import {
  acceptAllCookies,
  BROWSER_USER_AGENT,
  readStoredIds,
  readVisits,
  readVisitsOf,
  recordSentVisits,
} from '../support/countedVisits'
import { siteFrame } from '../support/screens/siteFrame'
import { saveGlobal } from '../support/staffContent'
import { expect, test } from '../support/test'

test.use({ hasRefusedCookies: false, userAgent: BROWSER_USER_AGENT })

const setCountWithoutConsent = (staff: APIRequestContext, countWithoutConsent: boolean) =>
  saveGlobal(staff, 'website-settings', { countWithoutConsent })

const readAnonymousPaths = async () =>
  (await readVisits('session_id IS NULL')).map(({ page_path }) => page_path)

async function openPage(page: Page, path: string) {
  await page.goto(path)
  await expect(siteFrame(page).manageCookies.first()).toBeAttached()
}

// Client navigation, because a beacon sent on unload reveals the automated browser in its user
// agent.
async function followMenuEntry(page: Page, name: string, address: string) {
  await siteFrame(page).menuEntry(name).click()
  await expect(page).toHaveURL(address)
}

// The script that counts is loaded after the hydration; it replaces the `pushState` of Next.js.
const untilViewsAreCounted = (page: Page) =>
  expect.poll(() => page.evaluate(() => String(history.pushState).includes('__NA'))).toBe(false)

test('Without consent, where staff count it, a page is counted when it is left until an answer', async ({
  page,
  staff,
}) => {
  const told = recordSentVisits(page)
  await openPage(page, '/mentions-legales')
  await openPage(page, '/notre-adn')
  expect(told).toEqual([])

  await setCountWithoutConsent(staff, true)
  try {
    await openPage(page, '/mentions-legales')
    await untilViewsAreCounted(page)
    await followMenuEntry(page, 'Nos Offres', '/nos-offres')
    await page.goBack()
    await expect(page).toHaveURL('/mentions-legales')
    await followMenuEntry(page, 'Notre ADN', '/notre-adn')
    const paths = ['/mentions-legales', '/nos-offres', '/mentions-legales']
    await expect.poll(readAnonymousPaths).toEqual(paths)
    expect(new Set(told)).toEqual(new Set(paths.map((path) => JSON.stringify({ path }))))
    expect(await readStoredIds(page)).toEqual({ visitor: null, session: null })

    const visitor = await acceptAllCookies(page)
    await followMenuEntry(page, 'Nos Offres', '/nos-offres')
    await expect.poll(async () => (await readVisitsOf(visitor)).length).toBe(2)
    expect(await readAnonymousPaths()).toEqual(paths)
  } finally {
    await setCountWithoutConsent(staff, false)
  }
})
