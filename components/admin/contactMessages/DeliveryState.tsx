'use client'

import { Button, Pill, toast } from '@payloadcms/ui'
import { useEffect, useTransition } from 'react'
import { replyStateLabels, replyWords as words } from '@/src/content/admin/messageReplies'
import { readFailures } from '@/src/domain/mails/undelivered'
import {
  canBeSentAgain,
  DRAFT_REPLY_STATE,
  type ReplyState,
} from '@/src/domain/submissions/messageReply'
import { usePageRefresh } from '../frame/PageRefresh'
import { FailureReason } from '../undelivered/FailureReason'
import styles from './Replies.module.css'
import { takeUpText } from './useReplyForm'

const pillStyles = {
  waiting: 'light-gray',
  sent: 'success',
  kept: 'warning',
  failed: 'error',
} as const satisfies Record<ReplyState, string>

const LOOK_AGAIN_MS = 2_000

type Props = {
  messageId: number
  replyId: number
  state: ReplyState
  problem: string | null
  /** Whether there is a form in which a draft is gone on with. */
  hasForm: boolean
}

/** Whether a reply left, and what can be done when it did not. */
export function DeliveryState({ hasForm, messageId, replyId, state, problem }: Props) {
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
      const { error } = await ask(messageId, replyId, 'renvoi', words.againFailed)
      if (error) toast.error(error)
      refreshPage()
    })
  const takeBack = () =>
    startAsking(async () => {
      const { error, text } = await ask(messageId, replyId, 'retrait', words.notTakenBack)
      if (error) toast.error(error)
      if (text) {
        takeUpText(messageId, text)
        toast.success(words.takenBack)
      }
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
        <Button {...BUTTON} disabled={isAsking} onClick={sendAgain}>
          {words.again[state]}
        </Button>
      )}
      {state === DRAFT_REPLY_STATE && hasForm && (
        <Button {...BUTTON} disabled={isAsking} onClick={takeBack}>
          {words.takeBack}
        </Button>
      )}
    </div>
  )
}

const BUTTON = { buttonStyle: 'secondary', margin: false, size: 'small' } as const

type Said = { error?: string; text?: string }

/** @param failed what is told where the site does not say itself why it could not be done */
async function ask(messageId: number, replyId: number, act: string, failed: string): Promise<Said> {
  const address = `/api/contact-messages/${messageId}/reponses/${replyId}/${act}`
  const request = { method: 'POST', credentials: 'include' } as const
  const answer = await fetch(address, request).catch(() => null)
  const said: Said | null = (await answer?.json().catch(() => null)) ?? null
  return answer?.ok ? { text: said?.text } : { error: said?.error ?? failed }
}
