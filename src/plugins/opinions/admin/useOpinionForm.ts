'use client'

import { useState } from 'react'
import { discardBody, request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { OPINIONS_ANCHOR_ID } from '@/src/domain/admin/opinionRequested'
import { useTextDraft } from '@/src/plugins/opinions/admin/useTextDraft'
import {
  findOpinionSentenceProblem,
  type OpinionAnswer,
  type OpinionKind,
} from '../rules/applicationOpinion'
import { opinionSentenceErrors, opinionWords as words } from '../words/admin'

type SubmittedOpinion = { opinion: OpinionAnswer; sentence?: string }

export function useOpinionForm(application: number) {
  const { text: sentence, write } = useTextDraft(`opinion on application ${application}`)
  const [chosen, choose] = useState<OpinionKind | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isDeclining, setDeclining] = useState(false)
  const { isBusy, run } = useRequestAction()

  const send = (input: SubmittedOpinion) =>
    run({
      send: () =>
        request(
          '/api/application-opinions',
          { method: 'POST', body: { application, ...input } },
          discardBody,
        ),
      done: words.given,
      failed: words.failed,
      onDone: () => {
        write('')
        // The pressed button is unmounted, so the opinions get the focus.
        if (isFocusLost())
          document.getElementById(OPINIONS_ANCHOR_ID)?.focus({ preventScroll: true })
      },
      refresh: 'always',
    })
  const give = () => {
    const wrong = findOpinionSentenceProblem(chosen, sentence)
    setProblem(chosen === null ? words.choose : wrong && opinionSentenceErrors[wrong])
    if (chosen === null || wrong) return
    void send({ opinion: chosen, sentence })
  }
  return {
    ...{ chosen, choose, sentence, write, problem, isSending: isBusy, give },
    isDeclining,
    askToDecline: () => setDeclining(true),
    decline: () => send({ opinion: 'declined' }),
    stay: () => setDeclining(false),
  }
}

const isFocusLost = () => document.activeElement?.matches('body, :disabled') === true
