import { Link } from '@payloadcms/ui'
import { addDays } from '@/src/domain/visits/period'
import choices from '@/src/plugins/statistics/admin/PeriodForm.module.css'
import { audienceText as text } from '@/src/plugins/statistics/words/admin/audience'
import type { AudienceReportOptions } from './AudienceReport'
import { audiencePageUrl } from './ComparisonPeriodLinks'

/** Links to the previous and the next day. */
export function NeighbourDayLinks({ comparison, period, today }: AudienceReportOptions) {
  const days = [
    { label: text.dayBefore, day: addDays(period.from, -1) },
    { label: text.dayAfter, day: addDays(period.from, 1) },
  ]
  return (
    <nav aria-label={text.daysLabel}>
      <ul className={choices.usual}>
        {days
          .filter(({ day }) => day <= today)
          .map(({ label, day }) => (
            <li key={label}>
              <Link
                className={choices.link}
                href={audiencePageUrl({ from: day, to: day }, comparison)}
                prefetch={false}
              >
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
