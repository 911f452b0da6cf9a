'use client'

import { toast } from '@payloadcms/ui'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { discardBody, type Failure, request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { removeSentText } from '@/src/domain/admin/removeSentText'
import { noteWords as words } from '@/src/plugins/opinions/words/admin/notes'
import { useTextDraft } from './useTextDraft'

/** What the mentions of a note change when it is saved. */
export type NoteMentionAddition = {
  /** The fields saved beside the text and the message after it; or why the note cannot be saved. */
  prepare: (text: string) => { fields: object; added: string } | { problem: string }
  /** The message for a refused request; null when it has none. */
  refusal: (failure: Failure) => string | null
}

export function useNoteForm(application: number, addition: NoteMentionAddition) {
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
        // Synchronous: a letter typed before React's next render would bring back the text that was sent.
        const typed = written()
        flushSync(() => write(removeSentText(typed, text)))
        // The disabled button has lost the focus. A user who has focused another element is not
        // interrupted.
        if (document.activeElement?.matches('body, :disabled')) field.current?.focus()
      },
      // A note whose response was lost may have been stored all the same.
      refresh: 'always',
    })
  }

  return { add, field, isAdding: isBusy, text, write }
}

export type NoteDraft = ReturnType<typeof useNoteForm>
