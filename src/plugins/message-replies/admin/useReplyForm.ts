'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createIdempotencyKey } from '@/components/admin/document/createIdempotencyKey'
import { type Failure, request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { removeSentText } from '@/src/domain/admin/removeSentText'
import { replyWords as words } from '@/src/plugins/message-replies/words/admin'

/** The draft of a reply in this tab. The server accepts a text with this key once. */
type ReplyDraft = { text: string; key: string }

const HTTP_TOO_MANY_REQUESTS = 429

const replyDraftStorageKey = (id: number) => `reply to message ${id}`

/** Puts this text into the reply form of the message, below any text that the form already contains. */
export function appendToReplyDraft(message: number, text: string): void {
  const existingText = sessionStorage.getItem(replyDraftStorageKey(message))
  sessionStorage.setItem(
    replyDraftStorageKey(message),
    existingText ? `${existingText}\n\n${text}` : text,
  )
  window.dispatchEvent(new Event(replyDraftStorageKey(message)))
}

export function useReplyForm(id: number) {
  const [draft, setDraft] = useState<ReplyDraft>({ text: '', key: '' })
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, run } = useRequestAction()

  // Restores the text after a reload from the session storage, which the server cannot read.
  useEffect(() => {
    const loadDraft = () => {
      const text = sessionStorage.getItem(replyDraftStorageKey(id))
      if (text) setDraft({ text, key: createIdempotencyKey() })
    }
    const loadAndFocus = () => {
      loadDraft()
      field.current?.focus()
    }
    loadDraft()
    window.addEventListener(replyDraftStorageKey(id), loadAndFocus)
    return () => window.removeEventListener(replyDraftStorageKey(id), loadAndFocus)
  }, [id])

  const write = (text: string) => {
    setDraft({ text, key: createIdempotencyKey() })
    sessionStorage.setItem(replyDraftStorageKey(id), text)
  }

  const send = () =>
    void run({
      send: () =>
        request<{ state?: string }>(`/api/contact-messages/${id}/reponses`, {
          method: 'POST',
          body: draft,
        }),
      failed: replyFailureSentence,
      onFailed: setProblem,
      onDone: ({ state }) => {
        setProblem(null)
        // `draft` is the sent text; the session storage contains the current text. The update is
        // synchronous, because a character typed before a later render would restore the sent text.
        const unsent = removeSentText(
          sessionStorage.getItem(replyDraftStorageKey(id)) ?? '',
          draft.text,
        )
        flushSync(() => write(unsent))
        // The disabled button has lost the focus. A user who focused another element stays there.
        if (document.activeElement?.matches('body, :disabled')) field.current?.focus()
        if (state === 'kept') toast.warning(words.kept)
        else toast.success(words.queued)
      },
    })

  return { field, isSending: isBusy, problem, send, text: draft.text, write }
}

/** Returns the error of a failed request; only for the rate limit it is the server's text. */
const replyFailureSentence = ({ message, status }: Failure) =>
  (status === HTTP_TOO_MANY_REQUESTS && message) || words.notKept
