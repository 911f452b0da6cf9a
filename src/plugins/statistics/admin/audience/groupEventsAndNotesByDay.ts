import type { IsoDay } from '@/src/domain/text/frenchDate'
import type { StaffDayNote } from '@/src/plugins/statistics/rules/dayNote'
import type { SiteEvents } from '@/src/plugins/statistics/rules/siteEvents'
import {
  describeSiteEvent,
  sentMailsSentence,
} from '@/src/plugins/statistics/words/admin/siteEvents'

/** The events of the audit trail and the notes of staff on one day. */
export type EventsAndNotesOfDay = { day: IsoDay; events: string[]; marks: StaffDayNote[] }

/** Groups events and notes by day, the latest day first. */
export function groupEventsAndNotesByDay(
  { recorded, mailed }: SiteEvents,
  marks: readonly StaffDayNote[],
): EventsAndNotesOfDay[] {
  const days = new Map<IsoDay, EventsAndNotesOfDay>()
  const notesOf = (day: IsoDay) => {
    const dayNotes = days.get(day) ?? { day, events: [], marks: [] }
    days.set(day, dayNotes)
    return dayNotes
  }
  for (const mark of marks) notesOf(mark.day).marks.push(mark)
  for (const event of recorded) {
    const words = describeSiteEvent(event)
    if (words && !notesOf(event.day).events.includes(words)) notesOf(event.day).events.push(words)
  }
  for (const { day, mails } of mailed) notesOf(day).events.push(sentMailsSentence(mails))
  return [...days.values()].sort((a, b) => b.day.localeCompare(a.day))
}
