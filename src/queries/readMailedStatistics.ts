import type { Payload } from 'payload'
import {
  type MailedStatistics,
  reportedPeriod,
  type StatisticsMail,
} from '@/src/domain/mails/statisticsMail'
import type { Day } from '@/src/domain/text/frenchDate'
import { findPageTitles } from './findPageTitles'
import { readTimezone } from './readTimezone'
import { readVisitStats } from './readVisitStats'
import { findDemoVisits } from './visits/findDemoVisits'

type Asked = { kind: StatisticsMail; day: Day; now: Date }

/** What the mail of this day tells: the figures that the screen has of that period. */
export async function readMailedStatistics(
  payload: Payload,
  { kind, day, now }: Asked,
): Promise<MailedStatistics> {
  const period = reportedPeriod(kind, day)
  const timezone = await readTimezone(payload)
  const [stats, demo] = await Promise.all([
    readVisitStats(payload, { period, now, timezone }),
    findDemoVisits(payload),
  ])
  const pages = stats.topPages.map(({ page }) => page)
  return { period, stats, demo, titles: await findPageTitles(payload, { pages, user: null }) }
}
