import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { countUnansweredApplications } from '@/src/plugins/answers/queries/countUnansweredApplications'
import { UNANSWERED_APPLICATIONS_PATH } from '@/src/plugins/answers/rules/unansweredApplicationsPath'
import { unansweredApplicationsSentence } from '@/src/plugins/answers/words/admin/promisedReplies'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import styles from './UnansweredApplicationsLink.module.css'

/** Link to the applications that still need a candidate reply. */
export async function UnansweredApplicationsLink({
  req: { payload, user },
}: {
  req: PayloadRequest
}) {
  if (!user) return null
  const clock = { now: new Date(), timezone: await readSiteTimezone(payload) }
  const { later, overdue, today } = await countUnansweredApplications(payload, clock)
  return (
    <Link
      className={overdue > 0 ? styles.overdue : undefined}
      href={UNANSWERED_APPLICATIONS_PATH}
      prefetch={false}
    >
      {unansweredApplicationsSentence(later + overdue + today, overdue)}
    </Link>
  )
}
