'use client'

import { Button, Pill, toast } from '@payloadcms/ui'
import styles from '@/components/admin/document/SentLetters.module.css'
import { useAction } from '@/components/admin/request/useAction'
import { FailureReason } from '@/components/admin/undelivered/FailureReason'
import { readFailures } from '@/src/domain/mails/undelivered'
import type { AnswerText } from '@/src/plugins/answers/rules/answerTemplate'
import type { AnswerState as State } from '@/src/plugins/answers/rules/applicationAnswer'
import { answerStateLabels, answerWords as words } from '@/src/plugins/answers/words/admin/answers'
import { markAnswersSent, notSentAgain, sendAnswersAgain, withdrawAnswers } from './answerRequests'
import { ANSWER_BUTTON, leavingNotice, saveAnswerDraft } from './useAnswerForm'

export const pillStyles = {
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
  letter?: AnswerText & { application: number }
}

/** Delivery state of a candidate reply, the reason for a failure, and the actions that the state allows. */
export function AnswerState({ id, letter, problem, state }: Props) {
  const { isBusy, run } = useAction()

  const withdraw = () =>
    run({
      send: () => withdrawAnswers([id]),
      failed: words.notWithdrawn,
      onDone: ({ ids }) => {
        if (ids.length === 0) return void toast.error(words.tooLate)
        toast.dismiss(leavingNotice(id))
        toast.success(words.withdrawn)
        if (letter) restoreToForm(letter)
      },
      refresh: 'always',
    })
  const sendAgain = () =>
    run({ send: () => sendAnswersAgain([id]), failed: notSentAgain, refresh: 'always' })
  const confirmSent = () =>
    run({
      send: () => markAnswersSent([id]),
      failed: words.notNoted,
      onDone: ({ ids }) =>
        ids.length > 0 ? toast.success(words.noted) : toast.error(words.notNoted),
      refresh: 'always',
    })

  const [failure] = problem ? readFailures(problem) : []
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
      <Pill pillStyle={pillStyles[state]} size="small">
        {answerStateLabels[state]}
      </Pill>
      {explanation && <span>{explanation}</span>}
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

// The withdrawn text is put back into the form, unless the form already contains the draft of another reply.
function restoreToForm({ application, subject, body }: AnswerText & { application: number }) {
  const open = document.getElementById(ANSWER_BUTTON)
  if (open && saveAnswerDraft(application, { subject, body })) open.click()
}
