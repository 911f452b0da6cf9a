import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 400

/** Presses the tab key until this has the focus. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < MOST_STOPS && !(await hasFocus()); presses++) {
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/**
 * Where the tab key stops on its way through the page and back to its beginning: the places in the
 * order of the document (`total` of them can be used), and the stops of which nothing is seen.
 */
export async function walkThere(page: Page, key: 'Tab' | 'Shift+Tab') {
  const places: number[] = []
  const unseen: string[] = []
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(judgeStop)
    if (stop.fault) unseen.push(stop.fault)
    if (stop.place >= 0) places.push(stop.place)
    const last = key === 'Tab' ? stop.total - 1 : 0
    if (stop.place === last) return { places, unseen, total: stop.total }
  }
  throw new Error(`${page.url()}: the tab key does not get to the end of the page`)
}

// Runs in the browser.
function judgeStop() {
  const usable = [
    ...document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [tabindex="-1"], [type="hidden"]'),
  )
  const stop = document.activeElement ?? document.body
  const place = usable.indexOf(stop)
  const total = usable.length
  const box = stop.getClientRects()[0]
  if (stop === document.body || !box) return { place, total, fault: '' }
  // A card that is a link as a whole has the ring around the whole.
  const hasRing = [undefined, '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(stop, part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  // Of a high field the browser only brings the line with the caret into sight.
  const points = [
    [box.x + box.width / 2, box.y + box.height / 2],
    [box.x + 16, box.y + 16],
  ] as const
  const isInSight = points.some(([x, y]) => {
    const onTop = document.elementFromPoint(x, y)
    return onTop !== null && (stop.contains(onTop) || onTop.contains(stop))
  })
  const faults = [hasRing ? '' : 'no ring', isInSight ? '' : 'out of sight'].filter(Boolean)
  return { place, total, fault: faults.length > 0 ? `${faults}: ${stop.outerHTML}` : '' }
}
