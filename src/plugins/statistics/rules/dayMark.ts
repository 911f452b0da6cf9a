import type { Day } from '@/src/domain/text/frenchDate'

/** A note of staff on a day: « Newsletter de novembre ». */
export type DayMark = { id: number; day: Day; sentence: string }

export const MAX_MARK_CHARACTERS = 120
