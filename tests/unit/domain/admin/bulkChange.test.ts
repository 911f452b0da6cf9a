import { expect, test } from 'vitest'
import { MAX_DOCUMENTS_PER_REQUEST, splitIntoReadBatches } from '@/src/domain/admin/bulkChange'

test('many rows go in lots that one request may change, none twice and none forgotten', () => {
  const all = Array.from({ length: 1001 }, (_, id) => id)
  const lots = splitIntoReadBatches(all)
  expect(lots.flat()).toEqual(all)
  expect(Math.max(...lots.map((lot) => lot.length))).toBeLessThanOrEqual(MAX_DOCUMENTS_PER_REQUEST)
  expect(splitIntoReadBatches([])).toEqual([])
})
