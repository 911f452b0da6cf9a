import type { VisitOrigin } from './visitOrigin'

export const VISIT_DEVICES = ['desktop', 'mobile', 'tablet'] as const
export type VisitDevice = (typeof VISIT_DEVICES)[number]

export const VISIT_BROWSERS = ['chrome', 'firefox', 'safari', 'edge', 'opera', 'unknown'] as const
export type VisitBrowser = (typeof VISIT_BROWSERS)[number]

export const VISIT_SYSTEMS = ['windows', 'macos', 'linux', 'android', 'ios', 'unknown'] as const
export type VisitSystem = (typeof VISIT_SYSTEMS)[number]

/** The traffic source of a session, set by its first page. */
export const VISIT_SOURCES = ['organic', 'social', 'email', 'referral', 'direct'] as const
export type VisitSource = (typeof VISIT_SOURCES)[number]

export const isVisitSource = (value: unknown): value is VisitSource =>
  VISIT_SOURCES.some((source) => source === value)

/** A session ends when no page follows within this time, in any tab. */
export const MAX_SESSION_PAUSE_MS = 30 * 60 * 1000

/** Maximum length of a session: a later page begins a new one. */
export const MAX_VISIT_SESSION_MS = 24 * 60 * 60 * 1000

/** Retention of visits in months: the maximum that the CNIL recommends for audience measurement. */
export const VISIT_RETENTION_MONTHS = 25

/** A validated and classified page view of a visitor with analytics consent, as stored. */
export type VisitorPageView = {
  /** `visitor_…`: the id in the browser's local storage. */
  visitorId: string
  /** `session_…`: the id in the browser's session storage. */
  sessionId: string
  /** A path of the site, with the anchor of a home page section; `/404` for an unknown page. */
  pagePath: string
  pageTitle: string
  /** The referrer; empty when there was none. */
  referrer: string
  userAgent: string
  /** The size of the screen, for example `1440x900`; empty when unknown. */
  screenResolution: string
  device: VisitDevice
  browser: VisitBrowser
  os: VisitSystem
  /** The source if this page begins a session; ignored on later pages. */
  source: VisitSource
  /** The site and campaign if this page begins a session; ignored on later pages. */
  origin: VisitOrigin
  /** Whether the page was opened by a campaign link, which always begins a new session. */
  isCampaign: boolean
  receivedAt: Date
}

/**
 * The properties of a visit that are fixed at its start. Views without consent have neither source
 * nor site.
 */
export type VisitBeginning = {
  startedAt: Date
  source: VisitSource | null
  referrer: string | null
  entry: string
}

/** A page view without consent, of which nothing else is known. */
export type AnonymousView = { pagePath: string; receivedAt: Date }
