import { Link } from '@payloadcms/ui'
import { type Period, periodQuery } from '@/src/domain/visits/period'
import choices from '@/src/plugins/statistics/admin/PeriodForm.module.css'
import {
  COMPARISON_NAMES,
  COMPARISONS,
  type Comparison,
} from '@/src/plugins/statistics/rules/comparison'
import { STATISTICS_PAGES } from '@/src/plugins/statistics/rules/statisticsPages'
import { audienceText } from '@/src/plugins/statistics/words/admin/audience'
import styles from './Audience.module.css'

const words = audienceText.compare

/** Links that choose the comparison period, which is stored in the URL. */
export function CompareChoice({ comparison, period }: { comparison: Comparison; period: Period }) {
  return (
    <nav aria-label={words.label} className={styles.compare}>
      <span aria-hidden="true">{words.label}</span>
      <ul className={choices.usual}>
        {COMPARISON_NAMES.map((name) => (
          <li key={name}>
            <Link
              aria-current={name === comparison ? 'true' : undefined}
              className={choices.link}
              href={audienceAddress(period, name)}
              prefetch={false}
            >
              {words[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const audienceAddress = (period: Period, comparison: Comparison) =>
  `/admin${STATISTICS_PAGES.audience}?${periodQuery(period)}&comparer=${COMPARISONS[comparison]}`
