import { expect, test } from 'vitest'
import { formatFigure } from '@/src/content/figures'

test('thousands are grouped as in French', () => {
  expect(formatFigure(12_500, 0)).toBe('12\u202F500')
})

test('decimals stand behind a point, always as many of them', () => {
  expect(formatFigure(9.1, 1)).toBe('9.1')
  expect(formatFigure(4, 1)).toBe('4.0')
})
