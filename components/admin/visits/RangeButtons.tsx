import { visitStatsText } from '@/src/content/admin/visitStats'
import { VISIT_RANGE_DAYS, type VisitRangeDays } from '@/src/domain/visits/visitStats'
import styles from './RangeButtons.module.css'

const rangeButtonsText = visitStatsText.ranges

type Props = { range: VisitRangeDays; onRange: (range: VisitRangeDays) => void }

/** Buttons that choose the number of days of the figures. */
export function RangeButtons({ range, onRange }: Props) {
  return (
    <fieldset className={styles.ranges}>
      <legend className="sr-only">{rangeButtonsText.legend}</legend>
      {VISIT_RANGE_DAYS.map((days) => (
        <button
          aria-pressed={days === range}
          className={styles.range}
          key={days}
          onClick={() => onRange(days)}
          title={rangeButtonsText.long(days)}
          type="button"
        >
          {rangeButtonsText.short(days)}
        </button>
      ))}
    </fieldset>
  )
}
