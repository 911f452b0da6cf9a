import { expect, test } from 'vitest'
import { formatDelay, formatExactDelay } from '@/src/plugins/statistics/words/admin/recruitment'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS
const DAY_SECONDS = 24 * HOUR_SECONDS

test.each([
  [0, '0\u00A0min', '0\u00A0min'],
  [12 * MINUTE_SECONDS + 20, '12\u00A0min', '12\u00A0min'],
  [59 * MINUTE_SECONDS + 40, '1\u00A0h', '59\u00A0min'],
  [3 * HOUR_SECONDS + 12 * MINUTE_SECONDS, '3\u00A0h', '3\u00A0h 12\u00A0min'],
  [23 * HOUR_SECONDS + 40 * MINUTE_SECONDS, '1\u00A0j', '23\u00A0h 40\u00A0min'],
  [2 * DAY_SECONDS + 3 * HOUR_SECONDS, '2\u00A0j', '2\u00A0j 3\u00A0h'],
  [11 * DAY_SECONDS, '11\u00A0j', '11\u00A0j'],
])('%d seconds are formatted as %s, exactly as %s', (seconds, said, exact) => {
  expect(formatDelay(seconds)).toBe(said)
  expect(formatExactDelay(seconds)).toBe(exact)
})
