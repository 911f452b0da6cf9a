'use client'

import { useAuth } from '@payloadcms/ui'
import { AtSign } from 'lucide'
import { IconButton } from '@/components/admin/list/IconButton'
import { NoteForm } from '@/src/plugins/opinions/admin/NoteForm'
import { type NoteSaveExtension, useNoteForm } from '@/src/plugins/opinions/admin/useNoteForm'
import { noteWords } from '@/src/plugins/opinions/words/admin/notes'
import { type Colleague, findMentionedIds, MAX_MENTIONS_PER_NOTE } from '../rules/colleagueMention'
import { mentionErrors, mentionWords as words } from '../words/admin/mentions'
import { MentionTextArea } from './MentionTextArea'
import { useMentionSuggestions } from './useMentionSuggestions'

type Props = { application: number; colleagues: readonly Colleague[] }

/** Form of a note in which colleagues can be mentioned; each of them is asked for an opinion. */
export function MentionNoteForm({ application, colleagues }: Props) {
  const { user } = useAuth()
  const others = colleagues.filter(({ id }) => String(id) !== String(user?.id))
  const note = useNoteForm(application, createMentionSaveExtension(others))
  const mentions = useMentionSuggestions({
    colleagues: others,
    field: note.field,
    write: note.write,
  })
  return (
    <NoteForm
      beside={
        others.length > 0 && (
          <IconButton icon={AtSign} label={words.button} onClick={mentions.begin} />
        )
      }
      note={note}
      renderField={(field) => (
        <MentionTextArea {...field} mentions={mentions} placeholder={words.placeholder} />
      )}
    />
  )
}

const HTTP_TOO_MANY_REQUESTS = 429

const createMentionSaveExtension = (colleagues: readonly Colleague[]): NoteSaveExtension => ({
  prepare: (text) => {
    const mentions = findMentionedIds(text, colleagues)
    if (mentions.length > MAX_MENTIONS_PER_NOTE) return { problem: mentionErrors.tooMany }
    return {
      fields: { mentions },
      added: mentions.length > 0 ? words.addedAndAsked : noteWords.added,
    }
  },
  refusal: ({ retryAfterSeconds, status }) =>
    status === HTTP_TOO_MANY_REQUESTS
      ? mentionErrors.tooOften(Math.max(1, Math.ceil((retryAfterSeconds ?? 0) / 60)))
      : null,
})
