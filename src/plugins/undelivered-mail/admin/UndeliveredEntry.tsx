'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useSiteTimezone } from '@/components/admin/timezone/siteTimezone'
import { FailureReason } from '@/components/admin/undelivered/FailureReason'
import styles from '@/components/admin/undelivered/Undelivered.module.css'
import { formatDateTime } from '@/src/content/dates'
import type { DeliveryFailure } from '@/src/domain/mails/deliveryFailures'
import {
  canNotificationBeResent,
  type UndeliveredNotification,
} from '@/src/plugins/undelivered-mail/rules/undeliveredNotification'
import {
  channelLabels,
  deliveryTaskLabel,
  undeliveredWords as words,
} from '@/src/plugins/undelivered-mail/words/admin'

type Props = { notification: UndeliveredNotification; isResending: boolean; resend: () => void }

export function UndeliveredEntry({ notification, isResending, resend }: Props) {
  const what = [
    deliveryTaskLabel(notification.task),
    notification.about?.label ?? notification.recipient,
  ]
    .filter(Boolean)
    .join(' — ')
  return (
    <li className={styles.entry}>
      <div className={styles.said}>
        <UndeliveredMailSummary notification={notification} />
        <ul className={styles.failures}>
          {notification.failures.map((failure) => (
            <DeliveryFailureLine failure={failure} key={`${failure.channel} ${failure.kind}`} />
          ))}
        </ul>
        <DeliveryAttempts notification={notification} />
      </div>
      {canNotificationBeResent(notification) && (
        <Button
          aria-label={words.resendOf(what)}
          buttonStyle="secondary"
          disabled={isResending}
          margin={false}
          onClick={resend}
          size="medium"
        >
          {words.resend}
        </Button>
      )}
    </li>
  )
}

function UndeliveredMailSummary({
  notification: { task, about, recipient, isGivenUp },
}: Pick<Props, 'notification'>) {
  const { config } = useConfig()
  return (
    <p className={styles.subject}>
      <strong>{deliveryTaskLabel(task)}</strong>
      {about ? (
        <a href={`${config.routes.admin}/collections/${about.collection}/${about.id}`}>
          {about.label}
        </a>
      ) : null}
      {recipient ? <span>{words.to(recipient)}</span> : null}
      {isGivenUp ? <span className={styles.givenUp}>{words.givenUp}</span> : null}
    </p>
  )
}

function DeliveryFailureLine({ failure }: { failure: DeliveryFailure }) {
  return (
    <li>
      {failure.channel ? <b>{`${channelLabels[failure.channel]}\u00A0: `}</b> : null}
      <FailureReason failure={failure} />
    </li>
  )
}

function DeliveryAttempts({ notification }: Pick<Props, 'notification'>) {
  const timezone = useSiteTimezone()
  const { createdAt, isGivenUp, lastTriedAt, nextTryAt, tries } = notification
  const when = (instant: string) => formatDateTime(instant, timezone)
  const facts = [
    words.since(when(createdAt)),
    words.tries(tries),
    lastTriedAt ? words.lastTry(when(lastTriedAt)) : '',
    nextTryAt ? words.waiting(when(nextTryAt)) : isGivenUp ? '' : words.soon,
  ]
  return <p className={styles.tries}>{facts.filter(Boolean).join(' · ')}</p>
}
