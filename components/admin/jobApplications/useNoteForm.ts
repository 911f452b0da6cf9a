'use client'

import { toast } from '@payloadcms/ui'
import { useRef, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { noteWords as words } from '@/src/content/admin/applicationNotes'
import { mentionErrors } from '@/src/content/admin/mentions'
import { unsentText } from '@/src/domain/admin/unsentText'
import {
  type Colleague,
  MAX_MENTIONS,
  mentionedIn,
} from '@/src/domain/submissions/colleagueMention'
import { useKeptText } from '../document/useKeptText'
import { usePageRefresh } from '../frame/PageRefresh'

/** @param colleagues whom the note may ask for an opinion, by naming them */
export function useNoteForm(application: number, colleagues: readonly Colleague[]) {
  const { text, write, written } = useKeptText(`note on application ${application}`)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isAdding, startAdding] = useTransition()
  const refreshPage = usePageRefresh()

  const add = () =>
    startAdding(async () => {
      const mentions = mentionedIn(text, colleagues)
      const problem =
        mentions.length > MAX_MENTIONS
          ? mentionErrors.tooMany
          : await postNote({ application, text, mentions })
      if (problem !== null) {
        toast.error(problem)
        // What was not heard of may have been added all the same.
        refreshPage()
        return
      }
      // At once: a letter typed before React gets to it would bring back what was sent.
      const typed = written()
      flushSync(() => write(unsentText(typed, text)))
      // The button, disabled meanwhile, could not keep the focus; whoever has gone on stays where they are.
      if (document.activeElement?.matches('body, :disabled')) field.current?.focus()
      toast.success(mentions.length > 0 ? words.addedAndAsked : words.added)
      refreshPage()
    })

  return { add, field, isAdding, text, write }
}

type Note = { application: number; text: string; mentions: number[] }

const TOO_MANY_REQUESTS = 429

/** @returns what is wrong, in words; null when nothing is */
async function postNote(note: Note): Promise<string | null> {
  const answer = await fetch('/api/application-notes', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(note),
  }).catch(() => null)
  if (!answer) return words.addUnheard
  if (answer.ok) return null
  if (answer.status !== TOO_MANY_REQUESTS) return words.addFailed
  const seconds = Number(answer.headers.get('retry-after'))
  return mentionErrors.tooOften(Math.max(1, Math.ceil(seconds / 60)))
}
