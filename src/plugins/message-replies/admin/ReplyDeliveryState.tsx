'use client'

import { Button, Pill, toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import styles from '@/components/admin/document/SentLetters.module.css'
import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'
import { request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { FailureReason } from '@/components/admin/undelivered/FailureReason'
import { parseFailures } from '@/src/domain/mails/deliveryFailures'
import {
  canReplyBeSentAgain,
  DRAFT_REPLY_STATE,
  type ReplyState,
} from '@/src/plugins/message-replies/rules/messageReply'
import { replyStateLabels, replyWords as words } from '@/src/plugins/message-replies/words/admin'
import { appendToReplyDraft } from './useReplyForm'

const replyStatePillStyles = {
  waiting: 'light-gray',
  sent: 'success',
  kept: 'warning',
  failed: 'error',
} as const satisfies Record<ReplyState, string>

const REFRESH_INTERVAL_MS = 2_000

type Props = {
  messageId: number
  replyId: number
  state: ReplyState
  problem: string | null
  /** Whether the page has a reply form, in which a draft can be continued. */
  hasForm: boolean
}

/** Delivery state of a reply, with the actions for a failed reply or a draft. */
export function ReplyDeliveryState({ hasForm, messageId, replyId, state, problem }: Props) {
  const refreshPage = usePageRefresh()
  const { isBusy, run } = useRequestAction()
  // A new reply is sent within seconds, so the page polls for it. A reply that is retried takes longer.
  const isLeaving = state === 'waiting' && problem === null
  useEffect(() => {
    if (!isLeaving) return
    const timer = setInterval(refreshPage, REFRESH_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isLeaving, refreshPage])

  const post = (action: 'renvoi' | 'retrait') =>
    request<{ text?: string }>(`/api/contact-messages/${messageId}/reponses/${replyId}/${action}`, {
      method: 'POST',
    })
  const sendAgain = () =>
    run({
      send: () => post('renvoi'),
      failed: ({ message }) => message ?? words.againFailed,
      refresh: 'always',
    })
  const continueDraft = () =>
    run({
      send: () => post('retrait'),
      failed: ({ message }) => message ?? words.notTakenBack,
      onDone: ({ text }) => {
        if (!text) return
        appendToReplyDraft(messageId, text)
        toast.success(words.takenBack)
      },
      refresh: 'always',
    })

  const isRetried = state === 'waiting' && problem !== null
  const [failure] = problem ? parseFailures(problem) : []
  const explanation = isRetried ? words.retrying : words.explanation[state]
  return (
    <div className={styles.state} role="status">
      <Pill pillStyle={replyStatePillStyles[state]} size="small">
        {replyStateLabels[state]}
      </Pill>
      {explanation && <span>{explanation}</span>}
      {failure && (
        <span>
          <FailureReason failure={failure} />
        </span>
      )}
      {canReplyBeSentAgain(state) && (
        <Button {...BUTTON_PROPS} disabled={isBusy} onClick={() => void sendAgain()}>
          {words.again[state]}
        </Button>
      )}
      {state === DRAFT_REPLY_STATE && hasForm && (
        <Button {...BUTTON_PROPS} disabled={isBusy} onClick={() => void continueDraft()}>
          {words.takeBack}
        </Button>
      )}
    </div>
  )
}

const BUTTON_PROPS = { buttonStyle: 'secondary', margin: false, size: 'small' } as const
