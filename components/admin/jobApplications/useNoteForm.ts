'use client'

import { toast } from '@payloadcms/ui'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { noteWords as words } from '@/src/content/admin/applicationNotes'
import { unsentText } from '@/src/domain/admin/unsentText'
import {
  type Colleague,
  MAX_MENTIONS,
  mentionedIn,
} from '@/src/plugins/opinions/rules/colleagueMention'
import { mentionErrors } from '@/src/plugins/opinions/words/admin/mentions'
import { useTextDraft } from '../document/useTextDraft'
import { type Failure, readStatus, request } from '../request/request'
import { useAction } from '../request/useAction'

/** @param colleagues who can be mentioned in the note, which asks for their opinion */
export function useNoteForm(application: number, colleagues: readonly Colleague[]) {
  const { text, write, written } = useTextDraft(`note on application ${application}`)
  const field = useRef<HTMLTextAreaElement>(null)
  const { isBusy, run } = useAction()

  const add = () => {
    const mentions = mentionedIn(text, colleagues)
    if (mentions.length > MAX_MENTIONS) {
      toast.error(mentionErrors.tooMany)
      return
    }
    void run({
      send: () => postNote({ application, text, mentions }),
      done: mentions.length > 0 ? words.addedAndAsked : words.added,
      failed: sentenceFor,
      onDone: () => {
        // Synchronous: a letter typed before React's next render would bring back the text that was sent.
        const typed = written()
        flushSync(() => write(unsentText(typed, text)))
        // The disabled button loses the focus; a user who has moved on keeps theirs.
        if (document.activeElement?.matches('body, :disabled')) field.current?.focus()
      },
      // A note without a response may have been added all the same.
      refresh: 'always',
    })
  }

  return { add, field, isAdding: isBusy, text, write }
}

type Note = { application: number; text: string; mentions: number[] }

const postNote = (note: Note) =>
  request('/api/application-notes', { method: 'POST', body: note }, readStatus)

const TOO_MANY_REQUESTS = 429

function sentenceFor({ reason, retryAfterSeconds, status }: Failure): string {
  if (reason === 'unreachable') return words.addUnheard
  if (status !== TOO_MANY_REQUESTS) return words.addFailed
  return mentionErrors.tooOften(Math.max(1, Math.ceil((retryAfterSeconds ?? 0) / 60)))
}
