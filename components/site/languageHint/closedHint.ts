/** Under this name the browser keeps, until it is closed, that the visitor wants no hint. */
export const CLOSED_HINT_KEY = 'language-hint-closed'

/** Whether the visitor has closed the hint since the browser was opened. */
export function isHintClosed(): boolean {
  try {
    return window.sessionStorage.getItem(CLOSED_HINT_KEY) !== null
  } catch {
    return false
  }
}

/** Keeps that it was closed, where the browser lets us. */
export function keepHintClosed() {
  try {
    window.sessionStorage.setItem(CLOSED_HINT_KEY, 'yes')
  } catch (err) {
    console.warn({ err, msg: 'That the hint was closed could not be kept' })
  }
}
