import type { Payload } from 'payload'
import { formatTime } from '@/src/content/dates'
import type { LIGHT_STATES, LightState } from '@/src/domain/health/lights'
import { cachedLights } from '@/src/plugins/system-page/health/readLights'
import type { LitLight } from '@/src/plugins/system-page/rules/sinceWhen'
import {
  stateLabels,
  summarySentence,
  systemText as text,
} from '@/src/plugins/system-page/words/admin/systemLights'
import { readTimezone } from '@/src/queries/readTimezone'
import { CheckAgain } from './CheckAgain'
import { LightItem } from './LightItem'
import styles from './System.module.css'

/** Cached for 10 seconds, so that quick reloads do not repeat the checks. */
const readCachedLights = cachedLights(10_000)

/** The states that need action come first. */
const STATE_ORDER: readonly LightState[] = ['bad', 'warning', 'unknown', 'good']

type Props = { payload: Payload; host: string | null }

export async function Lights({ payload, host }: Props) {
  const [{ lights, at }, timezone] = await Promise.all([
    readCachedLights(payload, host),
    readTimezone(payload),
  ])
  return (
    <>
      <div className={styles.head}>
        <p className={styles.summary} role="status">
          <span>{summarySentence(countStates(lights))}</span>
          <span className={styles.checkedAt}>{text.checkedAt(formatTime(at, timezone))}</span>
        </p>
        <CheckAgain />
      </div>
      {STATE_ORDER.map((state) => (
        <StateSection
          key={state}
          lights={lights.filter((light) => light.state === state)}
          state={state}
          timezone={timezone}
        />
      ))}
    </>
  )
}

type SectionProps = {
  state: LightState
  lights: LitLight[]
  timezone: Parameters<typeof formatTime>[1]
}

function StateSection({ state, lights, timezone }: SectionProps) {
  if (lights.length === 0) return null
  const heading = `lights-${state}`
  return (
    <section aria-labelledby={heading} className={styles.section} data-state={state}>
      <h2 className={styles.state} id={heading}>
        {stateLabels[state]}
      </h2>
      <ul className={styles.lights}>
        {lights.map((light) => (
          <LightItem key={light.light} light={light} timezone={timezone} />
        ))}
      </ul>
    </section>
  )
}

function countStates(lights: LitLight[]) {
  const of = (requestedState: LightState) =>
    lights.filter(({ state }) => state === requestedState).length
  const counts = {
    good: of('good'),
    warning: of('warning'),
    bad: of('bad'),
    unknown: of('unknown'),
  }
  return counts satisfies Record<(typeof LIGHT_STATES)[number], number>
}
