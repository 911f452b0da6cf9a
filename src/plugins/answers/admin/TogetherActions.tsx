'use client'

import { Button, toast } from '@payloadcms/ui'
import form from '@/components/admin/document/LetterForm.module.css'
import { useAction } from '@/components/admin/request/useAction'
import { answerWords, manyAnswersWords as words } from '@/src/plugins/answers/words/admin/answers'
import { markAnswersSent, notSentAgain, sendAnswersAgain, withdrawAnswers } from './answerRequests'

type Props = { waiting: number[]; refused: number[]; unclear: number[] }

/** Actions on all replies of a batch: withdraw the waiting ones, confirm the unclear ones, retry the refused ones. */
export function TogetherActions({ refused, unclear, waiting }: Props) {
  const { isBusy, run } = useAction()
  const withdraw = () =>
    run({
      send: () => withdrawAnswers(waiting),
      failed: answerWords.notWithdrawn,
      onDone: ({ ids }) =>
        ids.length > 0
          ? toast.success(words.withdrawn(ids.length))
          : toast.error(answerWords.tooLate),
      refresh: 'always',
    })
  const sendAgain = () =>
    run({ send: () => sendAnswersAgain(refused), failed: notSentAgain, refresh: 'always' })
  const confirmSent = () =>
    run({
      send: () => markAnswersSent(unclear),
      failed: answerWords.notNoted,
      onDone: ({ ids }) =>
        ids.length > 0 ? toast.success(answerWords.noted) : toast.error(answerWords.notNoted),
      refresh: 'always',
    })
  if (waiting.length + refused.length + unclear.length === 0) return null
  return (
    <div className={form.actions}>
      {waiting.length > 0 && (
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          margin={false}
          onClick={() => void withdraw()}
          size="medium"
        >
          {words.withdrawRest}
        </Button>
      )}
      {unclear.length > 0 && (
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          margin={false}
          onClick={() => void confirmSent()}
          size="medium"
        >
          {words.haveLeft(unclear.length)}
        </Button>
      )}
      {refused.length > 0 && (
        <Button disabled={isBusy} margin={false} onClick={() => void sendAgain()} size="medium">
          {words.againAll}
        </Button>
      )}
    </div>
  )
}
