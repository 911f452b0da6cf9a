'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { replyWords as words } from '@/src/content/admin/messageReplies'
import { unsentText } from '@/src/domain/admin/unsentText'
import { newKey } from '../document/newKey'
import { usePageRefresh } from '../frame/PageRefresh'

/** The text, kept for this tab; the key, under which the same text is sent once. */
type Draft = { text: string; key: string }

const TOO_MANY_REQUESTS = 429

const nameOf = (id: number) => `reply to message ${id}`

/** Has the form of this message go on with this text, below what is begun in it. */
export function takeUpText(message: number, text: string): void {
  const begun = sessionStorage.getItem(nameOf(message))
  sessionStorage.setItem(nameOf(message), begun ? `${begun}\n\n${text}` : text)
  window.dispatchEvent(new Event(nameOf(message)))
}

export function useReplyForm(id: number) {
  const [draft, setDraft] = useState<Draft>({ text: '', key: '' })
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, startSending] = useTransition()
  const refreshPage = usePageRefresh()

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
    startSending(async () => {
      const { isDraft, refusal } = await postReply(id, draft)
      setProblem(refusal)
      if (refusal !== null) return
      // The tab has the text of now, `draft` that of when it was sent. At once: a letter typed before React
      // gets to it would bring back what was sent.
      const unsent = unsentText(sessionStorage.getItem(nameOf(id)) ?? '', draft.text)
      flushSync(() => write(unsent))
      // The button, disabled meanwhile, could not keep the focus; whoever has gone on stays where they are.
      if (document.activeElement?.matches('body, :disabled')) field.current?.focus()
      if (isDraft) toast.warning(words.kept)
      else toast.success(words.queued)
      refreshPage()
    })

  return { field, isSending, problem, send, text: draft.text, write }
}

type Posted = { refusal: string | null; isDraft: boolean }

/** @returns what to tell where the reply is not stored, and whether it only is. */
async function postReply(id: number, draft: Draft): Promise<Posted> {
  const answer = await fetch(`/api/contact-messages/${id}/reponses`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(draft),
  }).catch(() => null)
  const said: { state?: string; error?: string } | null =
    (await answer?.json().catch(() => null)) ?? null
  if (answer?.ok) return { refusal: null, isDraft: said?.state === 'kept' }
  const isToldWhy = answer?.status === TOO_MANY_REQUESTS && said?.error
  return { refusal: isToldWhy || words.notKept, isDraft: false }
}
