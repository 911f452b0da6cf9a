import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { expectSentences } from '../support/expectSentences'
import { recordTabStops } from '../support/keyboard'
import { PUBLIC_ADDRESSES } from '../support/publicRoutes'
import { QUOTED_SENTENCES } from '../support/quotedSentences'
import { expect, test } from '../support/test'
import { untilItAnswers } from '../support/untilItAnswers'
import { withoutEvents } from '../support/withoutEvents'

const SCREEN_WIDTHS_PX = [1440, 390]

/** One page of each kind; the Tab key visits each control forwards and backwards. */
const TAB_KEY_PATHS: readonly string[] = [
  '/',
  '/nos-offres?categorie=science-donnees',
  '/postuler/candidature-spontanee',
  '/secteurs/banque-finance',
  '/notre-adn',
  '/mentions-legales',
]

// 1440 px at a zoom of 200 % are 720 px.
const ZOOMED_VIEWS = [
  { width: 320, textSize: '100%' },
  { width: 720, textSize: '100%' },
  { width: 390, textSize: '200%' },
  { width: 320, textSize: '200%' },
]

// One visit per page: opening a page takes longer than the checks.
for (const address of PUBLIC_ADDRESSES) {
  test(`${address} has its texts, no motion, no axe violation, each tab stop, and fits every screen`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await withoutEvents(page)
    await page.goto(address)
    await expectSentences(page, QUOTED_SENTENCES[address] ?? [], address)

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect.soft(await findMovements(page), address).toEqual([])

    for (const width of SCREEN_WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `${address} at ${width} px`)
      if (TAB_KEY_PATHS.includes(address))
        await expectEachTabStop(page, `${address} at ${width} px`)
    }
    for (const { width, textSize } of ZOOMED_VIEWS) {
      await page.setViewportSize({ width, height: 640 })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, textSize)
      await expectNoOverflow(page, `${address} at ${width} px, text at ${textSize}`)
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Every page can be read whole', async ({ page }) => {
    test.slow()
    for (const address of PUBLIC_ADDRESSES) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await findUnreadableTexts(page), address).toEqual([])
    }
  })

  test('Every testimonial is within the screen', async ({ page }) => {
    await page.goto('/')
    const testimonials = page.getByRole('region', { name: 'Ils nous font confiance' })
    for (const width of SCREEN_WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 })
      for (const testimonial of await testimonials.getByRole('listitem').all()) {
        const { x = -1, width: own = width } = (await testimonial.boundingBox()) ?? {}
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + own).toBeLessThanOrEqual(width)
      }
    }
  })
})

/** The Tab key stops at each control, in order and visible, forwards and backwards. */
async function expectEachTabStop(page: Page, state: string) {
  await untilItAnswers(page)
  const there = await recordTabStops(page, 'Tab')
  const everything = Array.from({ length: there.total }, (_, place) => place)
  expect.soft(there.places, `${state} there`).toEqual(everything)
  const back = await recordTabStops(page, 'Shift+Tab')
  expect.soft(back.places, `${state} and back`).toEqual(everything.toReversed())
  expect.soft([...there.unseen, ...back.unseen], state).toEqual([])
}

/** The animated elements, and those that scroll smoothly. */
function findMovements(page: Page) {
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

/** Texts that are hidden although all disclosures are open. */
function findUnreadableTexts(page: Page) {
  return page.locator('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) details.open = true
    const ownText = (part: Element) =>
      [...part.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim())
        .join('')
    const sight = { opacityProperty: true, visibilityProperty: true }
    // `display: contents` shows a text without a box of its own.
    const boxOf = (part: Element): Element =>
      part.parentElement && getComputedStyle(part).display === 'contents'
        ? boxOf(part.parentElement)
        : part
    return [...main.querySelectorAll('*')]
      .filter(
        (part) =>
          !part.closest(
            'summary, script, style, option, [aria-hidden="true"], [data-ready="false"]',
          ),
      )
      .filter((part) => ownText(part) !== '' && !boxOf(part).checkVisibility(sight))
      .map((part) => ownText(part))
  })
}
