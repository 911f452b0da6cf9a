import { expect, test } from 'vitest'
import { listPaginationWords } from '@/src/content/admin/lists'

test.each([
  [1, 25, 60, '1 à 25 sur 60'],
  [51, 51, 51, '51 sur 51'],
  [1, 1, 1, '1 sur 1'],
])('The rows %d to %d of %d are described as %s', (first, last, total, words) => {
  expect(listPaginationWords.rows(first, last, total)).toBe(words)
})
