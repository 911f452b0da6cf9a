import type { Payload } from 'payload'
import {
  type MailedStatistics,
  reportedPeriod,
  type StatisticsMail,
} from '@/src/domain/mails/statisticsMail'
import type { Day } from '@/src/domain/text/frenchDate'
import { findPageTitles } from '../findPageTitles'
import { readTimezone } from '../readTimezone'
import { readVisitStats } from '../readVisitStats'
import { findDemoVisits } from '../visits/findDemoVisits'

type Asked = {
  kind: StatisticsMail
  day: Day
  /** Of the staff, who all see the same titles. */
  reader: number
  now: Date
}

/** What the mail of this day tells: the figures that the screen has of that period. */
export async function readMailedStatistics(
  payload: Payload,
  { kind, day, reader, now }: Asked,
): Promise<MailedStatistics> {
  const period = reportedPeriod(kind, day)
  const timezone = await readTimezone(payload)
  const [stats, demo, account] = await Promise.all([
    readVisitStats(payload, { period, now, timezone }),
    findDemoVisits(payload),
    // A job has no user: it reads as the reader does, once it knows who that is.
    payload.findByID({ collection: 'users', id: reader, depth: 0, overrideAccess: true }),
  ])
  const pages = stats.topPages.map(({ page }) => page)
  const user = { ...account, collection: 'users' as const }
  return { period, stats, demo, titles: await findPageTitles(payload, { pages, user }) }
}
