import type { Day } from '../text/frenchDate'

/** What somebody noted of a day: « Newsletter de novembre ». */
export type DayMark = { id: number; day: Day; sentence: string }

export const LONGEST_MARK = 120
