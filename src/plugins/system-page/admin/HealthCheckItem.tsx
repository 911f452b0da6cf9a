import { CircleCheck, CircleQuestionMark, CircleX, TriangleAlert } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { formatDateTime } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { healthCheckLabel } from '@/src/plugins/system-page/health/labelByHealthCheck'
import type { HealthCheckReading } from '@/src/plugins/system-page/rules/computeStateStartTimes'
import { systemText as text } from '@/src/plugins/system-page/words/admin/healthChecks'
import styles from './System.module.css'

const ICON_BY_HEALTH_STATE = {
  good: CircleCheck,
  warning: TriangleAlert,
  bad: CircleX,
  unknown: CircleQuestionMark,
}

type Props = { light: HealthCheckReading; timezone: SiteTimezone }

export function HealthCheckItem({ light: { light, state, says, remedy, since }, timezone }: Props) {
  const isWrong = state === 'bad' || state === 'warning'
  return (
    <li className={styles.light} data-state={state}>
      <Icon className={styles.icon} icon={ICON_BY_HEALTH_STATE[state]} size={1.375} />
      <h3 className={styles.label}>{healthCheckLabel(light)}</h3>
      <div className={styles.said}>
        <p>{says}</p>
        {remedy && (
          <p className={styles.remedy}>
            {isWrong && <strong>{text.toDo}</strong>} {formatCommandsAsCode(remedy)}
          </p>
        )}
        {isWrong && since && (
          <p className={styles.since}>{text.since(formatDateTime(since, timezone))}</p>
        )}
      </div>
    </li>
  )
}

/** Wraps the commands of a sentence in code elements, which do not break across lines. */
const formatCommandsAsCode = (sentence: string) =>
  sentence.split(/(npm run \w+(?: -- --\w+)?)/).map((part) =>
    part.startsWith('npm run') ? (
      <code className={styles.command} key={part}>
        {part}
      </code>
    ) : (
      part
    ),
  )
