import { formatDateTime } from '@/src/content/dates'
import type { LightState, LitLight } from '@/src/domain/health/lights'
import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'
import { lightLabels, stateLabels, systemText } from './admin/systemLights'

const marks = { good: '✓', warning: '!', bad: '✗', unknown: '?' } as const satisfies Record<
  LightState,
  string
>
const LABEL_WIDTH = Math.max(...Object.values(lightLabels).map(({ length }) => length))
const INDENT = ' '.repeat(LABEL_WIDTH + 4)

/** Terminal output of `npm run doctor`. */
export const doctorText = {
  line: ({ light, state, says, remedy, since }: LitLight) =>
    [
      `${marks[state]} ${lightLabels[light].padEnd(LABEL_WIDTH)}  ${says}`,
      ...(state === 'warning' || state === 'bad'
        ? [`${INDENT}${stateLabels[state]}${since ? `, ${sinceText(since)}` : ''}.`]
        : []),
      ...(remedy ? [`${INDENT}${systemText.toDo} ${remedy}`] : []),
    ].join('\n'),
  notWell: '\nAu moins une partie du site est en panne.',
}

const sinceText = (since: Date) =>
  systemText.since(formatDateTime(since, DEFAULT_TIMEZONE)).toLowerCase()
