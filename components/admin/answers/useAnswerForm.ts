'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { answerWords as words } from '@/src/content/admin/answers'
import type { AnswerText } from '@/src/domain/submissions/answerTemplate'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import type { AnswerTemplateChoice } from '@/src/queries/findAnswering'
import { newKey } from '../document/newKey'
import { usePageRefresh } from '../frame/PageRefresh'
import { sayUndoable } from '../notice/sayDone'
import { useAction } from '../request/useAction'
import type { ShownAddressee } from './answeringFor'
import { notSent, sendAnswers, withdrawAnswers } from './answerRequests'
import { EMPTY, filledFor, suggestedFor } from './draftAnswer'

/** What a person has chosen and written; what is left open follows the decision. */
type Draft = {
  /** Undefined until one is chosen; null: none. */
  template?: number | null
  text: AnswerText | null
  key: string
}

const UNTOUCHED: Draft = { text: null, key: '' }

/** What opens the form: the way to it from elsewhere on the page. */
export const ANSWER_BUTTON = 'repondre-au-candidat'

type Options = {
  addressee: ShownAddressee
  status: ApplicationStatus
  templates: AnswerTemplateChoice[]
}

/** What says that this answer leaves. */
export const leavingNotice = (answer?: number) => `answer ${answer} leaves`

const nameOf = (application: number) => `answer to application ${application}`

/** Stores this letter for the next opening of the form. @returns false when the form has a letter already */
export function keepLetter(application: number, text: AnswerText): boolean {
  if (sessionStorage.getItem(nameOf(application))) return false
  sessionStorage.setItem(nameOf(application), JSON.stringify({ template: null, text }))
  return true
}

export function useAnswerForm({ addressee, status, templates }: Options) {
  const { id } = addressee
  const [draft, setDraft] = useState(UNTOUCHED)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, run } = useAction()
  const refreshPage = usePageRefresh()
  const first = useRef<HTMLSelectElement>(null)

  // What was typed before a reload is taken up once the page is there.
  useEffect(() => {
    const kept = sessionStorage.getItem(nameOf(id))
    if (!kept) return
    setDraft({ ...JSON.parse(kept), key: newKey() })
    setOpen(true)
  }, [id])

  const suggested = suggestedFor(status, templates)
  const template =
    draft.template === undefined ? suggested : templates.find((one) => one.id === draft.template)
  const filled = template ? filledFor(addressee, template) : null
  const text = draft.text ?? filled ?? EMPTY

  const keep = (next: Draft) => {
    setDraft(next)
    if (next.text) sessionStorage.setItem(nameOf(id), JSON.stringify(next))
    else sessionStorage.removeItem(nameOf(id))
  }
  const open = () => {
    // One that was taken back beside the form, too.
    const kept = sessionStorage.getItem(nameOf(id))
    flushSync(() => {
      keep({ ...(kept ? JSON.parse(kept) : draft), key: newKey() })
      setOpen(true)
    })
    first.current?.focus({ preventScroll: true })
    first.current?.scrollIntoView({ block: 'center' })
  }
  // What was pressed is gone with the form: the keyboard goes on from where it was opened.
  const close = () => {
    flushSync(() => setOpen(false))
    document.getElementById(ANSWER_BUTTON)?.focus()
  }
  const choose = (chosen: number | null) => {
    const earlier = draft
    keep({ template: chosen, text: null, key: newKey() })
    if (earlier.text) sayUndoable(words.replaced, () => keep(earlier))
  }
  const write = (part: Partial<AnswerText>) =>
    keep({ ...draft, text: { ...text, ...part }, key: newKey() })

  const takeBack = async (ids: number[], sent: Draft) => {
    const reply = await withdrawAnswers(ids)
    if (!reply.ok) toast.error(words.notWithdrawn)
    else if (reply.body.ids.length === 0) toast.error(words.tooLate)
    else {
      toast.success(words.withdrawn)
      keep({ ...sent, key: newKey() })
      setOpen(true)
    }
    refreshPage()
  }
  const send = () => {
    const answer = { application: id, template: template?.id ?? null, seen: addressee.seen }
    void run({
      send: () => sendAnswers(draft.key, [{ ...answer, ...text }]),
      failed: notSent,
      onFailed: setProblem,
      onDone: ({ ids }) => {
        setProblem(null)
        const sent = { ...draft, template: answer.template, text }
        keep(UNTOUCHED)
        close()
        sayUndoable(words.sent, () => void takeBack(ids, sent), leavingNotice(ids[0]))
      },
    })
  }

  return {
    ...{ choose, close, first, isOpen, isSending: isBusy, open, problem, send, write },
    ...{ suggested, template, text },
    /** The template says nothing in the candidate's language. */
    isUntranslated: template !== null && template !== undefined && filled === null,
  }
}
