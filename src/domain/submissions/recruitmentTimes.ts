import type { ApplicationEventKind } from './applicationHistory'

/** Who has done one of these has seen the application; not everybody opens its page first. */
export const READING_EVENTS = [
  'read',
  'cv-downloaded',
  'letter-downloaded',
  'status-changed',
] as const satisfies readonly ApplicationEventKind[]

/** What an application waits for, one after the other. */
export const WAITS = ['reading', 'decision', 'answer'] as const
export type Wait = (typeof WAITS)[number]

/** How long applications waited for something, in seconds since they came; null where none has had it. */
export type WaitTimes = {
  /** Those that have had it, of which the times are. */
  done: number
  median: number | null
  /** Nine of ten waited no longer. */
  ninth: number | null
  /** Those that still wait. */
  open: number
  /** How long the one among them that came first has waited. */
  longestOpen: number | null
}

/** Of the applications of one offer or one month, or of all. */
export type RecruitmentTimes = Record<Wait, WaitTimes> & {
  received: number
  /** Those whose promised day is over. */
  promised: number
  /** Those of them that were answered by then. */
  kept: number
}

export type RecruitmentRow = RecruitmentTimes & {
  /** null: a month, or applications to no offer that there is. */
  offer: number | null
  /** The offer's title, what was applied for, or the month as `YYYY-MM`. */
  name: string
}

export const RECRUITMENT_ROWS = ['offer', 'month'] as const
export type RecruitmentRows = (typeof RECRUITMENT_ROWS)[number]

export const RECRUITMENT_ROWS_PER_PAGE = 50

const LAST_PAGE = 10_000

/** What an address says of the table, as `?par=month&page=2`. */
export const RECRUITMENT_PARAMS = ['par', 'page'] as const
type Params = Partial<Record<(typeof RECRUITMENT_PARAMS)[number], string>>

/** What is asked for; what there is not is left aside. */
export function readAskedRecruitment(params: Params): { by: RecruitmentRows; page: number } {
  const page = Number(params.page)
  return {
    by: RECRUITMENT_ROWS.find((rows) => rows === params.par) ?? 'offer',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}
