import type { VisitOrigin } from './visitOrigin'

export const VISIT_DEVICES = ['desktop', 'mobile', 'tablet'] as const
export type VisitDevice = (typeof VISIT_DEVICES)[number]

export const VISIT_BROWSERS = ['chrome', 'firefox', 'safari', 'edge', 'opera', 'unknown'] as const
export type VisitBrowser = (typeof VISIT_BROWSERS)[number]

export const VISIT_SYSTEMS = ['windows', 'macos', 'linux', 'android', 'ios', 'unknown'] as const
export type VisitSystem = (typeof VISIT_SYSTEMS)[number]

/** Where a session came from, decided at its first page. */
export const VISIT_SOURCES = ['organic', 'social', 'email', 'referral', 'direct'] as const
export type VisitSource = (typeof VISIT_SOURCES)[number]

export const isVisitSource = (value: unknown): value is VisitSource =>
  VISIT_SOURCES.some((source) => source === value)

/** A session ends when no page has followed for this long, in whatever tab. */
export const SESSION_PAUSE_MS = 30 * 60 * 1000

/** However often a session goes on, the next page begins a new one so long after its start. */
export const SESSION_MAX_MS = 24 * 60 * 60 * 1000

/** One page seen by a visitor who accepts analytics, checked and classified, as it is written down. */
export type Visit = {
  /** `visitor_…`, from the browser's local storage. */
  visitorId: string
  /** `session_…`, from the browser's session storage. */
  sessionId: string
  /** A path of the site, with the anchor of a section of the home page; `/404` for what does not exist. */
  pagePath: string
  pageTitle: string
  /** Address of the page before; empty when there is none. */
  referrer: string
  userAgent: string
  /** As `1440x900`; empty when unknown. */
  screenResolution: string
  device: VisitDevice
  browser: VisitBrowser
  os: VisitSystem
  /** Counts for the session that this page begins; ignored on its later pages. */
  source: VisitSource
  /** The same of its site and its campaign. */
  origin: VisitOrigin
  /** Gone to by a link that names its campaign: whatever went on before, this begins a session. */
  isCampaign: boolean
  receivedAt: Date
}

/** A page seen in the mode without consent: nothing else is known of it. */
export type AnonymousView = { pagePath: string; receivedAt: Date }
