'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { replyWords as words } from '@/src/content/admin/messageReplies'
import { unsentText } from '@/src/domain/admin/unsentText'
import { newKey } from '../document/newKey'
import { type Failure, request } from '../request/request'
import { useAction } from '../request/useAction'

/** The text, stored for this tab; the key, under which the same text is sent once. */
type Draft = { text: string; key: string }

const TOO_MANY_REQUESTS = 429

const nameOf = (id: number) => `reply to message ${id}`

/** Adds this text to the form of the message, below a text that is begun in it. */
export function takeUpText(message: number, text: string): void {
  const begun = sessionStorage.getItem(nameOf(message))
  sessionStorage.setItem(nameOf(message), begun ? `${begun}\n\n${text}` : text)
  window.dispatchEvent(new Event(nameOf(message)))
}

export function useReplyForm(id: number) {
  const [draft, setDraft] = useState<Draft>({ text: '', key: '' })
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, run } = useAction()

  // The server knows no drafts: what was typed before a reload is taken up once the page is there.
  useEffect(() => {
    const takeUp = () => {
      const text = sessionStorage.getItem(nameOf(id))
      if (text) setDraft({ text, key: newKey() })
    }
    const goOn = () => {
      takeUp()
      field.current?.focus()
    }
    takeUp()
    window.addEventListener(nameOf(id), goOn)
    return () => window.removeEventListener(nameOf(id), goOn)
  }, [id])

  const write = (text: string) => {
    setDraft({ text, key: newKey() })
    sessionStorage.setItem(nameOf(id), text)
  }

  const send = () =>
    void run({
      send: () =>
        request<{ state?: string }>(`/api/contact-messages/${id}/reponses`, {
          method: 'POST',
          body: draft,
        }),
      failed: sentenceFor,
      onFailed: setProblem,
      onDone: ({ state }) => {
        setProblem(null)
        // `draft` holds the text that was sent, the session storage the text as it is now. At once: a letter
        // typed before React gets to it would bring back the text that was sent.
        const unsent = unsentText(sessionStorage.getItem(nameOf(id)) ?? '', draft.text)
        flushSync(() => write(unsent))
        // The disabled button loses the focus; a user who has moved on keeps theirs.
        if (document.activeElement?.matches('body, :disabled')) field.current?.focus()
        if (state === 'kept') toast.warning(words.kept)
        else toast.success(words.queued)
      },
    })

  return { field, isSending: isBusy, problem, send, text: draft.text, write }
}

/** The server's own sentence is shown only for a limit: the text is still in the form. */
const sentenceFor = ({ message, status }: Failure) =>
  (status === TOO_MANY_REQUESTS && message) || words.notKept
