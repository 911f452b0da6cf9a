import { type Colleague, splitNoteIntoParts } from '@/src/plugins/opinions/rules/colleagueMention'
import styles from './MentionTextArea.module.css'

type Props = { colleagues: readonly Colleague[]; text: string }

/** The text of a note with its mentions of these colleagues in bold. */
export const NoteTextWithMentions = ({ colleagues, text }: Props) => (
  <>
    {splitNoteIntoParts(text, colleagues).map((part, place) =>
      part.colleague ? (
        <span className={styles.mention} key={String(place)}>
          {part.text}
        </span>
      ) : (
        part.text
      ),
    )}
  </>
)
