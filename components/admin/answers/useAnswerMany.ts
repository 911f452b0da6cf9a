'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useState, useTransition } from 'react'
import { answerWords, manyAnswersWords as words } from '@/src/content/admin/answers'
import { isAnonymised } from '@/src/domain/people/retention'
import type { AnswerText } from '@/src/domain/submissions/answerTemplate'
import { newKey } from '../document/newKey'
import { usePageRefresh } from '../frame/PageRefresh'
import { useRouter } from '../frame/routing'
import { sayUndoable } from '../notice/sayDone'
import type { Answering, ShownAddressee } from './answeringFor'
import { sendAnswers, withdrawAnswers } from './askAnswers'
import { EMPTY, filledFor, heldBy, isReady, suggestedFor } from './draftAnswer'
import { manyAnswersAddress } from './manyAnswersAddress'

/** What a person has changed of what the list proposes. */
type Choices = {
  /** Null: the one that fits each status. */
  template: number | null
  isIncluded: Record<number, boolean>
  texts: Record<number, AnswerText>
}

const UNCHANGED: Choices = { template: null, isIncluded: {}, texts: {} }

export function useAnswerMany({
  addressees,
  templates,
}: Pick<Answering, 'addressees' | 'templates'>) {
  const [choices, setChoices] = useState(UNCHANGED)
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, startSending] = useTransition()
  const refreshPage = usePageRefresh()
  const router = useRouter()
  const all = addressees.map(({ id }) => id)
  const name = `answers to applications ${all.join()}`

  // What was changed before a reload, or before it was taken back, is taken up once the page is there.
  useEffect(() => {
    const kept = sessionStorage.getItem(name)
    if (kept) setChoices(JSON.parse(kept))
    setKey(newKey())
  }, [name])

  const keep = (next: Choices) => {
    setChoices(next)
    setKey(newKey())
    sessionStorage.setItem(name, JSON.stringify(next))
  }
  const rows = addressees.map((addressee) => rowOf(addressee, choices, templates))
  const ready = rows.filter((row) => row.isIncluded && row.isReady)

  const takeBack = async (ids: number[]) => {
    const withdrawn = await withdrawAnswers(ids)
    if (withdrawn === null) toast.error(answerWords.notWithdrawn)
    else if (withdrawn.length === 0) toast.error(answerWords.tooLate)
    else {
      toast.success(words.withdrawn(withdrawn.length))
      sessionStorage.setItem(name, JSON.stringify(choices))
      if (withdrawn.length === ids.length) router.push(manyAnswersAddress({ ids: all }))
    }
    refreshPage()
  }
  const send = () =>
    startSending(async () => {
      const answers = ready.map(({ addressee: { id, seen }, template, text }) => ({
        ...{ application: id, seen, template: template?.id ?? null },
        ...text,
      }))
      const outcome = await sendAnswers(key, answers)
      setProblem(outcome.ok ? null : outcome.problem)
      if (!outcome.ok) return
      sessionStorage.removeItem(name)
      sayUndoable(words.queued(outcome.ids.length), () => void takeBack(outcome.ids))
      const left = rows.filter((row) => row.isIncluded && !row.isReady)
      const ids = left.map(({ addressee }) => addressee.id)
      router.push(manyAnswersAddress({ ids, batch: outcome.batch }))
    })

  return {
    ...{ isSending, problem, ready, rows, send, template: choices.template },
    choose: (template: number | null) => keep({ ...choices, template }),
    include: (id: number, isIncluded: boolean) =>
      keep({ ...choices, isIncluded: { ...choices.isIncluded, [id]: isIncluded } }),
    write: (id: number, text: AnswerText) =>
      keep({ ...choices, texts: { ...choices.texts, [id]: text } }),
    /** As the template has it, again. */
    restore: (id: number) => {
      const { [id]: _, ...texts } = choices.texts
      keep({ ...choices, texts })
    },
  }
}

export type AnswerRow = ReturnType<typeof rowOf>

function rowOf(addressee: ShownAddressee, choices: Choices, templates: Answering['templates']) {
  const { email, id, seen, status } = addressee
  const template =
    choices.template === null
      ? suggestedFor(status, templates)
      : (templates.find((one) => one.id === choices.template) ?? null)
  const changed = choices.texts[id]
  const filled = template && filledFor(addressee, template)
  const text = changed ?? filled ?? EMPTY
  const isGone = isAnonymised(email)
  return {
    ...{ addressee, isGone, template, text, held: heldBy(text) },
    isChanged: changed !== undefined,
    // Whoever has an answer, or has one on its way, is not written to again by oversight.
    isIncluded: !isGone && (choices.isIncluded[id] ?? seen === null),
    isReady: !isGone && isReady(text),
  }
}
