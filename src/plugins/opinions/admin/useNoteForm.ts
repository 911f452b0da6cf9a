'use client'

import { toast } from '@payloadcms/ui'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { discardBody, type Failure, request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { removeSentText } from '@/src/domain/admin/removeSentText'
import { noteWords as words } from '@/src/plugins/opinions/words/admin/notes'
import { useTextDraft } from './useTextDraft'

/** The effect of the mentions of a note when it is saved. */
export type NoteSaveExtension = {
  /** Returns the fields that are saved too, and the final message; or the problem of the note. */
  prepare: (text: string) => { fields: object; added: string } | { problem: string }
  /** Returns the message for a refused request; null when there is none. */
  refusal: (failure: Failure) => string | null
}

export function useNoteForm(application: number, addition: NoteSaveExtension) {
  const { text, write, written } = useTextDraft(`note on application ${application}`)
  const field = useRef<HTMLTextAreaElement>(null)
  const { isBusy, run } = useRequestAction()

  const add = () => {
    const prepared = addition.prepare(text)
    if ('problem' in prepared) {
      toast.error(prepared.problem)
      return
    }
    const note = { application, text, ...prepared.fields }
    void run({
      send: () => request('/api/application-notes', { method: 'POST', body: note }, discardBody),
      done: prepared.added,
      failed: (failure) => {
        if (failure.reason === 'unreachable') return words.addUnheard
        return addition.refusal(failure) ?? words.addFailed
      },
      onDone: () => {
        // The update is synchronous: a letter typed before the next render would restore the text.
        const typed = written()
        flushSync(() => write(removeSentText(typed, text)))
        // The field gets the focus that the disabled button has lost. A user who has focused
        // another element is not interrupted.
        if (document.activeElement?.matches('body, :disabled')) field.current?.focus()
      },
      // The page is always refreshed, because a note whose response was lost may have been stored.
      refresh: 'always',
    })
  }

  return { add, field, isAdding: isBusy, text, write }
}

export type NoteFormState = ReturnType<typeof useNoteForm>
