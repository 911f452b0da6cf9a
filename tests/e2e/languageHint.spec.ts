import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { consentBanner } from '../support/screens/consentBanner'
import { siteFrame } from '../support/screens/siteFrame'
import { expect, test } from '../support/test'
import { untilHydrated } from '../support/untilHydrated'

test.use({ hasClosedHint: false })

const getEnglishHint = (page: Page) => page.getByText('This page is available in English.')
const getEnglishLink = (page: Page) => page.getByRole('link', { name: 'Read it in English' })
const getFrenchHint = (page: Page) => page.getByText('Cette page existe en français.')

/** @returns whether one of the scripts loaded since the call contains the words of the hint */
function watchForHintScript(page: Page) {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text())
  })
  return async () =>
    (await Promise.all(scripts)).some((script) => script.includes('Read it in English'))
}

test.describe('A visitor who reads English', () => {
  test.use({ locale: 'en-GB' })

  test('sees on a French page that it exists in English, and follows the link @phone', async ({
    page,
  }) => {
    const hasLoadedHint = watchForHintScript(page)
    await page.goto('/notre-adn')
    await expect(getEnglishHint(page)).toBeVisible()
    expect(await hasLoadedHint()).toBe(true)
    await expect(page.getByRole('complementary', { name: /available in English/ })).toHaveAttribute(
      'lang',
      'en',
    )
    await expectAccessible(page, 'hint')
    await expectNoOverflow(page, 'hint')
    await getEnglishLink(page).click()
    await expect(page).toHaveURL('/en/our-values')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(getEnglishHint(page)).toHaveCount(0)
  })

  test.describe('When the hint cannot be loaded, a visitor', () => {
    test.use({ expectedFaults: [/Failed to load resource/] })

    test('stays on the page', async ({ page }) => {
      const html = await (await page.request.get('/notre-adn')).text()
      const isOfThePage = (address: string) => html.includes(new URL(address).pathname)
      await page.route('**/_next/static/**/*.js', (route) =>
        isOfThePage(route.request().url()) ? route.continue() : route.abort(),
      )
      const lost = page.waitForEvent('requestfailed')
      await page.goto('/notre-adn')
      await lost
      await expect(siteFrame(page).manageCookies.first()).toBeAttached()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

  test.describe('When the cookie banner is open, a visitor', () => {
    test.use({ hasRefusedCookies: false })

    test('sees both in one banner, then the hint alone @phone', async ({ page }) => {
      await page.goto('/mentions-legales')
      const { banner } = consentBanner(page)
      await expect(getEnglishHint(page)).toBeVisible()
      await expect(banner.getByText('This page is available in English.')).toBeVisible()
      await expectAccessible(page, 'hint in the banner')
      await expectNoOverflow(page, 'hint in the banner')
      await banner.getByRole('button', { name: 'Refuser' }).click()
      await expect(banner).toHaveCount(0)
      await expect(getEnglishHint(page)).toBeVisible()
    })
  })
})

test('a visitor who reads French sees no hint on a French page and loads none', async ({
  page,
}) => {
  const hasLoadedHint = watchForHintScript(page)
  await page.goto('/secteurs/assurance')
  await untilHydrated(siteFrame(page).manageCookies.first())
  await page.waitForLoadState('networkidle')
  expect(await hasLoadedHint()).toBe(false)
  await expect(getEnglishHint(page)).toHaveCount(0)
  await expect(getFrenchHint(page)).toHaveCount(0)
})
