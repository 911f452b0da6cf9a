import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { chooseComparedDays } from '@/src/domain/visits/chooseComparedDays'
import { periodOfLastDays } from '@/src/domain/visits/period'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import {
  comparedRangeOffsetWeeks,
  DASHBOARD_CHART_DAYS,
  type VisitRangeDays,
} from '@/src/domain/visits/visitStats'
import { visitReportParts } from '@/src/plugins/visitReportParts'
import { findPageTitles } from './findPageTitles'
import { readVisitStats } from './readVisitStats'

type VisitReportParameters = { range: VisitRangeDays; now: Date; timezone: SiteTimezone }
type VisitReportOptions = VisitReportParameters & { user: SignedInUser }

/** Reads the part that a plugin adds to the report. */
export type ReadVisitReportPart = (
  payload: Payload,
  moment: VisitReportParameters,
) => Promise<Partial<VisitReport>>

/** Reads the content of the statistics panel for a range. */
export async function readVisitReport(
  payload: Payload,
  options: VisitReportOptions,
): Promise<VisitReport> {
  const [figures, ...parts] = await Promise.all([
    readCoreVisitReport(payload, options),
    ...visitReportParts.map((read) => read(payload, options)),
  ])
  let report = figures
  for (const part of parts) report = { ...report, ...part }
  return report
}

async function readCoreVisitReport(
  payload: Payload,
  options: VisitReportOptions,
): Promise<VisitReport> {
  const { user, range, now, timezone } = options
  const today = dayInTimezone(timezone, now)
  const period = periodOfLastDays(range, today)
  const stats = await readVisitStats(payload, {
    period,
    compared: chooseComparedDays(period, comparedRangeOffsetWeeks(range), today),
    charted: [periodOfLastDays(DASHBOARD_CHART_DAYS, today)],
    now,
  })
  const pages = stats.topPages.map(({ page }) => page)
  return { range, stats, pageTitles: await findPageTitles(payload, { pages, user }) }
}
