import { expect, test } from 'vitest'
import { figureFormat } from '@/src/content/figures'

test('thousands are grouped as in French', () => {
  expect(figureFormat(0)(12_500)).toBe('12\u202F500')
})

test('decimals stand behind a point, always as many of them', () => {
  expect(figureFormat(1)(9.1)).toBe('9.1')
  expect(figureFormat(1)(4)).toBe('4.0')
})
