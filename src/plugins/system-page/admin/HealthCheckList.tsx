import type { Payload } from 'payload'
import { formatTime } from '@/src/content/dates'
import type { HEALTH_STATES, HealthState } from '@/src/domain/health/healthChecks'
import { createCachedHealthReader } from '@/src/plugins/system-page/health/createHealthReport'
import type { HealthCheckReading } from '@/src/plugins/system-page/rules/computeStateStartTimes'
import {
  healthStateLabels,
  healthSummarySentence,
  systemText as text,
} from '@/src/plugins/system-page/words/admin/healthChecks'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { HealthCheckItem } from './HealthCheckItem'
import { RepeatHealthChecksButton } from './RepeatHealthChecksButton'
import styles from './System.module.css'

/** The report is cached for 10 seconds, so that quick reloads do not repeat the checks. */
const readCachedHealthReport = createCachedHealthReader(10_000)

/** The states that need action come first. */
const HEALTH_STATE_ORDER: readonly HealthState[] = ['bad', 'warning', 'unknown', 'good']

type Props = { payload: Payload; host: string | null }

export async function HealthCheckList({ payload, host }: Props) {
  const [{ lights, at }, timezone] = await Promise.all([
    readCachedHealthReport(payload, host),
    readSiteTimezone(payload),
  ])
  return (
    <>
      <div className={styles.head}>
        <p className={styles.summary} role="status">
          <span>{healthSummarySentence(countChecksByState(lights))}</span>
          <span className={styles.checkedAt}>{text.checkedAt(formatTime(at, timezone))}</span>
        </p>
        <RepeatHealthChecksButton />
      </div>
      {HEALTH_STATE_ORDER.map((state) => (
        <HealthStateSection
          key={state}
          lights={lights.filter((light) => light.state === state)}
          state={state}
          timezone={timezone}
        />
      ))}
    </>
  )
}

type HealthStateSectionProps = {
  state: HealthState
  lights: HealthCheckReading[]
  timezone: Parameters<typeof formatTime>[1]
}

function HealthStateSection({ state, lights, timezone }: HealthStateSectionProps) {
  if (lights.length === 0) return null
  const heading = `lights-${state}`
  return (
    <section aria-labelledby={heading} className={styles.section} data-state={state}>
      <h2 className={styles.state} id={heading}>
        {healthStateLabels[state]}
      </h2>
      <ul className={styles.lights}>
        {lights.map((light) => (
          <HealthCheckItem key={light.light} light={light} timezone={timezone} />
        ))}
      </ul>
    </section>
  )
}

function countChecksByState(lights: HealthCheckReading[]) {
  const of = (requestedState: HealthState) =>
    lights.filter(({ state }) => state === requestedState).length
  const counts = {
    good: of('good'),
    warning: of('warning'),
    bad: of('bad'),
    unknown: of('unknown'),
  }
  return counts satisfies Record<(typeof HEALTH_STATES)[number], number>
}
