import { expect, test } from 'vitest'
import { MAX_DOCUMENTS_PER_REQUEST, splitIntoReadBatches } from '@/src/domain/admin/bulkChange'

test('Many rows are divided into batches that one request may change, each row once', () => {
  const all = Array.from({ length: 1001 }, (_, id) => id)
  const lots = splitIntoReadBatches(all)
  expect(lots.flat()).toEqual(all)
  expect(Math.max(...lots.map((lot) => lot.length))).toBeLessThanOrEqual(MAX_DOCUMENTS_PER_REQUEST)
  expect(splitIntoReadBatches([])).toEqual([])
})
