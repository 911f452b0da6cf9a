import axe from 'axe-core'
import { expect } from 'vitest'
import { waitUntilPageIsStill } from '@/tests/support/stillPage'

const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// These rules concern a whole page, which a component alone is not.
const WHOLE_PAGE_RULES = ['document-title', 'page-has-heading-one', 'region', 'landmark-one-main']

/** Checks WCAG 2.2 AA and good practice, with contrast, for everything that is rendered. */
export async function expectNoAxeViolation() {
  await waitUntilPageIsStill()
  const { violations } = await axe.run(document.body, {
    runOnly: AXE_RULES,
    rules: Object.fromEntries(WHOLE_PAGE_RULES.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  })
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
  expect(faults.join('\n')).toBe('')
}

/** Checks that nothing rendered is wider than the viewport. */
export function expectNoSidewaysScroll() {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
}

const THUMB_SIZE_PX = 44

/** Checks that each of these is large enough for a thumb. */
export function expectThumbSized(targets: Iterable<Element>) {
  for (const target of targets) {
    const { width, height } = target.getBoundingClientRect()
    expect(Math.min(width, height), target.outerHTML).toBeGreaterThanOrEqual(THUMB_SIZE_PX)
  }
}
