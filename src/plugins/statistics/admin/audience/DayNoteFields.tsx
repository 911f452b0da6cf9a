import { MAX_DAY_NOTE_CHARACTERS, type StaffDayNote } from '@/src/plugins/statistics/rules/dayNote'
import { dayNotesText as text } from '@/src/plugins/statistics/words/admin/dayMarks'
import styles from './AudienceReport.module.css'

/** The fields of a note: its day and its sentence. */
export function DayNoteFields({ mark }: { mark: Omit<StaffDayNote, 'id'> }) {
  return (
    <>
      <label className={styles.field}>
        {text.day}
        <input defaultValue={mark.day} name="day" required type="date" />
      </label>
      <label className={styles.field}>
        {text.sentence}
        <input
          autoComplete="off"
          defaultValue={mark.sentence}
          maxLength={MAX_DAY_NOTE_CHARACTERS}
          name="sentence"
          placeholder={text.placeholder}
          required
          type="text"
        />
      </label>
    </>
  )
}

/** Reads the typed note; null if its sentence is empty or only spaces. */
export function readDayNoteForm(form: HTMLFormElement): Omit<StaffDayNote, 'id'> | null {
  const typed = new FormData(form)
  const sentence = String(typed.get('sentence') ?? '').trim()
  return sentence === '' ? null : { day: String(typed.get('day') ?? ''), sentence }
}
