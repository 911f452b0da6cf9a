import type { Page } from '@playwright/test'
import { CONSENT_KEY } from '@/src/domain/visits/consent'
import { expectNoBarrier, expectNothingTooWide } from '../support/barriers'
import { englishBanner } from '../support/englishPages'
import { expectEnglish } from '../support/expectEnglish'
import { expect, test } from '../support/test'
import { textsOf } from '../support/textsOf'

test.use({ hasRefusedCookies: false, locale: 'en-GB' })

const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(window.localStorage.getItem(key) ?? 'null'), CONSENT_KEY)

for (const { action, analytics } of [
  { action: 'Refuse', analytics: false },
  { action: 'Accept all', analytics: true },
]) {
  test(`“${action}” is kept for both editions, until “Manage cookies” asks again`, async ({
    page,
  }) => {
    const banner = englishBanner(page)
    await page.goto('/en/legal-notice')
    await banner.getByRole('button', { name: action }).click()
    await expect(banner).toHaveCount(0)
    expect(await stored(page)).toMatchObject({ necessary: true, analytics, marketing: analytics })
    await page.clock.install()
    for (const address of ['/en', '/']) {
      await page.goto(address)
      await expect(page.locator('html[data-arriving]')).toHaveCount(0)
      await page.clock.runFor(3_000)
      await expect(page.getByRole('region', { name: /cookie/ })).toHaveCount(0)
    }
    await page.goto('/en/legal-notice')
    await page.getByRole('main').getByRole('button', { name: 'Manage cookies' }).click()
    await page.clock.runFor(3_000)
    await expect(banner).toBeVisible()
    expect(await stored(page)).toBeNull()
  })
}

test('the banner and its detail are English, fit and have no barrier', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/en')
  await englishBanner(page).getByText('Cookie details').click()
  await expect(englishBanner(page).getByLabel('Necessary')).toBeDisabled()
  expectEnglish(await textsOf(page), 'cookie banner')
  await expectNoBarrier(page, 'cookie banner')
  await expectNothingTooWide(page, 'cookie banner')
})
