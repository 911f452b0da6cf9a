import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import type { SentForm, SentView } from './readSentView'

// Signed in to the admin, or lately.
const STAFF_COOKIE = /(^|;\s*)staff-token=/

// A handful of browsers send nearly all visits, and telling programs apart takes hundreds of patterns.
const programs = new LRUCache<string, boolean>({ max: 1_000 })
const LONGEST_AGENT = 1_000

/** Whether these are the firm's own people at work, or programs. */
export function isUncounted(headers: Headers): boolean {
  return (
    isProgram(headers.get('user-agent') ?? '') || STAFF_COOKIE.test(headers.get('cookie') ?? '')
  )
}

/** Whether the browser objects, by Global Privacy Control, and the visitor has not said otherwise. */
export function isObjectedTo(view: SentView | SentForm, headers: Headers): boolean {
  const isChosen = 'chosen' in view && view.chosen
  return headers.get('sec-gpc') === '1' && !isChosen
}

function isProgram(userAgent: string): boolean {
  if (userAgent === '' || userAgent.length > LONGEST_AGENT) return true
  const known = programs.get(userAgent) ?? isbot(userAgent)
  programs.set(userAgent, known)
  return known
}
