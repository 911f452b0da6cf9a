import { expect, type Locator, type Page } from '@playwright/test'

const MAX_TAB_STOPS = 400
const TAB_PRESSES_AT_ONCE = 20

type TabKey = 'Tab' | 'Shift+Tab'

/** Presses Tab until the target has the focus; `Shift+Tab` goes backwards. */
export async function pressTabUntilFocused(page: Page, target: Locator, key: TabKey = 'Tab') {
  await expect(target).toBeVisible()
  // The key passes over a disabled button, such as that of a form whose change is not noticed yet.
  await expect(target).toBeEnabled()
  if (key === 'Shift+Tab') await page.keyboard.down('Shift')
  await holdTabUntil(page, () => target.evaluate(keepFocusOnElement))
  if (key === 'Shift+Tab') await page.keyboard.up('Shift')
}

/**
 * The stops of the Tab key from here to the last element, or back to the first: their positions in
 * the document (`total` elements are usable), and the stops that are not visible.
 */
export async function recordTabStops(page: Page, key: TabKey) {
  const walk = await page.evaluateHandle(recordStopsInBrowser, key)
  if (key === 'Shift+Tab') await page.keyboard.down('Shift')
  await holdTabUntil(page, () => walk.evaluate(({ isOver }) => isOver()))
  if (key === 'Shift+Tab') await page.keyboard.up('Shift')
  return walk.evaluate(({ end }) => end())
}

/** From the top of the page, the key stops at every usable element, in order and visible. */
export async function expectEveryTabStop(page: Page, state: string) {
  const { places, total, unseen } = await recordTabStops(page, 'Tab')
  expect.soft(places, state).toEqual(Array.from({ length: total }, (_, place) => place))
  expect.soft(unseen, state).toEqual([])
}

/** Moves the focus there, and presses Enter. */
export async function focusAndPressEnter(page: Page, target: Locator, key: TabKey = 'Tab') {
  await pressTabUntilFocused(page, target, key)
  await page.keyboard.press('Enter')
}

export async function typeIntoField(page: Page, field: Locator, text: string) {
  await pressTabUntilFocused(page, field)
  await page.keyboard.type(text)
}

/**
 * Chooses an option of a select by typing its label; types again when a busy browser split the
 * input.
 */
export async function chooseOptionByKeyboard(page: Page, select: Locator, label: string) {
  const chosen = () => select.locator('option:checked').textContent()
  await expect(async () => {
    await pressTabUntilFocused(page, select)
    for (const letter of label) await pressLetter(page, letter)
    expect(await chosen()).toContain(label)
  }).toPass()
}

// Playwright has an American keyboard: it inserts an « é » into the previously focused text field.
async function pressLetter(page: Page, letter: string) {
  if (letter <= '~') return page.keyboard.press(letter)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter })
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
  await browser.detach()
}

// Waiting for the page after each stop would take most of the time, and is not how people type.
async function holdTabUntil(page: Page, isThere: () => Promise<boolean>) {
  for (let stops = 0; !(await isThere()); stops += TAB_PRESSES_AT_ONCE) {
    if (stops > MAX_TAB_STOPS) throw new Error(`${page.url()}: the tab key does not get there`)
    await Promise.all(Array.from({ length: TAB_PRESSES_AT_ONCE }, () => page.keyboard.down('Tab')))
  }
  await page.keyboard.up('Tab')
}

/**
 * Runs in the browser, before the scripts of drawers and menus, which trap the focus. Keeps the focus
 * on the element until the Tab key is released; called again, because the page may have replaced the
 * element.
 * @returns whether the element has the focus
 */
function keepFocusOnElement(element: Element) {
  const stay = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || document.activeElement !== element) return
    event.preventDefault()
    event.stopPropagation()
  }
  const release = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    window.removeEventListener('keydown', stay, true)
    window.removeEventListener('keyup', release, true)
  }
  window.addEventListener('keydown', stay, true)
  window.addEventListener('keyup', release, true)
  return element === document.activeElement
}

// Runs in the browser. Each key press records the current stop.
function recordStopsInBrowser(key: TabKey) {
  const places: number[] = []
  const unseen: string[] = []
  let usable: Element[] = []
  let total = 0
  let isOver = false
  const noteStop = () => {
    if (isOver) return
    const stop = document.activeElement ?? document.body
    const next = (places.at(-1) ?? -1) + 1
    // Searching all usable elements at each stop would take most of the time: only after an
    // unexpected stop.
    if (usable[next] !== stop || next === usable.length - 1) usable = usableParts()
    const place = usable.indexOf(stop)
    total = usable.length
    // A date input is one element with several stops.
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
        // A calendar is optional: the key continues from its field.
        !element.closest('.react-datepicker'),
    )
  }

  // In a radio group the keyboard stops only at the checked option.
  function isPassedOver(element: Element) {
    if (!element.matches('[type="radio"]:not(:checked)')) return false
    const name = CSS.escape(element.getAttribute('name') ?? '')
    return document.querySelector(`[type="radio"][name="${name}"]:checked`) !== null
  }

  function faultsOf(stop: Element) {
    // Payload's selects, checkboxes and radio buttons are invisible inputs in a visible box.
    const shown = stop.closest('.rs__control, .checkbox-input__input, .radio-input') ?? stop
    const box = shown.getClientRects()[0]
    if (stop === document.body || !box) return []
    // A card that is a link has its focus ring around the whole card.
    const hasRing = [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(shown, part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    // In a tall text field the browser scrolls only the line of the caret into view.
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
