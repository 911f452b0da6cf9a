import { expect, test } from 'vitest'
import { LOGO_LOOP_DURATION_MS, loopTimeAfterDrag } from '@/components/site/page/logoLoop'

test('Dragging the logos to the left by half their width skips half the loop', () => {
  const elapsed = loopTimeAfterDrag({ elapsed: 1_000, distance: -1_100, width: 2_200 })
  expect(elapsed).toBe(1_000 + LOGO_LOOP_DURATION_MS / 2)
})

test('Dragging to the right past the start continues at the end', () => {
  const elapsed = loopTimeAfterDrag({ elapsed: 0, distance: 550, width: 2_200 })
  expect(elapsed).toBe(LOGO_LOOP_DURATION_MS * 0.75)
})

test('A loop without a layout does not move', () => {
  expect(loopTimeAfterDrag({ elapsed: 500, distance: 10, width: 0 })).toBe(500)
})
