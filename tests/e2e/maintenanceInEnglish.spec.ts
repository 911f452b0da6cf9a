import { expectNoBarrier } from '../support/barriers'
import { expectEnglish } from '../support/expectEnglish'
import { saveGlobal } from '../support/staffContent'
import { expect, test } from '../support/test'
import { textsOf } from '../support/textsOf'

test.use({ locale: 'en-GB', expectedFaults: [/status of 503/] })

test('a visitor of the English edition reads in English that the site is closed', async ({
  page,
  request,
  staff,
}) => {
  const statusOf = async (path: string) => (await request.get(path)).status()
  await page.goto('/en/jobs')
  await saveGlobal(staff, 'website-settings', { maintenanceMode: true })
  try {
    await expect.poll(() => statusOf('/en')).toBe(503)
    for (const path of ['/en/jobs', '/en/apply/speculative', '/en/nowhere', '/nos-offres']) {
      expect(`${path} ${await statusOf(path)}`).toBe(`${path} 503`)
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our values' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site under maintenance')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expectEnglish(await textsOf(page), 'maintenance')
    await expectNoBarrier(page, 'maintenance')
  } finally {
    await saveGlobal(staff, 'website-settings', { maintenanceMode: false })
  }
  await expect.poll(() => statusOf('/en')).toBe(200)
})
