import type { APIRequestContext } from '@playwright/test'
import { expectNoBarrier } from '../support/barriers'
import { saveGlobal } from '../support/staffContent'
import { expect, test } from '../support/test'

test.use({ expectedFaults: [/status of 503/] })

const switchMaintenance = (staff: APIRequestContext, maintenanceMode: boolean) =>
  saveGlobal(staff, 'website-settings', { maintenanceMode })

test('maintenance closes the public pages at once, keeps the admin open, and ends at once', async ({
  page,
  request,
  staff,
}) => {
  const statusOf = async (path: string) => (await request.get(path)).status()
  await page.goto('/nos-offres')
  expect(await statusOf('/')).toBe(200)

  await switchMaintenance(staff, true)
  await expect.poll(() => statusOf('/')).toBe(503)
  for (const path of ['/nos-offres', '/notre-adn', '/postuler/candidature-spontanee', '/rien']) {
    expect(await statusOf(path)).toBe(503)
  }
  for (const path of ['/admin/login', '/api/globals/website-settings', '/favicon.ico']) {
    expect(await statusOf(path)).toBe(200)
  }
  const closed = await request.get('/')
  expect(closed.headers()).toMatchObject({ 'retry-after': '300', 'cache-control': 'no-store' })

  // A visitor who is already on the site meets it too.
  await page.getByRole('banner').getByRole('link', { name: 'Notre ADN' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site en maintenance')
  await expectNoBarrier(page, 'maintenance')

  await switchMaintenance(staff, false)
  await expect.poll(() => statusOf('/')).toBe(200)
})
