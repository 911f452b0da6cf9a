'use client'

import { Download, RefreshCw } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { visitStatsText as text } from '@/src/content/admin/visitStats'
import type { VisitRangeDays } from '@/src/domain/visits/visitStats'
import { RangeButtons } from './RangeButtons'
import styles from './VisitsPanelControls.module.css'

type Props = {
  range: VisitRangeDays
  isLoading: boolean
  onRange: (range: VisitRangeDays) => void
  onRefresh: () => void
}

export function VisitsPanelControls({ range, isLoading, onRange, onRefresh }: Props) {
  return (
    <div className={styles.controls}>
      <RangeButtons onRange={onRange} range={range} />
      <button
        aria-disabled={isLoading}
        className={styles.button}
        onClick={() => isLoading || onRefresh()}
        type="button"
      >
        <Icon className={isLoading ? styles.turning : undefined} icon={RefreshCw} size={1} />
        {text.refresh}
      </button>
      <span className="sr-only" role="status">
        {isLoading && text.refreshing}
      </span>
      <a className={styles.button} download href={`/api/statistiques/export?jours=${range}`}>
        <Icon icon={Download} size={1} />
        {text.exportCsv}
      </a>
    </div>
  )
}
