// Selector of overlays: Payload renders menus and drawers at the end of the body.
const OVERLAY_SELECTOR = '.popup__content, .popup__hidden-content, dialog'
const FOCUS_PATH_END_SELECTOR = 'main, [role="main"], .template-default, body'
const FOCUSABLE_SELECTOR = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]']
  .map((part) => `${part}:not(:disabled, [tabindex="-1"])`)
  .join()

type FocusPathStep = { element: Element; box: Element; position: number }

/**
 * Restores the keyboard focus when the focused element disappears: at once if an element with the same id replaces it,
 * otherwise, for example with a menu, at the next key.
 * @returns a function that removes the listeners
 */
export function enableFocusRestoration(page: Document): () => void {
  let focusPath: FocusPathStep[] = []
  let isTabbing = false
  const recordFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && !target.closest(OVERLAY_SELECTOR))
      focusPath = focusPathOf(target)
  }
  const isLost = () => page.activeElement === page.body
  const restoreFocus = () => {
    if (isLost()) findFocusTarget(focusPath)?.focus()
  }
  const handleKey = ({ key, type }: KeyboardEvent) => {
    isTabbing = key === 'Tab' && type === 'keydown'
    if (isTabbing) restoreFocus()
    // Waits two frames: the browser moves the focus from a hidden element after the first.
    else requestAnimationFrame(() => requestAnimationFrame(restoreFocus))
  }
  // A click starts anew. A Tab past the last element lets the browser start from the top.
  const clearPath = ({ type, relatedTarget }: MouseEvent | FocusEvent) => {
    if (type === 'pointerdown' || (isTabbing && relatedTarget === null)) focusPath = []
  }
  // After a navigation the focus is restored without a key: a second Enter needs a target.
  const renders = new MutationObserver(() => {
    if (isLost()) findRerenderedElement(focusPath)?.focus()
  })
  renders.observe(page.body, { childList: true, subtree: true })
  const listening = new AbortController()
  const { signal } = listening
  page.addEventListener('focusin', recordFocus, { signal })
  page.addEventListener('focusout', clearPath, { signal })
  page.addEventListener('pointerdown', clearPath, { signal })
  page.addEventListener('keydown', handleKey, { signal, capture: true })
  page.addEventListener('keyup', handleKey, { signal })
  return () => {
    renders.disconnect()
    listening.abort()
  }
}

// Returns the ancestors of the element with its positions, without the page containers: after a
// navigation, an element at the same position of another page is unrelated.
function focusPathOf(target: Element): FocusPathStep[] {
  const focusPath: FocusPathStep[] = []
  for (let element = target; !element.matches(FOCUS_PATH_END_SELECTOR); ) {
    const box = element.parentElement
    if (box === null) break
    focusPath.push({ element, box, position: [...box.children].indexOf(element) })
    element = box
  }
  return focusPath
}

// Finds the element or, if it was removed, the one at its position in the nearest ancestor left.
function findFocusTarget(focusPath: FocusPathStep[]): HTMLElement | undefined {
  const [innermost] = focusPath
  if (innermost !== undefined && isElementVisible(innermost.element))
    return asHtmlElement(innermost.element)
  const rerendered = findRerenderedElement(focusPath)
  if (rerendered) return rerendered
  for (const { box, position } of focusPath) {
    if (!isElementVisible(box)) continue
    const near = box.children[Math.min(position, box.children.length - 1)]
    const usable = [...(near?.querySelectorAll(FOCUSABLE_SELECTOR) ?? [])].filter(isElementVisible)
    // A button of the same name is used first, because its row may have been rendered again.
    const found =
      usable.find((one) => accessibleName(one) === accessibleName(innermost?.element)) ?? usable[0]
    if (found) return asHtmlElement(found)
  }
}

// Finds the element that was rendered again with the same id, such as a filter after the list has
// reloaded, or a link to the next document in that document.
function findRerenderedElement([innermost]: FocusPathStep[]): HTMLElement | undefined {
  if (innermost === undefined || innermost.element.isConnected || !innermost.element.id) return
  const rerendered = document.getElementById(innermost.element.id)
  return rerendered && isElementVisible(rerendered) ? rerendered : undefined
}

const accessibleName = (element: Element | undefined) =>
  element && (element.getAttribute('aria-label') ?? element.textContent)

const isElementVisible = (element: Element) =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true })

const asHtmlElement = (element: Element) => (element instanceof HTMLElement ? element : undefined)
