import { expect, test } from 'vitest'
import { idsByValue, inBatches, MAX_PER_REQUEST } from '@/src/domain/admin/bulkChange'

test('a change of several statuses is taken back to what each was', () => {
  const held = [
    { id: 1, value: 'pending' },
    { id: 2, value: 'accepted' },
    { id: 3, value: 'pending' },
  ]
  expect(idsByValue(held)).toEqual([
    { value: 'pending', ids: [1, 3] },
    { value: 'accepted', ids: [2] },
  ])
})

test('many rows go in lots that one request may change, none twice and none forgotten', () => {
  const all = Array.from({ length: 1001 }, (_, id) => id)
  const lots = inBatches(all)
  expect(lots.flat()).toEqual(all)
  expect(Math.max(...lots.map((lot) => lot.length))).toBeLessThanOrEqual(MAX_PER_REQUEST)
  expect(inBatches([])).toEqual([])
})
