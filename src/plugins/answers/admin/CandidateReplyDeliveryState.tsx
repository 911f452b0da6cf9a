'use client'

import { Button, Pill, toast } from '@payloadcms/ui'
import styles from '@/components/admin/document/SentLetters.module.css'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { FailureReason } from '@/components/admin/undelivered/FailureReason'
import { parseFailures } from '@/src/domain/mails/deliveryFailures'
import type { CandidateReplyState as State } from '@/src/plugins/answers/rules/candidateReply'
import { proposalObstacleOf } from '@/src/plugins/answers/rules/offerProposal'
import {
  candidateReplyStateLabels,
  offerProposalWords,
  candidateReplyWords as words,
} from '@/src/plugins/answers/words/admin/candidateReplies'
import {
  replyNotResentMessage,
  requestMarkRepliesSent,
  requestReplyResend,
  requestReplyWithdrawal,
} from './candidateReplyRequests'
import {
  restoreReplyToForm,
  sendingReplyToastId,
  type WithdrawnCandidateReply,
} from './useCandidateReplyForm'

export const deliveryStatePillStyles = {
  waiting: 'light-gray',
  sent: 'success',
  refused: 'error',
  unclear: 'warning',
  withdrawn: 'light-gray',
} as const satisfies Record<State, string>

type Props = {
  id: number
  state: State
  problem: string | null
  /** Text that returns to the reply form after a withdrawal; absent on pages without a reply form. */
  letter?: WithdrawnCandidateReply
}

/** Delivery state of a candidate reply, the reason for a failure, and the actions that the state allows. */
export function CandidateReplyDeliveryState({ id, letter, problem, state }: Props) {
  const { isBusy, run } = useRequestAction()

  const withdraw = () =>
    run({
      send: () => requestReplyWithdrawal([id]),
      failed: words.notWithdrawn,
      onDone: ({ ids }) => {
        if (ids.length === 0) return void toast.error(words.tooLate)
        toast.dismiss(sendingReplyToastId(id))
        toast.success(words.withdrawn)
        if (letter) restoreReplyToForm(letter)
      },
      refresh: 'always',
    })
  const sendAgain = () =>
    run({ send: () => requestReplyResend([id]), failed: replyNotResentMessage, refresh: 'always' })
  const confirmSent = () =>
    run({
      send: () => requestMarkRepliesSent([id]),
      failed: words.notNoted,
      onDone: ({ ids }) =>
        ids.length > 0 ? toast.success(words.noted) : toast.error(words.notNoted),
      refresh: 'always',
    })

  const obstacle = proposalObstacleOf(problem)
  const [failure] = problem && !obstacle ? parseFailures(problem) : []
  const explanation = state === 'waiting' && failure ? words.retrying : words.explanation[state]
  const retryAction = { label: words.again, act: sendAgain }
  const stateActions = {
    waiting: [{ label: words.withdraw, act: withdraw }],
    refused: [retryAction],
    unclear: [{ label: words.hasLeft, act: confirmSent }, retryAction],
    sent: [],
    withdrawn: [],
  }[state]
  return (
    <div className={styles.state} role="status">
      <Pill pillStyle={deliveryStatePillStyles[state]} size="small">
        {candidateReplyStateLabels[state]}
      </Pill>
      {explanation && <span>{explanation}</span>}
      {obstacle && <span>{offerProposalWords.obstacles[obstacle]}</span>}
      {failure && (
        <span>
          <FailureReason failure={failure} />
        </span>
      )}
      {stateActions.map(({ act, label }) => (
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          key={label}
          margin={false}
          onClick={() => void act()}
          size="small"
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
