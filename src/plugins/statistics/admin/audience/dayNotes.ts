import type { Day } from '@/src/domain/text/frenchDate'
import type { DayMark } from '@/src/plugins/statistics/rules/dayMark'
import type { SiteEvents } from '@/src/plugins/statistics/rules/siteEvents'
import { mailedWords, siteEventWords } from '@/src/plugins/statistics/words/admin/siteEvents'

/** The notes of one day: events of the audit trail, and notes that staff wrote. */
export type DayNotes = { day: Day; events: string[]; marks: DayMark[] }

/** The days with an event or a note, the latest first. */
export function dayNotes({ recorded, mailed }: SiteEvents, marks: readonly DayMark[]): DayNotes[] {
  const days = new Map<Day, DayNotes>()
  const notesOf = (day: Day) => {
    const dayNotes = days.get(day) ?? { day, events: [], marks: [] }
    days.set(day, dayNotes)
    return dayNotes
  }
  for (const mark of marks) notesOf(mark.day).marks.push(mark)
  for (const event of recorded) {
    const words = siteEventWords(event)
    if (words && !notesOf(event.day).events.includes(words)) notesOf(event.day).events.push(words)
  }
  for (const { day, mails } of mailed) notesOf(day).events.push(mailedWords(mails))
  return [...days.values()].sort((a, b) => b.day.localeCompare(a.day))
}
