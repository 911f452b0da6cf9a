import { describe, expect, test } from 'vitest'
import { figureFormat, withUnit } from '@/src/content/figures'

describe('thousands are grouped as in', () => {
  test('French', () => {
    expect(figureFormat('fr', 0)(12_500)).toBe('12\u202F500')
  })

  test('English', () => {
    expect(figureFormat('en', 0)(12_500)).toBe('12,500')
    expect(figureFormat('en', 1)(12_500.5)).toBe('12,500.5')
  })
})

test.each(['fr', 'en'] as const)(
  'decimals stand behind a point, always as many of them (%s)',
  (language) => {
    expect(figureFormat(language, 1)(9.1)).toBe('9.1')
    expect(figureFormat(language, 1)(4)).toBe('4.0')
  },
)

test('a unit stands apart from its figure in French, close to it in English', () => {
  expect(withUnit('fr', 'M€')).toBe('\u00A0M€')
  expect(withUnit('en', 'M')).toBe('M')
})
