import type { Payload } from 'payload'
import { dayInTimezone, type IsoDay } from '@/src/domain/text/frenchDate'
import { findDemoVisitsPeriod } from '@/src/plugins/statistics/queries/findDemoVisitsPeriod'
import { findDefaultComparedPeriods } from '@/src/plugins/statistics/rules/comparison'
import {
  type StatisticsMailFigures,
  type StatisticsMailFrequency,
  statisticsMailPeriod,
} from '@/src/plugins/statistics/rules/statisticsMail'
import { findPageTitles } from '@/src/queries/findPageTitles'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { readVisitStats } from '@/src/queries/readVisitStats'

type Options = {
  kind: StatisticsMailFrequency
  day: IsoDay
  /** The id of a staff account; all staff see the same titles. */
  reader: number
  now: Date
}

/** Reads the content of the day's statistics mail, with the figures of the statistics page. */
export async function readStatisticsMailFigures(
  payload: Payload,
  { kind, day, reader, now }: Options,
): Promise<StatisticsMailFigures> {
  const period = statisticsMailPeriod(kind, day)
  const timezone = await readSiteTimezone(payload)
  const compared = findDefaultComparedPeriods(period, dayInTimezone(timezone, now))
  const [stats, demo, account] = await Promise.all([
    readVisitStats(payload, { period, compared, now }),
    findDemoVisitsPeriod(payload),
    // Access control is skipped: a job has no user. It reads the account first, and everything else
    // with that account's rights.
    payload.findByID({ collection: 'users', id: reader, depth: 0, overrideAccess: true }),
  ])
  const pages = stats.topPages.map(({ page }) => page)
  const user = { ...account, collection: 'users' as const }
  return { period, stats, demo, titles: await findPageTitles(payload, { pages, user }) }
}
