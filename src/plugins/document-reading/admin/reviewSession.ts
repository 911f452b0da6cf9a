import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  INITIAL_APPLICATION_STATUS,
  isDecidedStatus,
} from '@/src/domain/submissions/applicationStatus'

/** Storage key of the switch that uses letters and digits as shortcuts. */
export const SHORTCUTS_STORAGE_KEY = 'candidatures-raccourcis'

const REVIEW_SESSION_KEY = 'candidatures-seance'

/** The decisions made in one list within a tab. */
type ReviewSession = { list: string; decided: Record<string, ApplicationStatus> }

/** Stores a decision in the tab's session storage. A decision in another list starts a new session. */
export function storeDecisionInTab(list: string, id: number | string, status: ApplicationStatus) {
  const session = parseReviewSession(readReviewSessionJson())
  const decided = session?.list === list ? session.decided : {}
  const now: ReviewSession = { list, decided: { ...decided, [id]: status } }
  try {
    sessionStorage.setItem(REVIEW_SESSION_KEY, JSON.stringify(now))
  } catch (err) {
    console.warn({ err, msg: 'The decision could not be stored for the end of the review session' })
  }
}

/** The session is read as text: React compares it by value and sees no change in between. */
export function readReviewSessionJson(): string | null {
  try {
    return sessionStorage.getItem(REVIEW_SESSION_KEY)
  } catch (err) {
    console.warn({ err, msg: 'The decisions of this review session could not be read' })
    return null
  }
}

/** Finds the applications of this list that were accepted or rejected in the session. */
export function findDecidedApplicationIds(text: string | null, list: string): string[] {
  const session = parseReviewSession(text)
  const decided = session?.list === list ? Object.entries(session.decided) : []
  return decided.filter(([, status]) => isDecidedStatus(status)).map(([id]) => id)
}

/** Counts the decisions of the review session in this list, by status, without zeros. */
export function countDecisionsByStatus(
  text: string | null,
  list: string,
): [ApplicationStatus, number][] {
  const session = parseReviewSession(text)
  const decided = session?.list === list ? Object.values(session.decided) : []
  return APPLICATION_STATUSES.filter((status) => status !== INITIAL_APPLICATION_STATUS)
    .map((status): [ApplicationStatus, number] => [
      status,
      decided.filter((one) => one === status).length,
    ])
    .filter(([, count]) => count > 0)
}

const parseReviewSession = (text: string | null): ReviewSession | null =>
  text === null ? null : JSON.parse(text)
