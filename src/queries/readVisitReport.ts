import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { chooseComparedDays } from '@/src/domain/visits/chooseComparedDays'
import { lastDays } from '@/src/domain/visits/period'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import { CHARTED_DAYS, type VisitRange, weeksToComparedRange } from '@/src/domain/visits/visitStats'
import { visitReportParts } from '@/src/plugins/visitReportParts'
import { findPageTitles } from './findPageTitles'
import { readVisitStats } from './readVisitStats'

type ReportMoment = { range: VisitRange; now: Date; timezone: SiteTimezone }
type Options = ReportMoment & { user: SignedInUser }

/** Reads the part that a plugin adds to the report. */
export type ReadVisitReportPart = (
  payload: Payload,
  moment: ReportMoment,
) => Promise<Partial<VisitReport>>

/** Reads the content of the statistics panel for a range. */
export async function readVisitReport(payload: Payload, options: Options): Promise<VisitReport> {
  const [figures, ...parts] = await Promise.all([
    readReportFigures(payload, options),
    ...visitReportParts.map((read) => read(payload, options)),
  ])
  let report = figures
  for (const part of parts) report = { ...report, ...part }
  return report
}

async function readReportFigures(payload: Payload, options: Options): Promise<VisitReport> {
  const { user, range, now, timezone } = options
  const today = dayInTimezone(timezone, now)
  const period = lastDays(range, today)
  const stats = await readVisitStats(payload, {
    period,
    compared: chooseComparedDays(period, weeksToComparedRange(range), today),
    charted: [lastDays(CHARTED_DAYS, today)],
    now,
  })
  const pages = stats.topPages.map(({ page }) => page)
  return { range, stats, pageTitles: await findPageTitles(payload, { pages, user }) }
}
