import { get } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { expectNoBarrier } from '../support/barriers'
import { saveGlobal } from '../support/staffContent'
import { expect, test } from '../support/test'

test.use({ expectedFaults: [/status of 503/] })

const switchMaintenance = (staff: APIRequestContext, maintenanceMode: boolean) =>
  saveGlobal(staff, 'website-settings', { maintenanceMode })

/** The status of an address that no browser would send as it is. */
function statusOfRaw(baseURL: string | undefined, path: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    const asked = get({ port: new URL(baseURL ?? '').port, path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('error', reject)
  })
}

test('maintenance closes the public pages at once, keeps the admin open, and ends at once', async ({
  page,
  request,
  staff,
  baseURL,
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
  for (const raw of ['/api/../nos-offres', '/admin/%2e%2e/nos-offres', '//nos-offres']) {
    expect(await statusOfRaw(baseURL, raw)).toBe(503)
  }
  const closed = await request.get('/')
  expect(closed.headers()).toMatchObject({ 'retry-after': '300', 'cache-control': 'no-store' })
  expect(closed.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' })

  // A visitor who is already on the site meets it too.
  await page.getByRole('banner').getByRole('link', { name: 'Notre ADN' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site en maintenance')
  await expectNoBarrier(page, 'maintenance')

  await switchMaintenance(staff, false)
  await expect.poll(() => statusOf('/')).toBe(200)
})
