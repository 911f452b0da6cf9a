import type { APIRequestContext, Page } from '@playwright/test'
import {
  acceptAll,
  PERSONS_BROWSER,
  readVisits,
  storedIds,
  visitsOf,
  watchTold,
} from '../support/countedVisits'
import { siteFrame } from '../support/screens/siteFrame'
import { saveGlobal } from '../support/staffContent'
import { expect, test } from '../support/test'

test.use({ hasRefusedCookies: false, userAgent: PERSONS_BROWSER })

const count = (staff: APIRequestContext, countWithoutConsent: boolean) =>
  saveGlobal(staff, 'website-settings', { countWithoutConsent })

const anonymousPaths = async () =>
  (await readVisits('session_id IS NULL')).map(({ page_path }) => page_path)

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(siteFrame(page).manageCookies.first()).toBeAttached()
}

// Client navigation, because a beacon sent on unload reveals the automated browser in its user
// agent.
async function follow(page: Page, name: string, address: string) {
  await siteFrame(page).menuEntry(name).click()
  await expect(page).toHaveURL(address)
}

test('Without consent, where staff count it, a page is counted when it is left until an answer', async ({
  page,
  staff,
}) => {
  const told = watchTold(page)
  await open(page, '/mentions-legales')
  await open(page, '/notre-adn')
  expect(told).toEqual([])

  await count(staff, true)
  try {
    await open(page, '/mentions-legales')
    await follow(page, 'Nos Offres', '/nos-offres')
    await page.goBack()
    await expect(page).toHaveURL('/mentions-legales')
    await follow(page, 'Notre ADN', '/notre-adn')
    const paths = ['/mentions-legales', '/nos-offres', '/mentions-legales']
    await expect.poll(anonymousPaths).toEqual(paths)
    expect(new Set(told)).toEqual(new Set(paths.map((path) => JSON.stringify({ path }))))
    expect(await storedIds(page)).toEqual({ visitor: null, session: null })

    const visitor = await acceptAll(page)
    await follow(page, 'Nos Offres', '/nos-offres')
    await expect.poll(async () => (await visitsOf(visitor)).length).toBe(2)
    expect(await anonymousPaths()).toEqual(paths)
  } finally {
    await count(staff, false)
  }
})
