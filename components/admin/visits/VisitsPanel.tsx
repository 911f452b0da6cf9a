'use client'

import { DashboardPanel } from '@/components/admin/dashboard/DashboardPanel'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { formatComparedPeriod, visitStatsText as text } from '@/src/content/admin/visitStats'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import { comparedRangeOffsetWeeks } from '@/src/domain/visits/visitStats'
import { StatisticsProblemNotice } from './StatisticsProblemNotice'
import { useRealTimeVisitors } from './useRealTimeVisitors'
import { useStatistics } from './useStatistics'
import { VisitDetails } from './VisitDetails'
import styles from './VisitsPanel.module.css'
import { VisitsPanelControls } from './VisitsPanelControls'
import { VisitTotals } from './VisitTotals'

type Props = {
  initial: VisitReport | null
  /** Warning that concerns all figures. */
  notice: ChildrenWithoutText
}

/** The visit statistics: period buttons above, figures below. */
export function VisitsPanel({ initial, notice }: Props) {
  const { range, phase, report, ask } = useStatistics('', initial)
  const realTimeVisitors = useRealTimeVisitors(report)
  const isLoading = phase === 'loading'
  const retry = () => void ask(range)

  return (
    <DashboardPanel
      actions={
        <VisitsPanelControls isLoading={isLoading} onRange={ask} onRefresh={retry} range={range} />
      }
      title={text.title}
    >
      <div aria-busy={isLoading} className={styles.body} data-visits>
        {notice}
        {(phase === 'noData' || phase === 'failed') && (
          <StatisticsProblemNotice hasFigures={report !== null} onRetry={retry} problem={phase} />
        )}
        {report && (
          <>
            <VisitTotals
              realTimeVisitors={realTimeVisitors ?? 0}
              stats={report.stats}
              within={formatComparedPeriod(comparedRangeOffsetWeeks(range))}
            />
            <VisitDetails report={report} />
          </>
        )}
      </div>
    </DashboardPanel>
  )
}
