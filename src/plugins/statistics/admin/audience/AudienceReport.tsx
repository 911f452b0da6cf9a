import { VisitShares } from '@/components/admin/visits/VisitShares'
import panel from '@/components/admin/visits/VisitsPanel.module.css'
import { VisitTotals } from '@/components/admin/visits/VisitTotals'
import { formatComparedPeriod, visitStatsText } from '@/src/content/admin/visitStats'
import type { StatisticsPageArguments } from '@/src/plugins/statistics/admin/StatisticsFrame'
import { findSiteEvents } from '@/src/plugins/statistics/queries/findSiteEvents'
import { findStaffDayNotes } from '@/src/plugins/statistics/queries/findStaffDayNotes'
import { type ComparisonChoice, comparedPeriods } from '@/src/plugins/statistics/rules/comparison'
import { audienceText as text } from '@/src/plugins/statistics/words/admin/audience'
import { findPageTitles } from '@/src/queries/findPageTitles'
import { readVisitStats } from '@/src/queries/readVisitStats'
import { AudienceCurve } from './AudienceCurve'
import styles from './AudienceReport.module.css'
import { CampaignShares } from './CampaignShares'
import { ComparedPeriodsSentence } from './ComparedPeriodsSentence'
import { ComparisonPeriodLinks } from './ComparisonPeriodLinks'
import { DayNotesList } from './DayNotesList'
import { groupEventsAndNotesByDay } from './groupEventsAndNotesByDay'
import { NeighbourDayLinks } from './NeighbourDayLinks'

export type AudienceReportOptions = StatisticsPageArguments & { comparison: ComparisonChoice }

/** Report of a period's visits with a comparison and the events and notes of each day. */
export async function AudienceReport(options: AudienceReportOptions) {
  const { comparison, period, req, timezone, today, now } = options
  const { payload, user } = req
  const compared = comparedPeriods(period, comparison, today)
  const charted = compared?.whole ? [period, compared.whole.previous] : [period]
  const [stats, events, marks] = await Promise.all([
    readVisitStats(payload, { period, compared: compared?.whole, charted, now }),
    findSiteEvents(payload, { period, timezone }),
    findStaffDayNotes(payload, { period, user }),
  ])
  const pages = stats.topPages.map(({ page }) => page)
  const pageTitles = await findPageTitles(payload, { pages, user })
  const notes = groupEventsAndNotesByDay(events, marks)
  const previous = stats.trend && compared?.whole ? compared.whole.previous : null
  return (
    <div className={panel.body} data-visits>
      <div className={styles.choices}>
        <ComparisonPeriodLinks comparison={comparison} period={period} />
        {period.from === period.to && <NeighbourDayLinks {...options} />}
      </div>
      <VisitTotals
        realTimeVisitors={null}
        stats={stats}
        within={compared ? formatComparedPeriod(compared.ago) : ''}
      />
      <ComparedPeriodsSentence
        compared={compared}
        endsToday={period.to === today}
        trend={stats.trend}
      />
      <AudienceCurve {...options} notes={notes} previous={previous} stats={stats} />
      <DayNotesList comparison={comparison} notes={notes} period={period} user={user} />
      <section aria-labelledby="audience-details">
        <h2 className={styles.heading} id="audience-details">
          {text.details}
        </h2>
        <div className={styles.shares}>
          <VisitShares report={{ stats, pageTitles }} />
          <CampaignShares {...options} visits={stats.totals.totalVisits} />
        </div>
      </section>
      {stats.anonymousViews > 0 && (
        <p className={styles.quiet}>{visitStatsText.anonymous(stats.anonymousViews)}</p>
      )}
    </div>
  )
}
