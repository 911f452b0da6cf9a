import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const distanceToContact = (page: Page) =>
  page.locator('#contact').evaluate((part) => part.getBoundingClientRect().top)

const waitingParts = (page: Page) =>
  page
    .locator('main section')
    .evaluateAll(
      (sections) =>
        sections.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    )

test.describe('before the scripts are there', { tag: '@phone' }, () => {
  test.use({ expectedFaults: [/Failed to load resource/] })

  test.beforeEach(async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  })

  test('while the page arrives, what is out of sight waits', async ({ page }) => {
    await page.goto('/')
    expect(await waitingParts(page)).toBeGreaterThan(5)
  })

  test('whoever comes for an anchor has the whole page at once', async ({ page }) => {
    await page.goto('/#contact')
    expect(await waitingParts(page)).toBe(0)
    await expect.poll(() => distanceToContact(page)).toBeCloseTo(80, 0)
  })

  test('a link within the page leads to its place before the scripts are there', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="#contact"]')?.click())
    await expect.poll(() => distanceToContact(page)).toBeCloseTo(80, 0)
  })
})

test('once it answers, nothing waits any more', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  await expect(page.locator('[data-late]')).toHaveCount(0)
  expect(await waitingParts(page)).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing waits', async ({ page }) => {
    await page.goto('/')
    expect(await waitingParts(page)).toBe(0)
  })
})

test('the scripts that every page starts with are compiled while they load', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(
    ([, source]) => source ?? '',
  )
  const texts = await Promise.all(scripts.map(async (source) => (await request.get(source)).text()))
  const compiledWhole = texts.filter((text) => text.startsWith('//# allFunctionsCalledOnLoad\n'))
  // React and Next are among them, by words that only they say.
  expect(compiledWhole.some((text) => text.includes('hydrateRoot'))).toBe(true)
  expect(compiledWhole.every((text) => /^[\0-\xff]*$/.test(text))).toBe(true)
})
