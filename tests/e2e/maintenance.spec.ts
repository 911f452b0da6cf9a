import { request as requests } from '@playwright/test'
import { expectNoBarrier } from '../support/barriers'
import { firstAdmin } from '../support/firstAdmin'
import { startTestSite, type TestSite } from '../support/startTestSite'
import { expect, test } from '../support/test'

// A site of its own: on the shared one every other journey would meet the maintenance page.
let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startTestSite({ SEED_DEMO: 'false' })
})

test.afterAll(() => site.stop())

test.use({ expectedFaults: [/status of 503|^other host: http:\/\/localhost/] })

async function switchMaintenance(maintenanceMode: boolean) {
  const staff = await requests.newContext({ baseURL: site.url })
  await staff.post('/api/users/login', { data: firstAdmin })
  // Payload takes the session's cookie only from pages of the site itself.
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const saved = await staff.post('/api/globals/website-settings', {
    headers,
    data: { maintenanceMode },
  })
  expect(saved.status()).toBe(200)
  await staff.dispose()
}

test('maintenance closes the public pages at once, keeps the admin open, and ends at once', async ({
  page,
  request,
}) => {
  const statusOf = async (path: string) => (await request.get(site.url + path)).status()
  await page.goto(`${site.url}/nos-offres`)
  expect(await statusOf('/')).toBe(200)

  await switchMaintenance(true)
  await expect.poll(() => statusOf('/')).toBe(503)
  for (const path of ['/nos-offres', '/notre-adn', '/postuler/candidature-spontanee', '/rien']) {
    expect(await statusOf(path)).toBe(503)
  }
  for (const path of ['/admin/login', '/api/globals/website-settings', '/favicon.ico']) {
    expect(await statusOf(path)).toBe(200)
  }
  const closed = await request.get(site.url)
  expect(closed.headers()).toMatchObject({ 'retry-after': '300', 'cache-control': 'no-store' })

  // A visitor who is already on the site meets it too.
  await page.getByRole('banner').getByRole('link', { name: 'Notre ADN' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site en maintenance')
  await expectNoBarrier(page, 'maintenance')

  await switchMaintenance(false)
  await expect.poll(() => statusOf('/')).toBe(200)
})
