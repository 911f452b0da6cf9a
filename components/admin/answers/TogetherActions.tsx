'use client'

import { Button, toast } from '@payloadcms/ui'
import { useTransition } from 'react'
import { answerWords, manyAnswersWords as words } from '@/src/content/admin/answers'
import form from '../contactMessages/ReplyForm.module.css'
import { usePageRefresh } from '../frame/PageRefresh'
import { noteAnswersLeft, sendAnswersAgain, withdrawAnswers } from './askAnswers'

type Props = { waiting: number[]; refused: number[]; unclear: number[] }

/** What can be done about all of them at once. */
export function TogetherActions({ refused, unclear, waiting }: Props) {
  const refreshPage = usePageRefresh()
  const [isAsking, startAsking] = useTransition()
  const withdraw = () =>
    startAsking(async () => {
      const withdrawn = await withdrawAnswers(waiting)
      if (withdrawn === null) toast.error(answerWords.notWithdrawn)
      else if (withdrawn.length > 0) toast.success(words.withdrawn(withdrawn.length))
      else toast.error(answerWords.tooLate)
      refreshPage()
    })
  const sendAgain = () =>
    startAsking(async () => {
      const refusal = await sendAnswersAgain(refused)
      if (refusal !== null) toast.error(refusal)
      refreshPage()
    })
  const noteLeft = () =>
    startAsking(async () => {
      if (await noteAnswersLeft(unclear)) toast.success(answerWords.noted)
      else toast.error(answerWords.notNoted)
      refreshPage()
    })
  if (waiting.length + refused.length + unclear.length === 0) return null
  return (
    <div className={form.actions}>
      {waiting.length > 0 && (
        <Button
          buttonStyle="secondary"
          disabled={isAsking}
          margin={false}
          onClick={withdraw}
          size="medium"
        >
          {words.withdrawRest}
        </Button>
      )}
      {unclear.length > 0 && (
        <Button
          buttonStyle="secondary"
          disabled={isAsking}
          margin={false}
          onClick={noteLeft}
          size="medium"
        >
          {words.haveLeft(unclear.length)}
        </Button>
      )}
      {refused.length > 0 && (
        <Button disabled={isAsking} margin={false} onClick={sendAgain} size="medium">
          {words.againAll}
        </Button>
      )}
    </div>
  )
}
