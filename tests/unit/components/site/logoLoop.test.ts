import { expect, test } from 'vitest'
import { LOGO_LOOP_DURATION_MS, loopTimeAfterDrag } from '@/components/site/page/logoLoop'

test('pulling the logos to the left by half their width skips half the loop', () => {
  const elapsed = loopTimeAfterDrag({ elapsed: 1_000, distance: -1_100, width: 2_200 })
  expect(elapsed).toBe(1_000 + LOGO_LOOP_DURATION_MS / 2)
})

test('pulling to the right past the start comes round from the end', () => {
  const elapsed = loopTimeAfterDrag({ elapsed: 0, distance: 550, width: 2_200 })
  expect(elapsed).toBe(LOGO_LOOP_DURATION_MS * 0.75)
})

test('a loop that is not laid out yet stays where it is', () => {
  expect(loopTimeAfterDrag({ elapsed: 500, distance: 10, width: 0 })).toBe(500)
})
