import type { SiteTimezone } from '../languages/siteLocale'
import { type Day, dayIn } from '../text/frenchDate'
import {
  type AnonymousView,
  SESSION_MAX_MS,
  SESSION_PAUSE_MS,
  type Visit,
  type VisitDevice,
  type VisitSource,
} from './visit'
import { type WindowChange, windowChanges } from './windowChanges'

export type VisitSession = {
  /** null: begun in this batch, not written yet. */
  id: string | null
  /** The browser's id, which after a pause stands for the next part. */
  key: string
  part: number
  visitorId: string
  startedAt: Date
  lastAt: Date
  views: number
  device: VisitDevice
  source: VisitSource
}

/** What is known before a batch: when its visitors were last seen, and their ids' latest sessions. */
export type VisitState = {
  visitors: ReadonlyMap<string, Date>
  sessions: ReadonlyMap<string, VisitSession>
}

/** A page as it is written down: in which session, and when. */
export type SeenPage = { visit: Visit; session: VisitSession; isEntry: boolean; at: Date }

/** What a batch adds to the counters, one entry per page, to be summed up. */
export type CounterChanges = {
  views: { day: Day; path: string; source: VisitSource | null }[]
  sessions: {
    /** On which the session began. */
    day: Day
    device: VisitDevice
    source: VisitSource
    sessions: number
    bounces: number
    durationMs: number
  }[]
  windows: WindowChange[]
}

export type FoldedVisits = {
  visitors: Map<string, Date>
  pages: SeenPage[]
  changes: CounterChanges
}

export type VisitBatch = { visits: readonly Visit[]; anonymousViews: readonly AnonymousView[] }

/** What one batch makes of what was known. Days are those of the zone. */
export function foldVisits(
  state: VisitState,
  { visits, anonymousViews }: VisitBatch,
  timezone: SiteTimezone,
): FoldedVisits {
  const visitors = new Map(state.visitors)
  const sessions = new Map([...state.sessions].map(([key, session]) => [key, { ...session }]))
  const pages: SeenPage[] = []
  const changes: CounterChanges = { views: [], sessions: [], windows: [] }
  for (const visit of inOrder(visits)) {
    const lastSeen = visitors.get(visit.visitorId)
    // The clocks of two servers differ a little; a visitor's pages never go back in time.
    const at = lastSeen && lastSeen > visit.receivedAt ? lastSeen : visit.receivedAt
    const latest = sessions.get(visit.sessionId)
    const isEntry = !latest || !goesOn(latest, visit, at)
    const session = isEntry ? begin(visit, at, latest) : latest
    changes.sessions.push(sessionChange(session, isEntry, at, timezone))
    if (!isEntry) Object.assign(session, { lastAt: at, views: session.views + 1 })
    const day = dayIn(timezone, at)
    const { source } = session
    changes.views.push({ day, path: visit.pagePath, source })
    changes.windows.push(...windowChanges(day, lastSeen ? dayIn(timezone, lastSeen) : null))
    pages.push({ visit, session, isEntry, at })
    sessions.set(visit.sessionId, session)
    visitors.set(visit.visitorId, at)
  }
  for (const { pagePath, receivedAt } of anonymousViews) {
    changes.views.push({ day: dayIn(timezone, receivedAt), path: pagePath, source: null })
  }
  return { visitors, pages, changes }
}

function inOrder(visits: readonly Visit[]): Visit[] {
  return [...visits].sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime())
}

function goesOn({ visitorId, lastAt, startedAt }: VisitSession, visit: Visit, at: Date): boolean {
  const isSameVisitor = visitorId === visit.visitorId
  const pause = at.getTime() - lastAt.getTime()
  const duration = at.getTime() - startedAt.getTime()
  return isSameVisitor && pause < SESSION_PAUSE_MS && duration < SESSION_MAX_MS
}

function begin(visit: Visit, at: Date, before: VisitSession | undefined): VisitSession {
  return {
    id: null,
    key: visit.sessionId,
    part: (before?.part ?? 0) + 1,
    visitorId: visit.visitorId,
    startedAt: at,
    lastAt: at,
    views: 1,
    device: visit.device,
    source: visit.source,
  }
}

// A session of one page is a bounce, until a second page follows.
function sessionChange(session: VisitSession, isEntry: boolean, at: Date, timezone: SiteTimezone) {
  const { device, source, startedAt, lastAt, views } = session
  return {
    day: dayIn(timezone, startedAt),
    device,
    source,
    sessions: isEntry ? 1 : 0,
    bounces: isEntry ? 1 : views === 1 ? -1 : 0,
    durationMs: at.getTime() - lastAt.getTime(),
  }
}
