'use client'

import { Button, toast, useRouteCache } from '@payloadcms/ui'
import { useTransition } from 'react'
import { answerWords, manyAnswersWords as words } from '@/src/content/admin/answers'
import form from '../contactMessages/ReplyForm.module.css'
import { sendAnswersAgain, withdrawAnswers } from './askAnswers'

type Props = { waiting: number[]; refused: number[] }

/** What can be done about all of them at once. */
export function TogetherActions({ refused, waiting }: Props) {
  const { clearRouteCache } = useRouteCache()
  const [isAsking, startAsking] = useTransition()
  const withdraw = () =>
    startAsking(async () => {
      const withdrawn = await withdrawAnswers(waiting)
      if (withdrawn === null) toast.error(answerWords.notWithdrawn)
      else if (withdrawn.length > 0) toast.success(words.withdrawn(withdrawn.length))
      else toast.error(answerWords.tooLate)
      clearRouteCache()
    })
  const sendAgain = () =>
    startAsking(async () => {
      const refusal = await sendAnswersAgain(refused)
      if (refusal !== null) toast.error(refusal)
      clearRouteCache()
    })
  if (waiting.length + refused.length === 0) return null
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
      {refused.length > 0 && (
        <Button disabled={isAsking} margin={false} onClick={sendAgain} size="medium">
          {words.againAll}
        </Button>
      )}
    </div>
  )
}
