import {
  deliveryErrorSourceLabels,
  deliveryFailureSentences,
} from '@/src/content/admin/deliveryFailures'
import type { DeliveryFailure } from '@/src/domain/mails/deliveryFailures'
import styles from './Undelivered.module.css'

/** The reason why a message was not delivered, with the response of the server if there was one. */
export function FailureReason({ failure: { heard, kind } }: { failure: DeliveryFailure }) {
  return (
    <>
      <span>{deliveryFailureSentences[kind]}</span>
      {heard ? (
        <span className={styles.heard}>
          <span>{deliveryErrorSourceLabels[heard.from]}</span> <q>{heard.words}</q>
        </span>
      ) : null}
    </>
  )
}
