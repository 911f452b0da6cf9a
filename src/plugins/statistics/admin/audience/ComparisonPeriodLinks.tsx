import { Link } from '@payloadcms/ui'
import { type Period, periodQueryString } from '@/src/domain/visits/period'
import choices from '@/src/plugins/statistics/admin/PeriodForm.module.css'
import {
  COMPARISON_CHOICES,
  COMPARISON_URL_WORDS,
  type ComparisonChoice,
} from '@/src/plugins/statistics/rules/comparison'
import { STATISTICS_PAGES } from '@/src/plugins/statistics/rules/statisticsPages'
import { audienceText } from '@/src/plugins/statistics/words/admin/audience'
import styles from './AudienceReport.module.css'

const comparisonWords = audienceText.compare

/** Links that choose the comparison period, which is stored in the URL. */
export function ComparisonPeriodLinks({
  comparison,
  period,
}: {
  comparison: ComparisonChoice
  period: Period
}) {
  return (
    <nav aria-label={comparisonWords.label} className={styles.compare}>
      <span aria-hidden="true">{comparisonWords.label}</span>
      <ul className={choices.usual}>
        {COMPARISON_CHOICES.map((name) => (
          <li key={name}>
            <Link
              aria-current={name === comparison ? 'true' : undefined}
              className={choices.link}
              href={audiencePageUrl(period, name)}
              prefetch={false}
            >
              {comparisonWords[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const audiencePageUrl = (period: Period, comparison: ComparisonChoice) =>
  `/admin${STATISTICS_PAGES.audience}?${periodQueryString(period)}&comparer=${COMPARISON_URL_WORDS[comparison]}`
