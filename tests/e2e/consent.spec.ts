import type { Page } from '@playwright/test'
import { applicationPage } from '../support/applicationPage'
import { expectNoBarrier } from '../support/barriers'
import { expect, test } from '../support/test'

test.use({ hasRefusedCookies: false })

const NOON = new Date('2026-11-21T12:00:00Z')
const DAY_MS = 86_400_000

const bannerOf = (page: Page) =>
  page.getByRole('region', { name: 'Vos choix en matière de cookies' })
const choiceOf = (page: Page, name: string) => bannerOf(page).getByRole('button', { name })
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('cookie-consent') ?? 'null'))

const lowestFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0)

/** The page with the banner up, its clock standing at noon but for what a test lets pass. */
async function openAsked(page: Page, path = '/mentions-legales') {
  await page.clock.install({ time: NOON })
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Gérer les cookies' }).first()).toBeAttached()
  await page.clock.runFor(1_000)
  await expect(bannerOf(page)).toBeVisible()
}

test('the banner appears a second after the page, and is announced', async ({ page }) => {
  await page.clock.install({ time: NOON })
  await page.clock.pauseAt(NOON.getTime() + 60_000)
  await page.goto('/mentions-legales')
  await page.clock.runFor(100)
  await expect(page.getByRole('button', { name: 'Gérer les cookies' }).first()).toBeAttached()
  await page.clock.runFor(850)
  await expect(bannerOf(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(bannerOf(page)).toBeVisible()
  await expect(page.getByRole('status').first()).toContainText('vos choix en matière de cookies')
})

for (const { action, analytics, marketing } of [
  { action: 'Refuser', analytics: false, marketing: false },
  { action: 'Sélection', analytics: true, marketing: false },
  { action: 'Accepter tout', analytics: true, marketing: true },
]) {
  test(`« ${action} » stores its choice, and the banner stays away`, async ({ page }) => {
    await openAsked(page)
    await choiceOf(page, action).click()
    await expect(bannerOf(page)).toHaveCount(0)
    expect(await stored(page)).toEqual({
      necessary: true,
      analytics,
      marketing,
      date: expect.stringMatching(/^2026-11-21T12:0/),
      version: 1,
    })
    await page.reload()
    await page.clock.runFor(3_000)
    await expect(bannerOf(page)).toHaveCount(0)
  })
}

test('closing stores nothing, and the next page asks again', async ({ page }) => {
  await openAsked(page)
  await choiceOf(page, 'Fermer sans choisir').click()
  await expect(bannerOf(page)).toHaveCount(0)
  expect(await stored(page)).toBeNull()
  await page.reload()
  await page.clock.runFor(3_000)
  await expect(bannerOf(page)).toBeVisible()
})

test('the detail view has its defaults, and « Sélection » stores what it shows', async ({
  page,
}) => {
  await openAsked(page)
  await bannerOf(page).getByText('Détail des cookies').click()
  const necessary = bannerOf(page).getByLabel('Nécessaires')
  await expect(necessary).toBeChecked()
  await expect(necessary).toBeDisabled()
  const analytics = bannerOf(page).getByLabel('Mesure d’audience')
  await expect(analytics).toBeChecked()
  await expect(bannerOf(page).getByLabel('Marketing')).not.toBeChecked()
  await analytics.uncheck()
  await bannerOf(page).getByLabel('Marketing').check()
  await choiceOf(page, 'Sélection').click()
  expect(await stored(page)).toMatchObject({ necessary: true, analytics: false, marketing: true })
})

test('refusing is as easy and as visible as accepting', { tag: '@phone' }, async ({ page }) => {
  await openAsked(page)
  const looks = await Promise.all(
    ['Refuser', 'Accepter tout'].map((name) =>
      choiceOf(page, name).evaluate((button) => {
        const { width, height } = button.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontSize, fontWeight } =
          getComputedStyle(button)
        return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight }
      }),
    ),
  )
  expect(looks[0]).toEqual(looks[1])
})

test('the keyboard meets the banner first, and nothing it is on lies below it', {
  tag: '@phone',
}, async ({ page }) => {
  await openAsked(page)
  await page.keyboard.press('Tab')
  await expect(bannerOf(page).getByRole('link', { name: 'En savoir plus' })).toBeFocused()
  const top = (await bannerOf(page).boundingBox())?.y ?? 0
  expect(top).toBeGreaterThan(300)
  const stops = page.locator('main a, main button, footer a, footer button')
  await stops.first().focus()
  const last = stops.last()
  while (!(await last.evaluate((stop) => stop === document.activeElement))) {
    // The page scrolls smoothly; `top` is where the banner begins.
    await expect.poll(() => lowestFocused(page)).toBeLessThanOrEqual(top)
    await page.keyboard.press('Tab')
  }
  await expect.poll(() => lowestFocused(page)).toBeLessThanOrEqual(top)
})

test('the choice is asked again after six months, not before', async ({ page }) => {
  await openAsked(page)
  await choiceOf(page, 'Refuser').click()
  await page.clock.setSystemTime(NOON.getTime() + 180 * DAY_MS)
  await page.reload()
  await page.clock.runFor(3_000)
  await expect(bannerOf(page)).toHaveCount(0)
  await page.clock.setSystemTime(NOON.getTime() + 182 * DAY_MS)
  await page.reload()
  await page.clock.runFor(3_000)
  await expect(bannerOf(page)).toBeVisible()
})

test('« Gérer les cookies » forgets the choice and asks again', async ({ page }) => {
  await openAsked(page)
  await choiceOf(page, 'Accepter tout').click()
  for (const place of ['main', 'contentinfo'] as const) {
    await page.getByRole(place).getByRole('button', { name: 'Gérer les cookies' }).click()
    await expect.poll(() => stored(page)).toBeNull()
    await page.clock.runFor(3_000)
    await expect(bannerOf(page)).toBeVisible()
    await choiceOf(page, 'Refuser').click()
  }
})

test('« Gérer les cookies » asks in place where something is typed, which stays', async ({
  page,
}) => {
  await openAsked(page, '/postuler/candidature-spontanee')
  await choiceOf(page, 'Accepter tout').click()
  const { name } = applicationPage(page)
  await name.fill('Inès')
  const manage = page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' })
  await manage.click()
  await expect(bannerOf(page).getByRole('heading')).toBeFocused()
  expect(await stored(page)).toBeNull()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await manage.focus()
  await page.keyboard.press('Enter')
  await expect(bannerOf(page).getByRole('heading')).toBeFocused()
  await choiceOf(page, 'Refuser').click()
  await expect(bannerOf(page)).toHaveCount(0)
  await expect(name).toHaveValue('Inès')
})

test('where nothing can be stored the banner can still be answered', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  })
  await openAsked(page)
  await choiceOf(page, 'Accepter tout').click()
  await expect(bannerOf(page)).toHaveCount(0)
})

test('who listens is told the choice', async ({ page }) => {
  await openAsked(page)
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('cookie-consent', (event) =>
          resolve(event instanceof CustomEvent ? event.detail : null),
        )
      }),
  )
  await choiceOf(page, 'Refuser').click()
  expect(await told).toMatchObject({ necessary: true, analytics: false, marketing: false })
})

for (const width of [1440, 320]) {
  test(`at ${width} px the banner and its detail are accessible and fit`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await openAsked(page)
    for (const isDetailed of [false, true]) {
      if (isDetailed) await bannerOf(page).getByText('Détail des cookies').click()
      await expectNoBarrier(page, `banner at ${width} px, ${isDetailed ? 'unfolded' : 'folded'}`)
    }
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    )
    expect(isTooWide).toBe(false)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is neither banner nor « Gérer les cookies »', async ({ page }) => {
    await page.goto('/mentions-legales')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bannerOf(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toHaveCount(0)
  })
})
