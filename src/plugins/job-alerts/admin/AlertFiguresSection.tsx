'use client'

import { useId } from 'react'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import { ALERT_FIGURE_NAMES } from '../rules/alertFigures'
import { alertFiguresText as text } from '../words/admin/jobAlerts'
import styles from './AlertFiguresSection.module.css'

/** The section on job alerts in the widget with the visits. */
export function AlertFiguresSection({ report: { jobAlerts } }: { report: VisitReport }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.alerts}>
      <h3 id={heading}>{text.heading}</h3>
      <dl>
        {ALERT_FIGURE_NAMES.map((figure) => (
          <div key={figure}>
            <dt>{text[figure]}</dt>
            <dd>{text.count(jobAlerts?.[figure] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
