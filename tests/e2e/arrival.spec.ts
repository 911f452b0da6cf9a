import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

test.use({ expectedFaults: [/Failed to load resource/] })

const distanceToContact = (page: Page) =>
  page.locator('#contact').evaluate((part) => part.getBoundingClientRect().top)

const countUnrenderedSections = (page: Page) =>
  page
    .locator('main section')
    .evaluateAll(
      (sections) =>
        sections.filter((section) => getComputedStyle(section).contentVisibility === 'auto').length,
    )

test('Before its scripts run, a page lays out what is visible, and all of it for an anchor', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await countUnrenderedSections(page)).toBeGreaterThan(5)
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="#contact"]')?.click())
  await expect.poll(() => distanceToContact(page)).toBeCloseTo(80, 0)
  await page.goto('/mentions-legales')
  await page.goto('/#contact')
  expect(await countUnrenderedSections(page)).toBe(0)
  await expect.poll(() => distanceToContact(page)).toBeCloseTo(80, 0)
})

test('Once its scripts have started, a page is laid out whole', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  await expect(page.locator('[data-late]')).toHaveCount(0)
  expect(await countUnrenderedSections(page)).toBe(0)
})
