'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { newKey } from '@/components/admin/document/newKey'
import { usePageRefresh } from '@/components/admin/frame/PageRefresh'
import { showUndoable } from '@/components/admin/notice/showSuccess'
import { useAction } from '@/components/admin/request/useAction'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import type { AnswerTemplateChoice } from '@/src/plugins/answers/queries/findAnswering'
import type { AnswerText } from '@/src/plugins/answers/rules/answerTemplate'
import { answerWords as words } from '@/src/plugins/answers/words/admin/answers'
import type { ShownAddressee } from './answeringFor'
import { notSent, sendAnswers, withdrawAnswers } from './answerRequests'
import { EMPTY_ANSWER, fillTemplate, suggestTemplate } from './draftAnswer'

/** The choices of the user. While no template is chosen, the suggestion for the current status is used. */
type Draft = {
  /** Id of the chosen template; undefined before a choice, null for no template. */
  template?: number | null
  text: AnswerText | null
  key: string
}

const EMPTY_DRAFT: Draft = { text: null, key: '' }

/** Id of the button that opens the form; other parts of the page open the form with it. */
export const ANSWER_BUTTON = 'repondre-au-candidat'

type Options = {
  addressee: ShownAddressee
  status: ApplicationStatus
  templates: AnswerTemplateChoice[]
}

/** Id of the toast that reports the reply as queued, so that the toast can be dismissed. */
export const leavingNotice = (answer?: number) => `answer ${answer} leaves`

const storageKey = (application: number) => `answer to application ${application}`

/** Stores this text for the next opening of the form. @returns false if the form already has a draft */
export function saveAnswerDraft(application: number, text: AnswerText): boolean {
  if (sessionStorage.getItem(storageKey(application))) return false
  sessionStorage.setItem(storageKey(application), JSON.stringify({ template: null, text }))
  return true
}

export function useAnswerForm({ addressee, status, templates }: Options) {
  const { id } = addressee
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, run } = useAction()
  const refreshPage = usePageRefresh()
  const first = useRef<HTMLSelectElement>(null)

  // Restores the draft after a reload. An effect, because the server cannot read the session storage.
  useEffect(() => {
    const storedDraft = sessionStorage.getItem(storageKey(id))
    if (!storedDraft) return
    setDraft({ ...JSON.parse(storedDraft), key: newKey() })
    setOpen(true)
  }, [id])

  const suggested = suggestTemplate(status, templates)
  const template =
    draft.template === undefined ? suggested : templates.find((one) => one.id === draft.template)
  const filled = template ? fillTemplate(addressee, template) : null
  const text = draft.text ?? filled ?? EMPTY_ANSWER

  const storeDraft = (next: Draft) => {
    setDraft(next)
    if (next.text) sessionStorage.setItem(storageKey(id), JSON.stringify(next))
    else sessionStorage.removeItem(storageKey(id))
  }
  const open = () => {
    // The stored draft may be newer: a reply that was withdrawn elsewhere on the page is stored there.
    const storedDraft = sessionStorage.getItem(storageKey(id))
    flushSync(() => {
      storeDraft({ ...(storedDraft ? JSON.parse(storedDraft) : draft), key: newKey() })
      setOpen(true)
    })
    first.current?.focus({ preventScroll: true })
    first.current?.scrollIntoView({ block: 'center' })
  }
  // The focused button disappears with the form, so the focus moves to the button that opens the form.
  const close = () => {
    flushSync(() => setOpen(false))
    document.getElementById(ANSWER_BUTTON)?.focus()
  }
  const choose = (chosen: number | null) => {
    const earlier = draft
    storeDraft({ template: chosen, text: null, key: newKey() })
    if (earlier.text) showUndoable(words.replaced, () => storeDraft(earlier))
  }
  const write = (part: Partial<AnswerText>) =>
    storeDraft({ ...draft, text: { ...text, ...part }, key: newKey() })

  const withdraw = async (ids: number[], sent: Draft) => {
    const reply = await withdrawAnswers(ids)
    if (!reply.ok) toast.error(words.notWithdrawn)
    else if (reply.body.ids.length === 0) toast.error(words.tooLate)
    else {
      toast.success(words.withdrawn)
      storeDraft({ ...sent, key: newKey() })
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
        storeDraft(EMPTY_DRAFT)
        close()
        showUndoable(words.sent, () => void withdraw(ids, sent), leavingNotice(ids[0]))
      },
    })
  }

  return {
    ...{ choose, close, first, isOpen, isSending: isBusy, open, problem, send, write },
    ...{ suggested, template, text },
    /** Whether the template has no text in the language of the candidate. */
    isUntranslated: template !== null && template !== undefined && filled === null,
  }
}
