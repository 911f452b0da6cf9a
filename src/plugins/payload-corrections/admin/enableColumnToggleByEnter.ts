/** Selector of buttons that show or hide a column, and that can be dragged. */
const COLUMN_BUTTON_SELECTOR = '.pill-selector button'

/**
 * Makes Enter toggle a column. Payload starts a drag on Enter and on Space; Space still does.
 * @returns a function that removes the listener
 */
export function enableColumnToggleByEnter(page: Document): () => void {
  page.addEventListener('keydown', toggleColumnOnEnter, true)
  return () => page.removeEventListener('keydown', toggleColumnOnEnter, true)
}

function toggleColumnOnEnter(event: KeyboardEvent) {
  const { key, target } = event
  if (key !== 'Enter' || !(target instanceof HTMLElement)) return
  if (!target.matches(COLUMN_BUTTON_SELECTOR) || target.ariaPressed === 'true') return
  event.preventDefault()
  event.stopPropagation()
  target.click()
}
