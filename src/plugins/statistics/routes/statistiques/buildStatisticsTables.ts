import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import type { Period } from '@/src/domain/visits/period'
import type { VisitStats } from '@/src/domain/visits/visitStats'
import { findDefaultComparedPeriods } from '@/src/plugins/statistics/rules/comparison'
import type {
  StatisticsTable,
  StatisticsTableName,
} from '@/src/plugins/statistics/rules/statisticsTable'
import { findPageTitles } from '@/src/queries/findPageTitles'
import { readVisitStats } from '@/src/queries/readVisitStats'
import {
  buildDeclaredOriginsTable,
  buildOffersTable,
  originsTableBuilder,
  recruitmentTimesTableBuilder,
} from './recruitmentTables'
import {
  buildDaysTable,
  buildDevicesTable,
  buildPagesTable,
  buildSourcesTable,
  buildTotalsTable,
} from './visitTables'

type StatisticsTableOptions = {
  payload: Payload
  /** The user; null for an API token, which gets the titles that visitors see. */
  user: SignedInUser | null
  period: Period
  now: Date
  timezone: SiteTimezone
}
type BuildStatisticsTable = (
  options: StatisticsTableOptions & { stats: VisitStats },
) => StatisticsTable | Promise<StatisticsTable>

/** All tables of the statistics. Each is available as a CSV file and in the API. */
const STATISTICS_TABLE_BUILDERS: Record<StatisticsTableName, BuildStatisticsTable> = {
  totals: ({ stats }) => buildTotalsTable(stats),
  days: ({ stats }) => buildDaysTable(stats),
  pages: async ({ payload, stats, user }) => {
    const pages = stats.topPages.map(({ page }) => page)
    return buildPagesTable(stats, await findPageTitles(payload, { pages, user }))
  },
  sources: ({ stats }) => buildSourcesTable(stats),
  devices: ({ stats }) => buildDevicesTable(stats),
  origins: originsTableBuilder('source'),
  sites: originsTableBuilder('site'),
  campaigns: originsTableBuilder('content'),
  declared: buildDeclaredOriginsTable,
  offers: buildOffersTable,
  times: recruitmentTimesTableBuilder('offer'),
  monthlyTimes: recruitmentTimesTableBuilder('month'),
}

/** Reads the named tables of the period, those about visits with one query. */
export async function buildStatisticsTables(
  options: StatisticsTableOptions,
  names: readonly StatisticsTableName[],
) {
  const { payload, ...days } = options
  const compared = findDefaultComparedPeriods(days.period, dayInTimezone(days.timezone, days.now))
  const stats = await readVisitStats(payload, { ...days, compared, mostPages: null })
  const tables = names.map(async (name) => ({
    name,
    ...(await STATISTICS_TABLE_BUILDERS[name]({ ...options, stats })),
  }))
  return Promise.all(tables)
}
