'use client'

import { useListQuery } from '@payloadcms/ui'
import { auditPeriodLabels, auditListWords as words } from '@/src/content/admin/auditSentences'
import {
  AUDIT_PERIODS,
  type AuditPeriod,
  daysOf,
  periodName,
  readPeriod,
  WHOLE_TRAIL,
  withPeriod,
} from '@/src/domain/auditPeriod'
import { endOfDay, startOfDay } from '@/src/domain/dayBounds'
import { dayIn } from '@/src/domain/frenchDate'
import { isPlausibleDay } from '@/src/domain/listFilters'
import { useSavedValue } from '../list/useSavedValue'
import { useSiteTimezone } from '../timezone/siteTimezone'
import styles from './AuditTrail.module.css'

/** Which days the trail is read of: some are a press away, the others are typed. */
export function AuditPeriodFilter() {
  const { query, refineListData } = useListQuery()
  const timezone = useSiteTimezone()
  const dayOf = (instant: Date | string) => dayIn(timezone, new Date(instant))
  const period = readPeriod(query.where, dayOf)
  const today = dayOf(new Date())
  const chosen = periodName(period, today)
  const isReversed = period.from !== null && period.until !== null && period.from > period.until

  const ask = (days: AuditPeriod) => {
    const bounds = {
      startOf: (day: string) => startOfDay(day, timezone),
      endOf: (day: string) => endOfDay(day, timezone),
    }
    void refineListData({ where: withPeriod(query.where, days, bounds), page: 1 })
  }

  return (
    <fieldset className={styles.period}>
      <legend>{words.period}</legend>
      <button
        aria-pressed={period.from === null && period.until === null}
        onClick={() => ask(WHOLE_TRAIL)}
        type="button"
      >
        {words.wholePeriod}
      </button>
      {AUDIT_PERIODS.map((name) => (
        <button
          aria-pressed={name === chosen}
          key={name}
          onClick={() => ask(daysOf(name, today))}
          type="button"
        >
          {auditPeriodLabels[name]}
        </button>
      ))}
      <span className={styles.range}>
        <DayField
          day={period.from}
          isWrong={isReversed}
          label={words.from}
          onChange={(from) => ask({ ...period, from })}
        />
        <DayField
          day={period.until}
          isWrong={isReversed}
          label={words.until}
          onChange={(until) => ask({ ...period, until })}
        />
      </span>
      <p className={styles.problem} id="audit-period-problem" role="alert">
        {isReversed ? words.reversed : null}
      </p>
    </fieldset>
  )
}

type DayProps = {
  day: string | null
  isWrong: boolean
  label: string
  onChange: (day: string | null) => void
}

// A day takes effect once it has been typed to its end.
function DayField({ day, isWrong, label, onChange }: DayProps) {
  const [shown, show] = useSavedValue(day ?? '')
  const change = (typed: string) => {
    show(typed)
    if (typed === '') onChange(null)
    else if (isPlausibleDay(typed)) onChange(typed)
  }
  return (
    <label>
      {label}
      <input
        aria-describedby={isWrong ? 'audit-period-problem' : undefined}
        aria-invalid={isWrong}
        max="9999-12-31"
        onChange={({ target }) => change(target.value)}
        type="date"
        value={shown}
      />
    </label>
  )
}
