'use client'

import { Button, Pill, toast } from '@payloadcms/ui'
import { useEffect, useTransition } from 'react'
import { replyStateLabels, replyWords as words } from '@/src/content/admin/messageReplies'
import { readFailures } from '@/src/domain/mails/undelivered'
import { canBeSentAgain, type ReplyState } from '@/src/domain/submissions/messageReply'
import { usePageRefresh } from '../frame/PageRefresh'
import { FailureReason } from '../undelivered/FailureReason'
import styles from './Replies.module.css'

const pillStyles = {
  waiting: 'light-gray',
  sent: 'success',
  kept: 'warning',
  failed: 'error',
} as const satisfies Record<ReplyState, string>

const LOOK_AGAIN_MS = 2_000

type Props = { messageId: number; replyId: number; state: ReplyState; problem: string | null }

/** Whether a reply left, and what can be done when it did not. */
export function DeliveryState({ messageId, replyId, state, problem }: Props) {
  const refreshPage = usePageRefresh()
  const [isAsking, startAsking] = useTransition()
  // One that has just been written leaves within moments; one that is tried again takes its time.
  const isLeaving = state === 'waiting' && problem === null
  useEffect(() => {
    if (!isLeaving) return
    const timer = setInterval(refreshPage, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isLeaving, refreshPage])

  const sendAgain = () =>
    startAsking(async () => {
      const problem = await askAgain(messageId, replyId)
      if (problem !== null) toast.error(problem)
      refreshPage()
    })

  const isRetried = state === 'waiting' && problem !== null
  const [failure] = problem ? readFailures(problem) : []
  const explanation = isRetried ? words.retrying : words.explanation[state]
  return (
    <div className={styles.state} role="status">
      <Pill pillStyle={pillStyles[state]} size="small">
        {replyStateLabels[state]}
      </Pill>
      {explanation && <span>{explanation}</span>}
      {failure && (
        <span>
          <FailureReason failure={failure} />
        </span>
      )}
      {canBeSentAgain(state) && (
        <Button
          buttonStyle="secondary"
          disabled={isAsking}
          margin={false}
          onClick={sendAgain}
          size="small"
        >
          {words.again[state]}
        </Button>
      )}
    </div>
  )
}

/** @returns null when it is on its way, else what to tell. */
async function askAgain(messageId: number, replyId: number): Promise<string | null> {
  const address = `/api/contact-messages/${messageId}/reponses/${replyId}/renvoi`
  const request = { method: 'POST', credentials: 'include' } as const
  const answer = await fetch(address, request).catch(() => null)
  if (answer?.ok) return null
  const said: { error?: string } | null = (await answer?.json().catch(() => null)) ?? null
  return said?.error ?? words.againFailed
}
