import type { Page } from '@playwright/test'

const MAX_STEADY_SHIFT = 0.05

declare global {
  interface Window {
    movedParts?: { value: number; parts: string[] }[]
  }
}

/** Records layout shifts from the next page on. */
export const watchLayoutShifts = (page: Page) => page.addInitScript(recordShiftsInBrowser)

/**
 * The layout shift of the page since it was opened, with the elements that moved; empty below the
 * limit.
 */
export async function findTooLargeShifts(page: Page): Promise<string[]> {
  const moved = await page.evaluate(() => window.movedParts ?? [])
  const sum = moved.reduce((total, { value }) => total + value, 0)
  if (sum < MAX_STEADY_SHIFT) return []
  return moved.map(({ value, parts }) => `${value.toFixed(3)} ${parts.join(', ')}`)
}

// Runs in the browser. In Playwright's phone emulation, navigation counts as input, so
// `hadRecentInput` is ignored.
function recordShiftsInBrowser() {
  const moved: { value: number; parts: string[] }[] = []
  window.movedParts = moved
  const nameOf = (node: unknown) =>
    node instanceof Element ? `${node.tagName} ${node.id} ${node.className}` : 'a text'
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || !('sources' in entry)) continue
      const sources = Array.isArray(entry.sources) ? entry.sources : []
      moved.push({ value: Number(entry.value), parts: sources.map(({ node }) => nameOf(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
