import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import type { SentFormSteps, SentView } from './readSentViewOrFormSteps'

// The cookie of a browser that is or was recently signed in to the admin.
const STAFF_COOKIE_PATTERN = /(^|;\s*)staff-token=/

// Results are cached: the bot test is slow, and a few user agents send nearly all visits.
const botCache = new LRUCache<string, boolean>({ max: 1_000 })
const MAX_USER_AGENT_CHARACTERS = 1_000

/** Whether the request comes from staff or from a bot. */
export function isRequestFromStaffOrBot(headers: Headers): boolean {
  return (
    isBotUserAgent(headers.get('user-agent') ?? '') ||
    STAFF_COOKIE_PATTERN.test(headers.get('cookie') ?? '')
  )
}

/** Whether the browser objects by Global Privacy Control, and the visitor has not chosen otherwise on the site. */
export function hasObjectedToCounting(view: SentView | SentFormSteps, headers: Headers): boolean {
  const isChosen = 'chosen' in view && view.chosen
  return headers.get('sec-gpc') === '1' && !isChosen
}

function isBotUserAgent(userAgent: string): boolean {
  if (userAgent === '' || userAgent.length > MAX_USER_AGENT_CHARACTERS) return true
  const isBot = botCache.get(userAgent) ?? isbot(userAgent)
  botCache.set(userAgent, isBot)
  return isBot
}
