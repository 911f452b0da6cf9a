// Menus and drawers lie over the page and stand at its end.
const OVER_THE_PAGE = '.popup__content, .popup__hidden-content, dialog'
const WHOLE_PAGES = 'main, [role="main"], .template-default, body'
const USABLE = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]']
  .map((part) => `${part}:not(:disabled, [tabindex="-1"])`)
  .join()

type Step = { element: Element; box: Element; position: number }

/** @returns what ends it */
export function holdFocus(page: Document): () => void {
  let way: Step[] = []
  let isTabbing = false
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element && !target.closest(OVER_THE_PAGE)) way = wayTo(target)
  }
  const goBack = () => {
    if (page.activeElement === page.body) nextTo(way)?.focus()
  }
  const follow = ({ key, type }: KeyboardEvent) => {
    isTabbing = key === 'Tab' && type === 'keydown'
    if (isTabbing) goBack()
    // Twice: the browser lets go of what is hidden only once it has drawn the page without it.
    else requestAnimationFrame(() => requestAnimationFrame(goBack))
  }
  // Whoever points somewhere starts from there; whoever tabs past the last place, from the top.
  const forget = ({ type, relatedTarget }: MouseEvent | FocusEvent) => {
    if (type === 'pointerdown' || (isTabbing && relatedTarget === null)) way = []
  }
  const listening = new AbortController()
  const { signal } = listening
  page.addEventListener('focusin', note, { signal })
  page.addEventListener('focusout', forget, { signal })
  page.addEventListener('pointerdown', forget, { signal })
  page.addEventListener('keydown', follow, { signal, capture: true })
  page.addEventListener('keyup', follow, { signal })
  return () => listening.abort()
}

// From the place outwards, short of the page itself: what follows another page is not beside the place.
function wayTo(place: Element): Step[] {
  const way: Step[] = []
  for (let element = place; !element.matches(WHOLE_PAGES); ) {
    const box = element.parentElement
    if (box === null) break
    way.push({ element, box, position: [...box.children].indexOf(element) })
    element = box
  }
  return way
}

// The place itself; where it is gone, what has moved up into the innermost box that is still there.
function nextTo(way: Step[]): HTMLElement | undefined {
  const [place] = way
  if (place !== undefined && isInSight(place.element)) return focusable(place.element)
  // Drawn anew under the same name, like a filter of a list that has been narrowed by it.
  const again = place?.element.id && document.getElementById(place.element.id)
  if (again && isInSight(again)) return again
  for (const { box, position } of way) {
    if (!isInSight(box)) continue
    const near = box.children[Math.min(position, box.children.length - 1)]
    const usable = [...(near?.querySelectorAll(USABLE) ?? [])].filter(isInSight)
    // A row that was drawn anew has the same buttons.
    const found = usable.find((one) => nameOf(one) === nameOf(place?.element)) ?? usable[0]
    if (found) return focusable(found)
  }
}

const nameOf = (element: Element | undefined) =>
  element && (element.getAttribute('aria-label') ?? element.textContent)

const isInSight = (element: Element) =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true })

const focusable = (element: Element) => (element instanceof HTMLElement ? element : undefined)
