import { formatDateTime } from '@/src/content/dates'
import type { HealthState } from '@/src/domain/health/healthChecks'
import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'
import type { HealthCheckReading } from '@/src/plugins/system-page/rules/computeStateStartTimes'
import { healthStateLabels, systemText } from './admin/healthChecks'

const MARK_BY_HEALTH_STATE = {
  good: '✓',
  warning: '!',
  bad: '✗',
  unknown: '?',
} as const satisfies Record<HealthState, string>

/** The texts that `npm run doctor` prints in the terminal. */
export const doctorText = {
  /** @param label the name of the check, padded to the width of the longest */
  line: (label: string, { state, says, remedy, since }: HealthCheckReading) => {
    const indent = ' '.repeat(label.length + 4)
    return [
      `${MARK_BY_HEALTH_STATE[state]} ${label}  ${says}`,
      ...(state === 'warning' || state === 'bad'
        ? [
            `${indent}${healthStateLabels[state]}${since ? `, ${healthStateSinceText(since)}` : ''}.`,
          ]
        : []),
      ...(remedy ? [`${indent}${systemText.toDo} ${remedy}`] : []),
    ].join('\n')
  },
  notWell: '\nAu moins une partie du site est en panne.',
}

const healthStateSinceText = (since: Date) =>
  systemText.since(formatDateTime(since, DEFAULT_TIMEZONE)).toLowerCase()
