import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const OFFSET_PX = 80
const sections = [
  { anchor: 'expertises', label: 'Nos Expertises' },
  { anchor: 'secteurs', label: 'Nos Secteurs' },
  { anchor: 'contact', label: 'Contact' },
]

const distanceFromTop = (page: Page, anchor: string) =>
  page.locator(`#${anchor}`).evaluate((section) => section.getBoundingClientRect().top)

const scrollTo = (page: Page, anchor: string) =>
  page
    .locator(`#${anchor}`)
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant', block: 'start' }))

/** The entry of whichever navigation this screen has, opened if need be. */
async function entry(page: Page, label: string) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  return page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: label, exact: true })
    .filter({ visible: true })
}

for (const start of ['/', '/nos-offres']) {
  test(`from ${start}, an entry leads 80 px above its section`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.clock.install()
    for (const { anchor, label } of sections) {
      await page.goto(start)
      await (await entry(page, label)).click()
      await expect(page).toHaveURL(`/#${anchor}`)
      await expect
        .poll(async () => Math.abs((await distanceFromTop(page, anchor)) - OFFSET_PX))
        .toBeLessThanOrEqual(2)
      // What follows the reader has its say too, and agrees.
      await page.clock.runFor(1_000)
      await expect(page).toHaveURL(`/#${anchor}`)
    }
  })
}

test('the offers are seen from their title on', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/notre-adn')
  await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }))
  await (await entry(page, 'Nos Offres')).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Nos offres d’emploi' }),
  ).toBeInViewport()
  await expect(page.getByText('offre(s) trouvée(s)')).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('while one scrolls, address and navigation follow, without new history entries', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/nos-offres')
  await (await entry(page, 'Accueil')).click()
  await expect(page).toHaveURL('/')
  const entries = await page.evaluate(() => history.length)
  for (const { anchor } of [...sections, { anchor: 'offers' }, { anchor: 'temoignages' }]) {
    await scrollTo(page, anchor)
    await expect(page).toHaveURL(`/#${anchor}`)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await scrollTo(page, 'secteurs')
  await expect(page).toHaveURL('/#secteurs')
  await page.goBack()
  await expect(page).toHaveURL('/nos-offres')
  await expect(page.getByPlaceholder(/^Rechercher par titre/)).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/#secteurs')
})

test('only the section being read is marked as current', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  for (const { anchor, label } of [...sections, { anchor: 'offers', label: 'Nos Offres' }]) {
    await scrollTo(page, anchor)
    await expect(page).toHaveURL(`/#${anchor}`)
    const current = page.locator('header nav a[aria-current]')
    await expect(current.first()).toHaveText(label)
    expect(new Set(await current.allTextContents())).toEqual(new Set([label]))
  }
})

test('the highlight waits until one has stopped scrolling', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toBeAttached()
  await page.clock.pauseAt(Date.now() + 60_000)
  // The page is told of it only when it is drawn next.
  const told = page.evaluate(
    () => new Promise<void>((tell) => addEventListener('scroll', () => tell(), { once: true })),
  )
  await scrollTo(page, 'secteurs')
  await told
  await page.clock.runFor(150)
  await expect(page).toHaveURL('/')
  await page.clock.runFor(400)
  await expect(page).toHaveURL('/#secteurs')
})

test('somebody who scrolls on while a page is slow to come gets there', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.goto('/#expertises')
  await expect(page.getByRole('button', { name: 'Gérer les cookies' }).first()).toBeAttached()
  await page.route(/mentions-legales/, async (route) => {
    await asked
    await route.continue()
  })
  await page.getByRole('link', { name: 'Mentions légales', exact: true }).first().click()
  await expect(page.locator('a[aria-busy="true"]').first()).toBeAttached()
  await scrollTo(page, 'secteurs')
  await expect(
    page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Nos Secteurs', exact: true })
      .filter({ visible: true }),
  ).toHaveAttribute('aria-current')
  answer()
  await expect(page).toHaveURL('/mentions-legales')
})

test('an old service worker is removed', async ({ page }) => {
  await page.addInitScript(() => {
    const registration = {
      unregister: async () => {
        document.documentElement.dataset.unregistered = 'true'
        return true
      },
    }
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { getRegistrations: async () => [registration] },
    })
  })
  await page.goto('/')
  await expect(page.locator('html[data-unregistered]')).toBeAttached()
})
