import { expect, test } from 'vitest'
import { signalUnderLoad } from '@/tests/support/signalUnderLoad'

const ROUND_COUNT = 50

test('Fifty stops under load lose no request that was begun before', async () => {
  const lost: number[] = []
  for (let round = 0; round < ROUND_COUNT; round++) {
    const outcome = await signalUnderLoad({ visitors: 8, forMs: 100 + round * 3 })
    lost.push(outcome.lost)
  }
  expect(lost).toEqual(Array(ROUND_COUNT).fill(0))
})

test('A client that continues to send is not cut off until it is refused', async () => {
  const lost: number[] = []
  for (let round = 0; round < ROUND_COUNT; round++) {
    const load = { visitors: 8, forMs: 100 + round * 3, isGoingOn: true }
    lost.push((await signalUnderLoad(load)).lost)
  }
  expect(lost).toEqual(Array(ROUND_COUNT).fill(0))
})
