'use client'

import { Button, toast } from '@payloadcms/ui'
import form from '@/components/admin/document/LetterForm.module.css'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import {
  candidateReplyWords,
  batchReplyWords as words,
} from '@/src/plugins/answers/words/admin/candidateReplies'
import {
  replyNotResentMessage,
  requestMarkRepliesSent,
  requestReplyResend,
  requestReplyWithdrawal,
} from './candidateReplyRequests'

type Props = { waiting: number[]; refused: number[]; unclear: number[] }

/** Actions on all replies of a batch: withdraw the waiting ones, confirm the unclear ones, retry the refused ones. */
export function BatchReplyActions({ refused, unclear, waiting }: Props) {
  const { isBusy, run } = useRequestAction()
  const withdraw = () =>
    run({
      send: () => requestReplyWithdrawal(waiting),
      failed: candidateReplyWords.notWithdrawn,
      onDone: ({ ids }) =>
        ids.length > 0
          ? toast.success(words.withdrawn(ids.length))
          : toast.error(candidateReplyWords.tooLate),
      refresh: 'always',
    })
  const sendAgain = () =>
    run({
      send: () => requestReplyResend(refused),
      failed: replyNotResentMessage,
      refresh: 'always',
    })
  const confirmSent = () =>
    run({
      send: () => requestMarkRepliesSent(unclear),
      failed: candidateReplyWords.notNoted,
      onDone: ({ ids }) =>
        ids.length > 0
          ? toast.success(candidateReplyWords.noted)
          : toast.error(candidateReplyWords.notNoted),
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
