'use client'

import { useId } from 'react'
import { RangeButtons } from '@/components/admin/visits/RangeButtons'
import { StatisticsProblemNotice } from '@/components/admin/visits/StatisticsProblemNotice'
import { useStatistics } from '@/components/admin/visits/useStatistics'
import {
  funnelSources,
  funnelTotal,
  funnelWithoutConsent,
  type OfferFunnel,
} from '@/src/plugins/statistics/rules/offerFunnel'
import { funnelText } from '@/src/plugins/statistics/words/admin/offerFunnel'
import styles from './Funnel.module.css'
import { FunnelFigures, FunnelHeadings } from './FunnelFigures'
import { FunnelWithoutConsent } from './FunnelWithoutConsent'
import panel from './OfferVisitsPanel.module.css'
import { SourceFunnel } from './SourceFunnel'

type FunnelReport = Pick<OfferFunnel, 'steps'>
type Props = { id: number; initial: FunnelReport | null }

/** The funnel of one offer, by traffic source. */
export function OfferVisitsPanel({ id, initial }: Props) {
  const { range, phase, report, ask } = useStatistics(`/offres/${id}`, initial)
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={panel.panel} data-funnel>
      <div className={panel.head}>
        <h2 id={heading}>{funnelText.title}</h2>
        <RangeButtons onRange={(days) => void ask(days)} range={range} />
      </div>
      <p className={panel.intro}>{funnelText.intro}</p>
      {(phase === 'noData' || phase === 'failed') && (
        <StatisticsProblemNotice
          hasFigures={report !== null}
          onRetry={() => void ask(range)}
          problem={phase}
        />
      )}
      {report && (
        <div aria-busy={phase === 'loading'} className={styles.funnel}>
          <OfferSteps steps={report.steps} />
        </div>
      )}
    </section>
  )
}

function OfferSteps({ steps: all }: FunnelReport) {
  const steps = funnelSources(all)
  const isPartlyUnknown = funnelWithoutConsent(all).length > 0
  if (steps.length === 0 && !isPartlyUnknown)
    return <p className={styles.none}>{funnelText.noneOfOffer}</p>
  return (
    <>
      <FunnelHeadings />
      <div className={styles.total}>
        <div className={styles.way}>
          <span className={styles.source}>{funnelText.all}</span>
          <FunnelFigures figures={funnelTotal(steps)} />
        </div>
      </div>
      <SourceFunnel steps={steps} />
      <FunnelWithoutConsent steps={all} />
      {isPartlyUnknown && <p className={styles.remark}>{funnelText.withoutConsent}</p>}
    </>
  )
}
