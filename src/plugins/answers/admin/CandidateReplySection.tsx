import { promisedReplyDateWords } from '@/src/content/admin/replyPromise'
import { formatDateTime, formatStoredDay } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { isAnonymisedEmail } from '@/src/domain/people/retention'
import { daysUntilReplyDue } from '@/src/domain/submissions/replyPromise'
import type { ShownCandidateReply } from '@/src/plugins/answers/queries/findCandidateReplies'
import { candidateReplyWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'
import { CandidateReplyForm } from './CandidateReplyForm'
import styles from './CandidateReplySection.module.css'
import { NoMailServerNotice } from './NoMailServerNotice'
import { RepliedElsewhereButton } from './RepliedElsewhereButton'
import { ReplyList } from './ReplyList'
import type { ReplyFormContext, ShownReplyRecipient } from './readReplyFormContext'

type Props = {
  answering: ReplyFormContext
  answers: ShownCandidateReply[]
  /** Whether the candidate can be asked for the consent to keep the application. */
  mayRequestConsent: boolean
  /** The promised day. */
  answerDueOn: string | null
  now: Date
  timezone: SiteTimezone
}

/** Section of a job application: the promised reply date, the replies being sent, and the reply form. */
export function CandidateReplySection({
  answerDueOn,
  answering,
  answers,
  mayRequestConsent,
  now,
  timezone,
}: Props) {
  const { addressees, isServerSet, maySetServer, templates } = answering
  const [addressee] = addressees
  if (!addressee) return null
  const isDue = addressee.awaitsAnswer
  const isAnsweredElsewhere =
    !isDue && addressee.answeredAt !== null && !answers.some(({ state }) => state !== 'withdrawn')
  return (
    <section aria-label={words.title} className={styles.answer}>
      <div className={styles.head}>
        <h3>{words.title}</h3>
        <PromisedReplyDate {...{ addressee, answerDueOn, now, timezone }} />
      </div>
      <ReplyList answers={answers} timezone={timezone} />
      {isAnonymisedEmail(addressee.email) ? (
        <p>{words.anonymised}</p>
      ) : isServerSet ? (
        <CandidateReplyForm
          addressee={addressee}
          mayRequestConsent={mayRequestConsent}
          templates={templates}
        />
      ) : (
        <NoMailServerNotice maySetOne={maySetServer} />
      )}
      {!isAnonymisedEmail(addressee.email) && (isDue || isAnsweredElsewhere) && (
        <RepliedElsewhereButton application={addressee.id} isAnswered={!isDue} />
      )}
    </section>
  )
}

type PromisedReplyDateProps = Pick<Props, 'answerDueOn' | 'now' | 'timezone'> & {
  addressee: ShownReplyRecipient
}

function PromisedReplyDate({ addressee, answerDueOn, now, timezone }: PromisedReplyDateProps) {
  const { answeredAt, awaitsAnswer } = addressee
  if (answeredAt) return <p>{words.answeredAt(formatDateTime(answeredAt, timezone))}</p>
  if (!awaitsAnswer || !answerDueOn) return null
  const days = daysUntilReplyDue(answerDueOn, now, timezone)
  return (
    <p className={days < 0 ? styles.late : undefined}>
      {words.promised(formatStoredDay(answerDueOn), promisedReplyDateWords.left(days))}
    </p>
  )
}
