import { consentBanner } from '../support/screens/consentBanner'
import { siteFrame } from '../support/screens/siteFrame'
import { expect, test } from '../support/test'

test.use({ hasRefusedCookies: false })

test('A visitor’s cookie choice is stored, and « Gérer les cookies » asks for it again', async ({
  page,
}) => {
  const { banner } = consentBanner(page)
  const stored = () =>
    page.evaluate(() => JSON.parse(window.localStorage.getItem('cookie-consent') ?? 'null'))
  await page.clock.install()
  await page.goto('/mentions-legales')
  const manage = page.getByRole('main').locator(siteFrame(page).manageCookies)
  await expect(manage).toBeAttached()
  await page.clock.runFor(3_000)
  await banner.getByText('Détail des cookies').click()
  await banner.getByLabel('Marketing').check()
  await banner.getByLabel('Mesure d’audience').uncheck()
  await banner.getByRole('button', { name: 'Sélection' }).click()
  await expect(banner).toHaveCount(0)
  await expect.poll(stored).toMatchObject({ analytics: false, marketing: true })
  // The choice applies to every page and edition.
  await page.goto('/en')
  await expect(page.getByRole('button', { name: 'Manage cookies' }).first()).toBeAttached()
  await page.clock.runFor(3_000)
  await expect(page.getByRole('region', { name: 'Your cookie choices' })).toHaveCount(0)
  await page.goto('/mentions-legales')
  await manage.click()
  await expect.poll(stored).toBeNull()
  await page.clock.runFor(3_000)
  await expect(banner).toBeVisible()
})
