/** Under this name the browser keeps the session's id, for as long as the tab is open. */
export const VISIT_SESSION_KEY = 'visit-session'

/** Under this name a form tells the session in which it was filled in; only with consent. */
export const VISIT_SESSION_FIELD = 'visitSession'

/** `session_`, the milliseconds of the browser's clock, and chance. */
export function isVisitSession(text: string | null | undefined): text is string {
  return /^session_[a-z0-9_]{1,60}$/.test(text ?? '')
}
