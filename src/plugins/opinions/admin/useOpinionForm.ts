'use client'

import { useState } from 'react'
import { readStatus, request } from '@/components/admin/request/request'
import { useAction } from '@/components/admin/request/useAction'
import { OPINIONS_ID } from '@/src/domain/admin/toRead'
import { useTextDraft } from '@/src/plugins/opinions/admin/useTextDraft'
import { type Opinion, type OpinionAnswer, sentenceProblem } from '../rules/applicationOpinion'
import { sentenceErrors, opinionWords as words } from '../words/admin'

type OpinionInput = { opinion: OpinionAnswer; sentence?: string }

export function useOpinionForm(application: number) {
  const { text: sentence, write } = useTextDraft(`opinion on application ${application}`)
  const [chosen, choose] = useState<Opinion | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isDeclining, setDeclining] = useState(false)
  const { isBusy, run } = useAction()

  const send = (input: OpinionInput) =>
    run({
      send: () =>
        request(
          '/api/application-opinions',
          { method: 'POST', body: { application, ...input } },
          readStatus,
        ),
      done: words.given,
      failed: words.failed,
      onDone: () => {
        write('')
        // The pressed button is unmounted, so the opinions get the focus.
        if (isFocusLost()) document.getElementById(OPINIONS_ID)?.focus({ preventScroll: true })
      },
      refresh: 'always',
    })
  const give = () => {
    const wrong = sentenceProblem(chosen, sentence)
    setProblem(chosen === null ? words.choose : wrong && sentenceErrors[wrong])
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
