import type { SiteTimezone } from '../languages/siteLocale'
import { applicationPath } from '../offers/listedOffer'
import { type Day, dayIn } from '../text/frenchDate'
import { readCountedPath } from './countedPage'
import type { VisitSession } from './foldVisits'
import type { Visit } from './visit'
import type { VisitOrigin } from './visitOrigin'

/** What a page adds to the counters of where visits come from: on the day on which its session began. */
export type OriginChange = {
  day: Day
  session: VisitSession
  /** Of the visit that began the session; of a later page it says nothing. */
  origin: VisitOrigin
  isEntry: boolean
  /** Nothing of a session that is struck out. */
  sessions: 0 | 1
  /** 1 for the first application form that the session opens. */
  forms: 0 | 1
}

type Seen = { visit: Visit; session: VisitSession; isEntry: boolean; timezone: SiteTimezone }

/** @param seen the session as it is before this page, unless the page begins it */
export function originChange({ visit, session, isEntry, timezone }: Seen): OriginChange {
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

/** Whether a counted path is that of an application form, in whatever language. */
export const isApplicationForm = (path: string): boolean =>
  readCountedPath(path).page.startsWith(applicationPath(''))
