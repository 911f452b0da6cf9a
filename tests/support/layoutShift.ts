import type { Page } from '@playwright/test'

const STEADY = 0.05

declare global {
  interface Window {
    movedParts?: { value: number; parts: string[] }[]
  }
}

/** From the next page on, notes what moves on a page by itself. */
export const watchShifts = (page: Page) => page.addInitScript(noteShifts)

/** How far the page has moved since it was opened, if by more than anybody should see, and what did. */
export async function tooMuchShift(page: Page): Promise<string[]> {
  const moved = await page.evaluate(() => window.movedParts ?? [])
  const sum = moved.reduce((total, { value }) => total + value, 0)
  if (sum < STEADY) return []
  return moved.map(({ value, parts }) => `${value.toFixed(3)} ${parts.join(', ')}`)
}

// Runs in the browser. On a phone as Playwright plays it, arriving counts as input: whether there was some is not asked.
function noteShifts() {
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
