import { describe, expect, test } from 'vitest'
import { createFigureFormat } from '@/src/content/figures'

describe('Thousands are grouped as in', () => {
  test('French', () => {
    expect(createFigureFormat('fr-FR', 0)(12_500)).toBe('12\u202F500')
  })

  test('English', () => {
    expect(createFigureFormat('en-GB', 0)(12_500)).toBe('12,500')
    expect(createFigureFormat('en-GB', 1)(12_500.5)).toBe('12,500.5')
  })
})

test.each(['fr-FR', 'en-GB'])(
  'Decimals follow a point, always in the same number (%s)',
  (locale) => {
    expect(createFigureFormat(locale, 1)(9.1)).toBe('9.1')
    expect(createFigureFormat(locale, 1)(4)).toBe('4.0')
  },
)
