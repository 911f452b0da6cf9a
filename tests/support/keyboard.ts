import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 400
const STOPS_AT_ONCE = 20

type TabKey = 'Tab' | 'Shift+Tab'

/** Holds the tab key down until this has the focus; what stands before the place one is at is reached backwards. */
export async function tabTo(page: Page, target: Locator, key: TabKey = 'Tab') {
  await expect(target).toBeVisible()
  const stay = await target.evaluateHandle(stayOnceThere)
  if (key === 'Shift+Tab') await page.keyboard.down('Shift')
  await holdTab(page, () => target.evaluate((element) => element === document.activeElement))
  if (key === 'Shift+Tab') await page.keyboard.up('Shift')
  await stay.evaluate((release) => release())
}

/**
 * Where the tab key stops while it is held down from here to the last stop, or back to the first: the
 * places in the order of the document (`total` of them can be used), and the stops of which nothing is
 * seen.
 */
export async function walkThere(page: Page, key: TabKey) {
  const walk = await page.evaluateHandle(noteStops, key)
  if (key === 'Shift+Tab') await page.keyboard.down('Shift')
  await holdTab(page, () => walk.evaluate(({ isOver }) => isOver()))
  if (key === 'Shift+Tab') await page.keyboard.up('Shift')
  return walk.evaluate(({ end }) => end())
}

/** The key, held down from the top of the page, stops at everything that can be used, in order and in sight. */
export async function expectEveryStop(page: Page, state: string) {
  const { places, total, unseen } = await walkThere(page, 'Tab')
  expect.soft(places, state).toEqual(Array.from({ length: total }, (_, place) => place))
  expect.soft(unseen, state).toEqual([])
}

/** Goes there, and presses the key that opens links and pushes buttons. */
export async function follow(page: Page, target: Locator, key: TabKey = 'Tab') {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Of a list that drops down: what starts so is chosen by typing, once more if a busy browser took it for two words. */
export async function chooseIn(page: Page, select: Locator, label: string) {
  await expect(async () => {
    await tabTo(page, select)
    for (const letter of label) await pressLetter(page, letter)
    await expect(select.locator('option:checked')).toContainText(label, { timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
}

// Playwright has the keys of an American keyboard: it puts an « é » where the caret was last, which is a field before the list.
async function pressLetter(page: Page, letter: string) {
  if (letter <= '~') return page.keyboard.press(letter)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter })
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
  await browser.detach()
}

// Waiting for the page after each stop would take most of the time, and nobody types that way.
async function holdTab(page: Page, isThere: () => Promise<boolean>) {
  for (let stops = 0; !(await isThere()); stops += STOPS_AT_ONCE) {
    if (stops > MOST_STOPS) throw new Error(`${page.url()}: the tab key does not get there`)
    await Promise.all(Array.from({ length: STOPS_AT_ONCE }, () => page.keyboard.down('Tab')))
  }
  await page.keyboard.up('Tab')
}

// Runs in the browser, before the scripts of drawers and menus, which lead the key around in a circle.
function stayOnceThere(element: Element) {
  const stay = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || document.activeElement !== element) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', stay, true)
  return () => window.removeEventListener('keydown', stay, true)
}

// Runs in the browser. Each press finds the stop to which the one before it has led.
function noteStops(key: TabKey) {
  const places: number[] = []
  const unseen: string[] = []
  let usable: Element[] = []
  let total = 0
  let isOver = false
  const noteStop = () => {
    if (isOver) return
    const stop = document.activeElement ?? document.body
    const next = (places.at(-1) ?? -1) + 1
    // Looking for all of them at each stop would take most of the time: only where something is not as expected.
    if (usable[next] !== stop || next === usable.length - 1) usable = usableParts()
    const place = usable.indexOf(stop)
    total = usable.length
    // A date is one place with several stops.
    if (place >= 0 && place !== places.at(-1)) places.push(place)
    isOver = place === (key === 'Tab' ? total - 1 : 0)
    const faults = faultsOf(stop)
    if (faults.length > 0) unseen.push(`${faults}: ${stop.outerHTML}`)
  }
  const beforeNext = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    noteStop()
    if (isOver) event.preventDefault()
  }
  document.addEventListener('keydown', beforeNext, true)
  return {
    isOver: () => isOver,
    end: () => {
      document.removeEventListener('keydown', beforeNext, true)
      return { places, unseen, total }
    },
  }

  function usableParts() {
    const parts = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )
    return [...parts].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [tabindex="-1"], [type="hidden"]') &&
        !isPassedOver(element) &&
        // A calendar is an offer beside the field: the key goes on from the field.
        !element.closest('.react-datepicker'),
    )
  }

  // Of choices that exclude each other the keyboard stops at the one that is made.
  function isPassedOver(element: Element) {
    if (!element.matches('[type="radio"]:not(:checked)')) return false
    const name = CSS.escape(element.getAttribute('name') ?? '')
    return document.querySelector(`[type="radio"][name="${name}"]:checked`) !== null
  }

  function faultsOf(stop: Element) {
    // Payload's selects, ticks and choices are fields that cannot be seen, in a box that can.
    const shown = stop.closest('.rs__control, .checkbox-input__input, .radio-input') ?? stop
    const box = shown.getClientRects()[0]
    if (stop === document.body || !box) return []
    // A card that is a link as a whole has the ring around the whole.
    const hasRing = [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(shown, part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    // Of a high field the browser only brings the line with the caret into sight.
    const points = [
      [box.x + box.width / 2, box.y + box.height / 2],
      [box.x + 16, box.y + 16],
    ] as const
    const isInSight = points.some(([x, y]) => {
      const onTop = document.elementFromPoint(x, y)
      return onTop !== null && (shown.contains(onTop) || onTop.contains(shown))
    })
    return [hasRing ? '' : 'no ring', isInSight ? '' : 'out of sight'].filter(Boolean)
  }
}
