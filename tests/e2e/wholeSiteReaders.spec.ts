import type { Page } from '@playwright/test'
import { expectNoBarrier, expectNothingTooWide } from '../support/barriers'
import { expectSaid } from '../support/expectSaid'
import { PUBLIC_ADDRESSES } from '../support/publicRoutes'
import { QUOTED_SENTENCES } from '../support/quotedSentences'
import { expect, test } from '../support/test'

const WIDTHS = [1440, 390]

// 720 px is what is left of 1440 at a zoom of 200 %.
const SIGHTS = [
  { width: 320, textSize: '100%' },
  { width: 720, textSize: '100%' },
  { width: 390, textSize: '200%' },
  { width: 320, textSize: '200%' },
]

// One visit for all who read: opening a page takes longer than judging it.
for (const address of PUBLIC_ADDRESSES) {
  test(`${address} says what it must, moves nothing unasked, has no barrier and fits every screen`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await expectSaid(page, QUOTED_SENTENCES[address] ?? [], address)

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect.soft(await movements(page), address).toEqual([])

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoBarrier(page, `${address} at ${width} px`)
    }
    for (const { width, textSize } of SIGHTS) {
      await page.setViewportSize({ width, height: 640 })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, textSize)
      await expectNothingTooWide(page, `${address} at ${width} px, text at ${textSize}`)
    }
  })
}

test('the carousel and the links within a page jump for people who ask for less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Ils nous font confiance' }).getByRole('list')
  await page.getByRole('button', { name: 'Témoignage suivant' }).focus()
  const [before, after] = await cards.evaluate((track) => {
    const start = track.scrollLeft
    if (document.activeElement instanceof HTMLElement) document.activeElement.click()
    return [start, track.scrollLeft]
  })
  expect(after).toBeGreaterThan(before ?? 0)
  await page.evaluate(() => window.scrollTo(0, 0))
  const jumped = await page.evaluate(() => {
    document.getElementById('contact')?.scrollIntoView()
    return window.scrollY
  })
  expect(jumped).toBeGreaterThan(1000)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page reads whole', async ({ page }) => {
    test.setTimeout(180_000)
    for (const address of PUBLIC_ADDRESSES) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await unreadableTexts(page), address).toEqual([])
    }
  })
})

/** What is being animated, and what would scroll smoothly instead of jumping. */
function movements(page: Page) {
  return page.evaluate(() => {
    const name = (part: Element | null) => `${part?.tagName} ${part?.className}`
    const animated = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
      .map(({ effect }) => name(effect instanceof KeyframeEffect ? effect.target : null))
    const smooth = [...document.querySelectorAll('*')]
      .filter((part) => getComputedStyle(part).scrollBehavior === 'smooth')
      .map(name)
    return [...animated, ...smooth]
  })
}

/** Texts of the page that stay out of sight, also when everything that unfolds is unfolded. */
function unreadableTexts(page: Page) {
  return page.locator('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) details.open = true
    const ownText = (part: Element) =>
      [...part.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim())
        .join('')
    const sight = { opacityProperty: true, visibilityProperty: true }
    return [...main.querySelectorAll('*')]
      .filter(
        (part) =>
          !part.closest(
            'summary, script, style, option, [aria-hidden="true"], [data-ready="false"]',
          ),
      )
      .filter((part) => ownText(part) !== '' && !part.checkVisibility(sight))
      .map((part) => ownText(part))
  })
}
