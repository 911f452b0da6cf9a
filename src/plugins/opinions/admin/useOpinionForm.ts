'use client'

import { toast } from '@payloadcms/ui'
import { useState, useTransition } from 'react'
import { useKeptText } from '@/components/admin/document/useKeptText'
import { usePageRefresh } from '@/components/admin/frame/PageRefresh'
import { OPINIONS_ID } from '@/src/domain/admin/toRead'
import { type Opinion, type OpinionAnswer, sentenceProblem } from '../rules/applicationOpinion'
import { sentenceErrors, opinionWords as words } from '../words/admin'

type Given = { opinion: OpinionAnswer; sentence?: string }

export function useOpinionForm(application: number) {
  const { text: sentence, write } = useKeptText(`opinion on application ${application}`)
  const [chosen, choose] = useState<Opinion | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isDeclining, setDeclining] = useState(false)
  const [isSending, startSending] = useTransition()
  const refreshPage = usePageRefresh()

  const send = async (given: Given) => {
    if (await postOpinion({ application, ...given })) {
      write('')
      // What is there to be read now, for whose button is gone.
      if (isFocusLost()) document.getElementById(OPINIONS_ID)?.focus({ preventScroll: true })
      toast.success(words.given)
    } else toast.error(words.failed)
    refreshPage()
  }
  const give = () => {
    const wrong = sentenceProblem(chosen, sentence)
    setProblem(chosen === null ? words.choose : wrong && sentenceErrors[wrong])
    if (chosen === null || wrong) return
    startSending(() => send({ opinion: chosen, sentence }))
  }
  return {
    ...{ chosen, choose, sentence, write, problem, isSending, give },
    isDeclining,
    askToDecline: () => setDeclining(true),
    decline: () => send({ opinion: 'declined' }),
    stay: () => setDeclining(false),
  }
}

const isFocusLost = () => document.activeElement?.matches('body, :disabled') === true

async function postOpinion(opinion: Given & { application: number }): Promise<boolean> {
  const answer = await fetch('/api/application-opinions', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(opinion),
  }).catch(() => null)
  return answer?.ok === true
}
