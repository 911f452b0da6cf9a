import { expect, test } from 'vitest'
import { wrapLines } from '@/src/plugins/search-engines/routes/images-sociales/wrapLines'

const lineLimits = (length: number, mostLines = 9) => ({
  fits: (line: string) => line.length <= length,
  mostLines,
})

test('Words share a line as long as they fit', () => {
  expect(wrapLines('un deux trois quatre', lineLimits(8))).toEqual(['un deux', 'trois', 'quatre'])
})

test('A word that is too long has its own line', () => {
  expect(wrapLines('un anticonstitutionnellement', lineLimits(8))).toEqual([
    'un',
    'anticonstitutionnellement',
  ])
})

test('Words beyond the last line are replaced by an ellipsis', () => {
  expect(wrapLines('un deux trois quatre', lineLimits(8, 1))).toEqual(['un deux…'])
  expect(wrapLines('un deux six quatre', lineLimits(7, 1))).toEqual(['un…'])
})

test('A text of spaces has no lines', () => {
  expect(wrapLines('   ', lineLimits(8))).toEqual([])
})
