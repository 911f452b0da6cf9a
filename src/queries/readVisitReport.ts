import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { comparedDays } from '@/src/domain/visits/comparedDays'
import { lastDays } from '@/src/domain/visits/period'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import { CHARTED_DAYS, type VisitRange, weeksCompared } from '@/src/domain/visits/visitStats'
import { visitReportParts } from '@/src/plugins/visitReportParts'
import { findPageTitles } from './findPageTitles'
import { readVisitStats } from './readVisitStats'

type Moment = { range: VisitRange; now: Date; timezone: SiteTimezone }
type Options = Moment & { user: SignedInUser }

/** Reads the part that a plugin adds to the report. */
export type ReadReportPart = (payload: Payload, moment: Moment) => Promise<Partial<VisitReport>>

/** The content of the statistics panel for a range. */
export async function readVisitReport(payload: Payload, options: Options): Promise<VisitReport> {
  const [figures, ...parts] = await Promise.all([
    readFigures(payload, options),
    ...visitReportParts.map((read) => read(payload, options)),
  ])
  let report = figures
  for (const part of parts) report = { ...report, ...part }
  return report
}

async function readFigures(payload: Payload, options: Options): Promise<VisitReport> {
  const { user, range, now, timezone } = options
  const today = dayInTimezone(timezone, now)
  const period = lastDays(range, today)
  const stats = await readVisitStats(payload, {
    period,
    compared: comparedDays(period, weeksCompared(range), today),
    charted: [lastDays(CHARTED_DAYS, today)],
    now,
  })
  const pages = stats.topPages.map(({ page }) => page)
  return { range, stats, pageTitles: await findPageTitles(payload, { pages, user }) }
}
