import { NoteItem, type ShownNote } from './NoteItem'
import styles from './NoteList.module.css'

/** Internal notes of the team. */
export function NoteList({ notes }: { notes: readonly ShownNote[] }) {
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <NoteItem key={note.id} note={note} />
      ))}
    </ul>
  )
}
