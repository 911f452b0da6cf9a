import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayInTimezone, type IsoDay } from '@/src/domain/text/frenchDate'
import type { PageViewToStore, VisitSession } from '@/src/domain/visits/computeVisitChanges'
import type { VisitOrigin } from '@/src/domain/visits/visitOrigin'

/** Changes of the origin counters by one view, on the day on which its session began. */
export type OriginCounterChange = {
  day: IsoDay
  session: VisitSession
  /** The origin of the first view of the session; later views do not change it. */
  origin: VisitOrigin
  isEntry: boolean
  /** The change of the number of sessions; 0 for an excluded session. */
  sessions: 0 | 1
  /** The change of the number of forms; 1 for the first application form that the session opens. */
  forms: 0 | 1
}

export function computeOriginCounterChange(
  page: PageViewToStore,
  timezone: SiteTimezone,
): OriginCounterChange {
  const { visit, session, isEntry, isFirstForm } = page
  return {
    day: dayInTimezone(timezone, session.startedAt),
    session,
    origin: visit.origin,
    isEntry,
    sessions: isEntry && !session.isStruckOut ? 1 : 0,
    forms: isFirstForm && !session.isStruckOut ? 1 : 0,
  }
}
