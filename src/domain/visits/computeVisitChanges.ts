import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { pathOfApplicationForm } from '@/src/domain/offers/listedOffer'
import { dayInTimezone, type IsoDay } from '@/src/domain/text/frenchDate'
import { parseCountedPath } from './countedPage'
import {
  type AnonymousView,
  MAX_SESSION_PAUSE_MS,
  MAX_VISIT_SESSION_MS,
  type VisitBeginning,
  type VisitDevice,
  type VisitorPageView,
  type VisitSource,
} from './visit'
import { type VisitorGap, visitorGaps } from './visitorGaps'

export type VisitSession = {
  /** The stored id; null for a session that began in this batch. */
  id: string | null
  /**
   * The browser's id of the tab in which the session began. After a pause the same key has several
   * parts.
   */
  key: string
  part: number
  visitorId: string
  startedAt: Date
  lastAt: Date
  views: number
  device: VisitDevice
  source: VisitSource
  /**
   * The id of the session's origin in the dictionary table; null when it began in this batch or was
   * written by an older version.
   */
  originId: number | null
  /** Whether an application form was opened. */
  openedForm: boolean
  /** Whether the session is excluded from the figures. */
  isStruckOut: boolean
}

/**
 * The last view and the session of a visitor; the session is null when an older version wrote it.
 * `countedAt` is the last view in a session that counts.
 */
export type KnownVisitor = { lastAt: Date; countedAt: Date | null; session: VisitSession | null }

/** The stored state of the visitors and tabs of a batch. */
export type StoredVisitState = {
  visitors: ReadonlyMap<string, KnownVisitor>
  /** The number of parts that each browser session id has so far. */
  parts: ReadonlyMap<string, number>
  /** Whether a visit that began like this is excluded from the figures. */
  isExcluded: (begun: VisitBeginning) => boolean
}

/** A view to be stored: its session and its time. */
export type PageViewToStore = {
  visit: VisitorPageView
  session: VisitSession
  isEntry: boolean
  /** Whether the view is the first application form that its session opens. */
  isFirstForm: boolean
  at: Date
}

/** Changes of the counters, one entry per page, to be summed up. */
export type CounterChanges = {
  views: { day: IsoDay; path: string; source: VisitSource | null }[]
  sessions: {
    /** The day on which the session began. */
    day: IsoDay
    device: VisitDevice
    source: VisitSource
    sessions: number
    bounces: number
    durationMs: number
  }[]
  visitors: VisitorGap[]
}

export type VisitBatchChanges = {
  visitors: Map<string, KnownVisitor>
  pages: PageViewToStore[]
  changes: CounterChanges
}

export type PageViewBatch = {
  visits: readonly VisitorPageView[]
  anonymousViews: readonly AnonymousView[]
}

/**
 * The changes that one batch of views makes. Days are in the site's time zone. A session belongs to
 * the visitor, in any number of tabs: it continues until a pause, or until the visitor follows a
 * campaign link.
 */
export function computeVisitChanges(
  state: StoredVisitState,
  { visits, anonymousViews }: PageViewBatch,
  timezone: SiteTimezone,
): VisitBatchChanges {
  const visitors = new Map([...state.visitors].map(([id, known]) => [id, structuredClone(known)]))
  const parts = new Map(state.parts)
  const pages: PageViewToStore[] = []
  const changes: CounterChanges = { views: [], sessions: [], visitors: [] }
  for (const visit of sortByTime(visits)) {
    const { lastAt, countedAt, session: latest } = visitors.get(visit.visitorId) ?? NO_EARLIER_VISIT
    // The later time is used, because the clocks of two servers may differ slightly.
    const at = lastAt && lastAt > visit.receivedAt ? lastAt : visit.receivedAt
    const isEntry = !latest || visit.isCampaign || !isSessionContinued(latest, at)
    const part = (parts.get(visit.sessionId) ?? 0) + 1
    const session = isEntry
      ? startSession(visit, { at, part, isExcluded: state.isExcluded })
      : latest
    if (isEntry) parts.set(session.key, session.part)
    if (!session.isStruckOut) {
      const day = dayInTimezone(timezone, at)
      changes.visitors.push(...visitorGaps(day, countedAt && dayInTimezone(timezone, countedAt)))
      changes.sessions.push(sessionCounterChange(session, isEntry, at, timezone))
      changes.views.push({ day, path: visit.pagePath, source: session.source })
    }
    const isForm = isApplicationFormPath(visit.pagePath)
    const isFirstForm = isForm && (isEntry || !session.openedForm)
    const openedForm = session.openedForm || isForm
    if (!isEntry) Object.assign(session, { lastAt: at, views: session.views + 1, openedForm })
    pages.push({ visit, session, isEntry, isFirstForm, at })
    const counted = session.isStruckOut ? countedAt : at
    visitors.set(visit.visitorId, { lastAt: at, countedAt: counted, session })
  }
  for (const { pagePath, receivedAt } of anonymousViews) {
    const begun = { startedAt: receivedAt, source: null, referrer: null, entry: pagePath }
    if (state.isExcluded(begun)) continue
    changes.views.push({ day: dayInTimezone(timezone, receivedAt), path: pagePath, source: null })
  }
  return { visitors, pages, changes }
}

// Whether a counted path is an application form, in any language.
const isApplicationFormPath = (path: string) =>
  parseCountedPath(path).page.startsWith(pathOfApplicationForm(''))

const NO_EARLIER_VISIT = { lastAt: null, countedAt: null, session: null }

function sortByTime(visits: readonly VisitorPageView[]): VisitorPageView[] {
  return [...visits].sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime())
}

function isSessionContinued({ lastAt, startedAt }: VisitSession, at: Date): boolean {
  const pause = at.getTime() - lastAt.getTime()
  const duration = at.getTime() - startedAt.getTime()
  return pause < MAX_SESSION_PAUSE_MS && duration < MAX_VISIT_SESSION_MS
}

type SessionStartOptions = Pick<StoredVisitState, 'isExcluded'> & { at: Date; part: number }

function startSession(
  visit: VisitorPageView,
  { at, part, isExcluded }: SessionStartOptions,
): VisitSession {
  const { pagePath: entry, referrer, source } = visit
  return {
    id: null,
    key: visit.sessionId,
    part,
    visitorId: visit.visitorId,
    startedAt: at,
    lastAt: at,
    views: 1,
    device: visit.device,
    source,
    originId: null,
    openedForm: isApplicationFormPath(entry),
    isStruckOut: isExcluded({ startedAt: at, source, referrer, entry }),
  }
}

// Computes the change of a session, which counts as a bounce until its second page.
function sessionCounterChange(
  session: VisitSession,
  isEntry: boolean,
  at: Date,
  timezone: SiteTimezone,
) {
  const { device, source, startedAt, lastAt, views } = session
  return {
    day: dayInTimezone(timezone, startedAt),
    device,
    source,
    sessions: isEntry ? 1 : 0,
    bounces: isEntry ? 1 : views === 1 ? -1 : 0,
    durationMs: at.getTime() - lastAt.getTime(),
  }
}
