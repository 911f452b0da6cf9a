'use client'

import type { Elements } from '@/components/ui/elements'
import { visitStatsText as text, within } from '@/src/content/admin/visitStats'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import { weeksCompared } from '@/src/domain/visits/visitStats'
import { Panel } from '../dashboard/Panel'
import { PanelControls } from './PanelControls'
import { StatisticsProblem } from './StatisticsProblem'
import { useRealTimeVisitors } from './useRealTimeVisitors'
import { useStatistics } from './useStatistics'
import { VisitDetails } from './VisitDetails'
import styles from './VisitsPanel.module.css'
import { VisitTotals } from './VisitTotals'

type Props = {
  initial: VisitReport | null
  /** Warning that concerns all figures. */
  notice: Elements
}

/** The visit statistics: period buttons above, figures below. */
export function VisitsPanel({ initial, notice }: Props) {
  const { range, phase, report, ask } = useStatistics('', initial)
  const realTimeVisitors = useRealTimeVisitors(report)
  const isLoading = phase === 'loading'
  const retry = () => void ask(range)

  return (
    <Panel
      actions={
        <PanelControls isLoading={isLoading} onRange={ask} onRefresh={retry} range={range} />
      }
      title={text.title}
    >
      <div aria-busy={isLoading} className={styles.body} data-visits>
        {notice}
        {(phase === 'noData' || phase === 'failed') && (
          <StatisticsProblem hasFigures={report !== null} onRetry={retry} problem={phase} />
        )}
        {report && (
          <>
            <VisitTotals
              realTimeVisitors={realTimeVisitors ?? 0}
              stats={report.stats}
              within={within(weeksCompared(range))}
            />
            <VisitDetails report={report} />
          </>
        )}
      </div>
    </Panel>
  )
}
