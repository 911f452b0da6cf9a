'use client'

import { toast, useRouteCache } from '@payloadcms/ui'
import { useEffect, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { noteWords as words } from '@/src/content/admin/applicationNotes'
import { unsentText } from '@/src/domain/admin/unsentText'

const nameOf = (application: number) => `note on application ${application}`

export function useNoteForm(application: number) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const [isAdding, startAdding] = useTransition()
  const { clearRouteCache } = useRouteCache()

  // The server knows no drafts: whoever went on to another application finds here what they had typed.
  useEffect(() => setText(sessionStorage.getItem(nameOf(application)) ?? ''), [application])
  const write = (typed: string) => {
    setText(typed)
    sessionStorage.setItem(nameOf(application), typed)
  }

  const add = () =>
    startAdding(async () => {
      if (!(await postNote(application, text))) {
        toast.error(words.addFailed)
        return
      }
      // At once: a letter typed before React gets to it would bring back what was sent.
      const written = sessionStorage.getItem(nameOf(application)) ?? ''
      flushSync(() => write(unsentText(written, text)))
      // The button, disabled meanwhile, could not keep the focus; whoever has gone on stays where they are.
      if (document.activeElement?.matches('body, :disabled')) field.current?.focus()
      toast.success(words.added)
      clearRouteCache()
    })

  return { add, field, isAdding, text, write }
}

async function postNote(application: number, text: string): Promise<boolean> {
  const answer = await fetch('/api/application-notes', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ application, text }),
  }).catch(() => null)
  return answer?.ok === true
}
