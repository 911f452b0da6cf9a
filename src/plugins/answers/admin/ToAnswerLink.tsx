import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import styles from '@/components/admin/dashboard/WaitingWidget.module.css'
import { readTimezone } from '@/src/queries/readTimezone'
import { countDueAnswers } from '../queries/countDueAnswers'
import { TO_ANSWER_PATH } from '../rules/toAnswer'
import { toAnswerWords } from '../words/admin/promisedAnswers'

/** Link to the applications that still need a candidate reply. */
export async function ToAnswerLink({ req: { payload, user } }: { req: PayloadRequest }) {
  if (!user) return null
  const clock = { now: new Date(), timezone: await readTimezone(payload) }
  const { later, overdue, today } = await countDueAnswers(payload, clock)
  return (
    <Link className={overdue > 0 ? styles.long : undefined} href={TO_ANSWER_PATH} prefetch={false}>
      {toAnswerWords(later + overdue + today, overdue)}
    </Link>
  )
}
