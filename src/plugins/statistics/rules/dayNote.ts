import type { IsoDay } from '@/src/domain/text/frenchDate'

/** A note of staff on a day: « Newsletter de novembre ». */
export type StaffDayNote = { id: number; day: IsoDay; sentence: string }

export const MAX_DAY_NOTE_CHARACTERS = 120
