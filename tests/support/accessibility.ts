import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { waitUntilPageIsStill } from './stillPage'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// Reporting the passed checks takes most of the time and is not needed.
const AXE_OPTIONS: RunOptions = { runOnly: AXE_RULES, resultTypes: ['violations'] }

/**
 * Checks WCAG 2.2 AA and axe's best practices on the page in its current state, scrolled to the
 * top: content under the sticky header would count as covered.
 * @param except elements that are not ours
 * @param within the part of the page to check
 */
export async function expectAccessible(
  page: Page,
  state: string,
  except: readonly string[] = [],
  within = 'html',
) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.locator('html[data-arriving], [data-late]')).toHaveCount(0)
  await page.evaluate(waitUntilPageIsStill)
  await Promise.all(page.frames().map(loadAxe))
  const judged = { include: [within], exclude: [...except] }
  expect
    .soft(await page.evaluate(findViolations, { judged, options: AXE_OPTIONS }), state)
    .toEqual([])
}

// Once per document, because the script is half a megabyte.
async function loadAxe(frame: Frame) {
  if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(axe.source)
}

type AxeQuestion = { judged: { include: string[]; exclude: string[] }; options: RunOptions }

// Runs in the browser.
async function findViolations({ judged, options }: AxeQuestion): Promise<string[]> {
  if (!window.axe) throw new Error('There is nothing to judge with.')
  const { violations } = await window.axe.run(judged, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
}

const PHONE_SIZE = { width: 390, height: 844 }

/**
 * Checks for axe violations and overflow at the current width and at the width of a phone, in one
 * visit.
 */
export async function expectAccessibleAtEachWidth(
  page: Page,
  state: string,
  except: readonly string[] = [],
  within = 'html',
) {
  const wide = page.viewportSize() ?? PHONE_SIZE
  for (const size of [wide, PHONE_SIZE]) {
    await page.setViewportSize(size)
    await expectAccessible(page, `${state} at ${size.width} px`, except, within)
    await expectNoOverflow(page, `${state} at ${size.width} px`)
  }
  await page.setViewportSize(wide)
}

/** The page fits its width, and no text is cut off by its container. */
export async function expectNoOverflow(page: Page, state: string) {
  const { overflow, cutOff } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isCutOff = (part: Element) =>
      ['hidden', 'clip'].includes(getComputedStyle(part).overflowX) &&
      !part.matches('input, svg') &&
      // Otherwise it is only for screen readers.
      getComputedStyle(part).clipPath === 'none' &&
      part.clientWidth > 1 &&
      part.scrollWidth > part.clientWidth + 1
    return {
      overflow: scrollWidth - clientWidth,
      cutOff: [...document.querySelectorAll('body *')]
        .filter(isCutOff)
        .map(({ tagName, className, textContent }) => [tagName, className, textContent]),
    }
  })
  expect.soft({ overflow, cutOff }, state).toEqual({ overflow: 0, cutOff: [] })
}

const THUMB_SIZE_PX = 44

/** All of these are large enough to tap. */
export async function expectThumbSized(...targets: Locator[]) {
  for (const target of targets) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    expect.soft(Math.min(width, height), `${target}`).toBeGreaterThanOrEqual(THUMB_SIZE_PX)
  }
}
