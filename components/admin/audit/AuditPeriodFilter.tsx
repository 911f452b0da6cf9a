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
import { isReversed } from '@/src/domain/listFilters'
import { DayFilter } from '../list/DayFilter'
import { useSiteTimezone } from '../timezone/siteTimezone'
import styles from './AuditTrail.module.css'

const PROBLEM = 'audit-period-problem'

/** Which days the trail is read of: some are a press away, the others are typed. */
export function AuditPeriodFilter() {
  const { query, refineListData } = useListQuery()
  const timezone = useSiteTimezone()
  const dayOf = (instant: Date | string) => dayIn(timezone, new Date(instant))
  const period = readPeriod(query.where, dayOf)
  const today = dayOf(new Date())
  const chosen = periodName(period, today)
  const problem = isReversed(period) ? PROBLEM : undefined

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
        <DayFilter
          day={period.from}
          label={words.from}
          onChange={(from) => ask({ ...period, from })}
          problem={problem}
        />
        <DayFilter
          day={period.until}
          label={words.until}
          onChange={(until) => ask({ ...period, until })}
          problem={problem}
        />
      </span>
      <p className={styles.problem} id={PROBLEM} role="alert">
        {problem && words.reversed}
      </p>
    </fieldset>
  )
}
