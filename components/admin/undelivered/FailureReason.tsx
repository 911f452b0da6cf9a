import { errorTextLabels, failureSentences } from '@/src/content/admin/undelivered'
import type { Failure } from '@/src/domain/mails/undelivered'
import styles from './Undelivered.module.css'

/** Why a message was not delivered, with the response of the server if there was one. */
export function FailureReason({ failure: { heard, kind } }: { failure: Failure }) {
  return (
    <>
      <span>{failureSentences[kind]}</span>
      {heard ? (
        <span className={styles.heard}>
          <span>{errorTextLabels[heard.from]}</span> <q>{heard.words}</q>
        </span>
      ) : null}
    </>
  )
}
