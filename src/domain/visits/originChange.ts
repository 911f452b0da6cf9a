import type { SiteTimezone } from '../languages/siteLocale'
import { applicationPath } from '../offers/listedOffer'
import { type Day, dayIn } from '../text/frenchDate'
import { readCountedPath } from './countedPage'
import type { VisitSession } from './foldVisits'
import type { Visit } from './visit'
import type { VisitOrigin } from './visitOrigin'

/** Changes of the origin counters by one view, on the day on which its session began. */
export type OriginChange = {
  day: Day
  session: VisitSession
  /** The origin of the first view of the session; later views do not change it. */
  origin: VisitOrigin
  isEntry: boolean
  /** 0 for an excluded session. */
  sessions: 0 | 1
  /** 1 for the first application form that the session opens. */
  forms: 0 | 1
}

type VisitStep = { visit: Visit; session: VisitSession; isEntry: boolean; timezone: SiteTimezone }

/** @param seen the session before this view; the new session when this view begins it */
export function originChange({ visit, session, isEntry, timezone }: VisitStep): OriginChange {
  const opens = isApplicationForm(visit.pagePath) && (isEntry || !session.openedForm)
  return {
    day: dayIn(timezone, session.startedAt),
    session,
    origin: visit.origin,
    isEntry,
    sessions: isEntry && !session.isStruckOut ? 1 : 0,
    forms: opens && !session.isStruckOut ? 1 : 0,
  }
}

/** Whether a counted path is an application form, in any language. */
export const isApplicationForm = (path: string): boolean =>
  readCountedPath(path).page.startsWith(applicationPath(''))
