import replies from '@/components/admin/document/SentLetters.module.css'
import { formatDateTime } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { ShownCandidateReply } from '@/src/plugins/answers/queries/findCandidateReplies'
import { CandidateReplyDeliveryState } from './CandidateReplyDeliveryState'
import { RefreshWhileSending } from './RefreshWhileSending'

type Props = { answers: ShownCandidateReply[]; timezone: SiteTimezone }

/** The latest reply to the candidate, and those that are not sent yet, with their delivery states. */
export function ReplyList({ answers, timezone }: Props) {
  const shown = answers.filter(({ state }, place) => {
    const isLast = place === answers.length - 1
    return state !== 'withdrawn' && (isLast || state !== 'sent')
  })
  if (shown.length === 0) return null
  return (
    <>
      {shown.some(isReplyBeingSent) && <RefreshWhileSending />}
      <div className={replies.replies}>
        <ol>
          {shown.map(({ authorName, createdAt, id, problem, state, ...letter }) => (
            <li key={id}>
              <header>
                <strong>{letter.subject}</strong>
                <span>
                  <span>{authorName}</span>{' '}
                  <time dateTime={createdAt}>{formatDateTime(createdAt, timezone)}</time>
                </span>
              </header>
              {state !== 'sent' && <p>{letter.body}</p>}
              <CandidateReplyDeliveryState
                id={id}
                letter={{
                  application: letter.application,
                  proposedOffer: letter.proposedOffer,
                  subject: letter.subject,
                  body: letter.body,
                }}
                problem={problem}
                state={state}
              />
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}

// A reply with a temporary problem is retried later, so the page does not poll for it.
export const isReplyBeingSent = ({ problem, state }: ShownCandidateReply) =>
  state === 'waiting' && problem === null
