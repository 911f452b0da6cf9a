import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  INITIAL_APPLICATION_STATUS,
  isDecided,
} from '@/src/domain/submissions/applicationStatus'

/** Under these names the browser keeps whether to go on after a decision, and whether letters are shortcuts. */
export const CHAINING = 'candidatures-enchainer'
export const SHORTCUTS = 'candidatures-raccourcis'

/** The field in which a note is written: a key leads there. */
export const NOTE_FIELD = 'note-interne'

/** Where the person's other applications stand. */
export const OTHERS = 'autres-candidatures'

const SITTING = 'candidatures-seance'

type Sitting = { list: string; decided: Record<string, ApplicationStatus> }

/** Keeps, until the tab is closed, what was decided on in this list; another list begins another sitting. */
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

/** As it is kept, which is the same text for as long as nothing is decided. */
export function readSitting(): string | null {
  try {
    return sessionStorage.getItem(SITTING)
  } catch (err) {
    console.warn({ err, msg: 'The decisions of this sitting could not be read' })
    return null
  }
}

/** Those of this list to whom somebody said yes or no: the ids. */
export function answerableIn(text: string | null, list: string): string[] {
  const sitting = parse(text)
  const decided = sitting?.list === list ? Object.entries(sitting.decided) : []
  return decided.filter(([, status]) => isDecided(status)).map(([id]) => id)
}

/** How many in this list were given each status. */
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
