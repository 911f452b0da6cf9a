import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  INITIAL_APPLICATION_STATUS,
  isDecided,
} from '@/src/domain/submissions/applicationStatus'

/** Storage keys of two switches: open the next application after a decision; use letters as shortcuts. */
export const CHAINING = 'candidatures-enchainer'
export const SHORTCUTS = 'candidatures-raccourcis'

/** Id of the note field; a keyboard shortcut moves the focus to it. */
export const NOTE_FIELD = 'note-interne'

/** Id of the section with the person's other applications, for links to it. */
export const OTHERS = 'autres-candidatures'

const SITTING = 'candidatures-seance'

/** The decisions made in one list within a tab. */
type Sitting = { list: string; decided: Record<string, ApplicationStatus> }

/** Stores a decision in the tab's session storage. A decision in another list starts a new sitting. */
export function noteDecision(list: string, id: number | string, status: ApplicationStatus) {
  const sitting = parse(readSitting())
  const decided = sitting?.list === list ? sitting.decided : {}
  const now: Sitting = { list, decided: { ...decided, [id]: status } }
  try {
    sessionStorage.setItem(SITTING, JSON.stringify(now))
  } catch (err) {
    console.warn({ err, msg: 'The decision could not be kept for the end of the sitting' })
  }
}

/** The stored JSON text: a string compares by value, so React sees no change until the next decision. */
export function readSitting(): string | null {
  try {
    return sessionStorage.getItem(SITTING)
  } catch (err) {
    console.warn({ err, msg: 'The decisions of this sitting could not be read' })
    return null
  }
}

/** Ids of the applications of this list that were accepted or rejected in the sitting. */
export function answerableIn(text: string | null, list: string): string[] {
  const sitting = parse(text)
  const decided = sitting?.list === list ? Object.entries(sitting.decided) : []
  return decided.filter(([, status]) => isDecided(status)).map(([id]) => id)
}

/** Number of decisions of the sitting in this list, by status, without zeros. */
export function decidedIn(text: string | null, list: string): [ApplicationStatus, number][] {
  const sitting = parse(text)
  const decided = sitting?.list === list ? Object.values(sitting.decided) : []
  return APPLICATION_STATUSES.filter((status) => status !== INITIAL_APPLICATION_STATUS)
    .map((status): [ApplicationStatus, number] => [
      status,
      decided.filter((one) => one === status).length,
    ])
    .filter(([, count]) => count > 0)
}

const parse = (text: string | null): Sitting | null => (text === null ? null : JSON.parse(text))
