import styles from '@/components/admin/document/SentLetters.module.css'
import type { MessageReply } from '@/payload-types'
import { formatDateTime } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { replyWords as words } from '@/src/plugins/message-replies/words/admin'
import { ReplyDeliveryState } from './ReplyDeliveryState'

type Props = {
  messageId: number
  replies: readonly MessageReply[]
  timezone: SiteTimezone
  /** Whether the page also shows the reply form. */
  hasForm: boolean
}

/** Replies to a message, with author, date and delivery state. */
export function MessageReplyList({ hasForm, messageId, replies, timezone }: Props) {
  if (replies.length === 0) return null
  return (
    <div className={styles.replies}>
      <h3>{words.title}</h3>
      <ol>
        {replies.map(({ id, authorName, createdAt, problem, sentAt, state, text }) => (
          <li key={id}>
            <header>
              <strong>{authorName}</strong>
              <time dateTime={sentAt ?? createdAt}>
                {formatDateTime(sentAt ?? createdAt, timezone)}
              </time>
            </header>
            <p>{text}</p>
            <ReplyDeliveryState
              hasForm={hasForm}
              messageId={messageId}
              problem={problem ?? null}
              replyId={id}
              state={state}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}
