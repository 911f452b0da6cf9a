/** Key in the session storage: the visitor closed the hint. */
export const CLOSED_HINT_KEY = 'language-hint-closed'

/** Whether the visitor closed the hint in this browser session. */
export function isHintClosed(): boolean {
  try {
    return window.sessionStorage.getItem(CLOSED_HINT_KEY) !== null
  } catch {
    // The storage is blocked, so that the hint is shown on each page.
    return false
  }
}

/** Stores that the hint was closed, if the browser allows it. */
export function storeHintClosed() {
  try {
    window.sessionStorage.setItem(CLOSED_HINT_KEY, 'yes')
  } catch (err) {
    console.warn({ err, msg: 'The closing of the language hint could not be stored' })
  }
}
