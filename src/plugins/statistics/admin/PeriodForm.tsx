import { Link } from '@payloadcms/ui'
import type { IsoDay } from '@/src/domain/text/frenchDate'
import {
  addDays,
  type Period,
  periodOfLastDays,
  periodQueryString,
} from '@/src/domain/visits/period'
import { VISIT_RANGE_DAYS } from '@/src/domain/visits/visitStats'
import {
  STATISTICS_PAGES,
  type StatisticsPage,
} from '@/src/plugins/statistics/rules/statisticsPages'
import { statisticsText } from '@/src/plugins/statistics/words/admin/statistics'
import styles from './PeriodForm.module.css'

const periodFormWords = statisticsText.period

type Props = {
  page: StatisticsPage
  period: Period
  today: IsoDay
  /** The other query parameters of the URL, which a change of the period does not remove. */
  hiddenFields: [name: string, value: string][]
}

/** Form for the period: links to the usual periods, and two date fields for any other. */
export function PeriodForm({ page, period, today, hiddenFields }: Props) {
  const address = `/admin${STATISTICS_PAGES[page]}`
  const others = hiddenFields.map((pair) => `&${new URLSearchParams([pair])}`).join('')
  return (
    <form action={address} className={styles.form}>
      <ul className={styles.usual}>
        {usualPeriods(today).map(({ label, ...usual }) => (
          <li key={label}>
            <Link
              aria-current={
                periodQueryString(usual) === periodQueryString(period) ? 'true' : undefined
              }
              className={styles.link}
              href={`${address}?${periodQueryString(usual)}${others}`}
              prefetch={false}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <fieldset className={styles.dates}>
        <legend className="sr-only">{periodFormWords.legend}</legend>
        {hiddenFields.map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <label>
          {periodFormWords.from}{' '}
          <input defaultValue={period.from} key={period.from} max={today} name="du" type="date" />
        </label>
        <label>
          {periodFormWords.to}{' '}
          <input defaultValue={period.to} key={period.to} max={today} name="au" type="date" />
        </label>
        <button className={styles.show} type="submit">
          {periodFormWords.show}
        </button>
      </fieldset>
    </form>
  )
}

function usualPeriods(today: IsoDay): (Period & { label: string })[] {
  const thisMonth = `${today.slice(0, 7)}-01`
  const lastOfBefore = addDays(thisMonth, -1)
  return [
    ...VISIT_RANGE_DAYS.map((days) => ({
      label: periodFormWords.lastDays(days),
      ...periodOfLastDays(days, today),
    })),
    { label: periodFormWords.thisMonth, from: thisMonth, to: today },
    { label: periodFormWords.lastMonth, from: `${lastOfBefore.slice(0, 7)}-01`, to: lastOfBefore },
  ]
}
