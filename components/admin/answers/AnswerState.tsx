'use client'

import { Button, Pill, toast, useRouteCache } from '@payloadcms/ui'
import { useTransition } from 'react'
import { answerStateLabels, answerWords as words } from '@/src/content/admin/answers'
import { readFailures } from '@/src/domain/mails/undelivered'
import type { AnswerState as State } from '@/src/domain/submissions/applicationAnswer'
import styles from '../contactMessages/Replies.module.css'
import { FailureReason } from '../undelivered/FailureReason'
import { sendAnswersAgain, withdrawAnswers } from './askAnswers'

export const pillStyles = {
  waiting: 'light-gray',
  sent: 'success',
  refused: 'error',
  withdrawn: 'light-gray',
} as const satisfies Record<State, string>

type Props = { id: number; state: State; problem: string | null }

/** Whether an answer left, why not, and what a person can do about it. */
export function AnswerState({ id, problem, state }: Props) {
  const { clearRouteCache } = useRouteCache()
  const [isAsking, startAsking] = useTransition()

  const withdraw = () =>
    startAsking(async () => {
      const withdrawn = await withdrawAnswers([id])
      if (withdrawn === null) toast.error(words.notWithdrawn)
      else if (withdrawn.length > 0) toast.success(words.withdrawn)
      else toast.error(words.tooLate)
      clearRouteCache()
    })
  const sendAgain = () =>
    startAsking(async () => {
      const refusal = await sendAnswersAgain([id])
      if (refusal !== null) toast.error(refusal)
      clearRouteCache()
    })

  const [failure] = problem ? readFailures(problem) : []
  const explanation = state === 'waiting' && failure ? words.retrying : words.explanation[state]
  const act = { waiting: withdraw, refused: sendAgain, sent: null, withdrawn: null }[state]
  return (
    <div className={styles.state} role="status">
      <Pill pillStyle={pillStyles[state]} size="small">
        {answerStateLabels[state]}
      </Pill>
      {explanation && <span>{explanation}</span>}
      {failure && (
        <span>
          <FailureReason failure={failure} />
        </span>
      )}
      {act && (
        <Button
          buttonStyle="secondary"
          disabled={isAsking}
          margin={false}
          onClick={act}
          size="small"
        >
          {state === 'refused' ? words.again : words.withdraw}
        </Button>
      )}
    </div>
  )
}
