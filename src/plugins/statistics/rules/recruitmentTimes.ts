import type { ApplicationEventKind } from '@/src/domain/submissions/applicationHistory'

/** The events that prove that an application was read, even if its page was not opened first. */
export const APPLICATION_READ_EVENTS = [
  'read',
  'cv-downloaded',
  'letter-downloaded',
  'status-changed',
] as const satisfies readonly ApplicationEventKind[]

/** The phases of an application, in order. */
export const WAIT_STAGES = ['reading', 'decision', 'answer'] as const
export type CandidateWaitStage = (typeof WAIT_STAGES)[number]

/**
 * Waiting times of a phase in seconds since the application arrived; null without any completed
 * one.
 */
export type WaitTimesOfStage = {
  /** Number of applications that completed the phase, on which the times are based. */
  done: number
  median: number | null
  /** The 90th percentile. */
  ninth: number | null
  /** Number of applications still in the phase. */
  open: number
  /** Waiting time of the oldest application still in the phase. */
  longestOpen: number | null
}

/** The waiting times of one offer, one month, or all applications. */
export type RecruitmentTimes = Record<CandidateWaitStage, WaitTimesOfStage> & {
  received: number
  /** The number of applications whose promised reply date has passed. */
  promised: number
  /** The number of applications that received the promised reply in time. */
  kept: number
}

export type RecruitmentRow = RecruitmentTimes & {
  /** The id of the offer; null for a month, or for applications without an existing offer. */
  offer: number | null
  /** The offer's title, the title applied for, or the month as `YYYY-MM`. */
  name: string
}

export const RECRUITMENT_ROW_GROUPINGS = ['offer', 'month'] as const
export type RecruitmentRowGrouping = (typeof RECRUITMENT_ROW_GROUPINGS)[number]

export const RECRUITMENT_ROWS_PER_PAGE = 50

const MAX_PAGE_NUMBER = 10_000

/** Query parameters of the table: `?par=month&page=2`. */
export const RECRUITMENT_PARAMS = ['par', 'page'] as const
type RecruitmentParams = Partial<Record<(typeof RECRUITMENT_PARAMS)[number], string>>

/** Parses the query; invalid values are ignored. */
export function parseRecruitmentParams(params: RecruitmentParams): {
  by: RecruitmentRowGrouping
  page: number
} {
  const page = Number(params.page)
  return {
    by: RECRUITMENT_ROW_GROUPINGS.find((rows) => rows === params.par) ?? 'offer',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE_NUMBER ? page : 1,
  }
}
