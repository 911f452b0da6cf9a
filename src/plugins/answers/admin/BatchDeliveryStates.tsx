import replies from '@/components/admin/document/SentLetters.module.css'
import { languageNamesForStaff } from '@/src/content/languageNames'
import type { ShownCandidateReply } from '@/src/plugins/answers/queries/findCandidateReplies'
import { CANDIDATE_REPLY_STATES } from '@/src/plugins/answers/rules/candidateReply'
import { batchReplyWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'
import { BatchReplyActions } from './BatchReplyActions'
import styles from './BatchReplyForm.module.css'
import { CandidateReplyDeliveryState } from './CandidateReplyDeliveryState'
import { RefreshWhileSending } from './RefreshWhileSending'
import { isReplyBeingSent } from './ReplyList'

/** Delivery state of each candidate reply of one batch. */
export function BatchDeliveryStates({ answers }: { answers: ShownCandidateReply[] }) {
  if (answers.length === 0) return <p>{words.noBatch}</p>
  const idsIn = (requestedState: string) =>
    answers.filter(({ state }) => state === requestedState).map(({ id }) => id)
  const counts = CANDIDATE_REPLY_STATES.map((state) => [state, idsIn(state).length] as const)
  return (
    <div className={styles.sent}>
      {answers.some(isReplyBeingSent) && <RefreshWhileSending />}
      <p role="status">
        <strong>{words.progress(counts)}</strong>
      </p>
      {idsIn('waiting').length > 0 && <p className={styles.explanation}>{words.pace}</p>}
      <BatchReplyActions
        refused={idsIn('refused')}
        unclear={idsIn('unclear')}
        waiting={idsIn('waiting')}
      />
      <div className={replies.replies}>
        <ol>
          {answers.map(({ body, candidate, id, language, problem, state, subject }) => (
            <li key={id}>
              <header>
                <strong>{candidate}</strong>
                <span>{languageNamesForStaff[language]}</span>
              </header>
              <details>
                <summary>{subject}</summary>
                <p>{body}</p>
              </details>
              <CandidateReplyDeliveryState id={id} problem={problem} state={state} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
