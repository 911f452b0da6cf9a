import { expect, test } from 'vitest'
import { formatDelay, formatExactDelay } from '@/src/plugins/statistics/words/admin/recruitment'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, '0\u00A0min', '0\u00A0min'],
  [12 * MINUTE + 20, '12\u00A0min', '12\u00A0min'],
  [59 * MINUTE + 40, '1\u00A0h', '59\u00A0min'],
  [3 * HOUR + 12 * MINUTE, '3\u00A0h', '3\u00A0h 12\u00A0min'],
  [23 * HOUR + 40 * MINUTE, '1\u00A0j', '23\u00A0h 40\u00A0min'],
  [2 * DAY + 3 * HOUR, '2\u00A0j', '2\u00A0j 3\u00A0h'],
  [11 * DAY, '11\u00A0j', '11\u00A0j'],
])('%d seconds are formatted as %s, exactly as %s', (seconds, said, exact) => {
  expect(formatDelay(seconds)).toBe(said)
  expect(formatExactDelay(seconds)).toBe(exact)
})
