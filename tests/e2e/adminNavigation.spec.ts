import type { Page } from '@playwright/test'
import { expectAccessible } from '@/tests/support/accessibility'
import { holdBack } from '@/tests/support/holdBack'
import { jobListPage } from '@/tests/support/screens/jobListPage'
import { siteFrame } from '@/tests/support/screens/siteFrame'
import { expect, test } from '@/tests/support/test'

const HEADER_OFFSET_PX = 80
const HOME_SECTIONS = [
  { anchor: 'expertises', label: 'Nos Expertises' },
  { anchor: 'secteurs', label: 'Nos Secteurs' },
  { anchor: 'contact', label: 'Contact' },
]

const distanceFromTop = (page: Page, anchor: string) =>
  page.locator(`#${anchor}`).evaluate((section) => section.getBoundingClientRect().top)

const scrollToSection = (page: Page, anchor: string) =>
  page
    .locator(`#${anchor}`)
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant', block: 'start' }))

/** The navigation link on this screen; on a phone the menu is opened first. */
async function getMenuEntry(page: Page, label: string) {
  const { menuButton, menuEntry } = siteFrame(page)
  if (await menuButton.isVisible()) await menuButton.click()
  return menuEntry(label)
}

for (const start of ['/', '/nos-offres']) {
  test(`A menu entry followed on ${start} scrolls to 80 px above its section`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.clock.install()
    for (const { anchor, label } of HOME_SECTIONS) {
      await page.goto(start)
      await (await getMenuEntry(page, label)).click()
      await expect(page).toHaveURL(`/#${anchor}`)
      await expect
        .poll(async () => Math.abs((await distanceFromTop(page, anchor)) - HEADER_OFFSET_PX))
        .toBeLessThanOrEqual(2)
      // The section follower does not change it afterwards.
      await page.clock.runFor(1_000)
      await expect(page).toHaveURL(`/#${anchor}`)
    }
  })
}

test('A link from the foot of a page opens the job list at its top', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/notre-adn')
  await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }))
  await (await getMenuEntry(page, 'Nos Offres')).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Nos offres d’emploi' }),
  ).toBeInViewport()
  await expect(jobListPage(page).count).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('The URL follows the section in view without new history entries', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/nos-offres')
  await (await getMenuEntry(page, 'Accueil')).click()
  await expect(page).toHaveURL('/')
  // Sections have their final heights once all of them are laid out.
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  const entries = await page.evaluate(() => history.length)
  for (const { anchor } of [...HOME_SECTIONS, { anchor: 'offers' }, { anchor: 'temoignages' }]) {
    await scrollToSection(page, anchor)
    await expect(page).toHaveURL(`/#${anchor}`)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries)
  await scrollToSection(page, 'secteurs')
  await expect(page).toHaveURL('/#secteurs')
  await page.goBack()
  await expect(page).toHaveURL('/nos-offres')
  await expect(jobListPage(page).search).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/#secteurs')
})

test('A visitor who scrolls while a slow page loads still gets there', async ({ page }) => {
  await page.goto('/#expertises')
  await expect(siteFrame(page).manageCookies.first()).toBeAttached()
  const answer = await holdBack(page, /mentions-legales/)
  await page.getByRole('link', { name: 'Mentions légales', exact: true }).first().click()
  await expect(page.locator('a[aria-busy="true"]').first()).toBeAttached()
  await scrollToSection(page, 'secteurs')
  await expect(siteFrame(page).menuEntry('Nos Secteurs')).toHaveAttribute('aria-current')
  answer()
  await expect(page).toHaveURL('/mentions-legales')
})

test.describe('on an unknown URL', () => {
  test.use({ expectedFaults: [/status of 404/] })

  test('A visitor of a page that does not exist returns or goes home', async ({ page }) => {
    await page.goto('/nos-offres')
    const response = await page.goto('/nulle-part')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
    await expectAccessible(page, 'unknown URL')
    await expect(page.getByRole('link', { name: 'Voir nos offres d’emploi' })).toHaveAttribute(
      'href',
      '/nos-offres',
    )
    await page.getByRole('button', { name: 'Page précédente' }).click()
    await expect(page).toHaveURL('/nos-offres')
    await page.goForward()
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Nos expertises' }).first()).toBeVisible()
  })
})
