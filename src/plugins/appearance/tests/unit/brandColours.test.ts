import { describe, expect, test } from 'vitest'
import { DEFAULT_COLOURS } from '@/src/domain/look/identity'
import {
  colourPairs,
  colourTokens,
  lightenAccentUntilReadable,
  parseBrandColours,
  unreadableColourPairs,
} from '@/src/plugins/appearance/rules/brandColours'
import { contrastRatio, mixColours, parseColour } from '@/src/plugins/appearance/rules/colour'

test.each([
  ['#D9481C', '#d9481c'],
  [' #0b1f3a ', '#0b1f3a'],
  ['#fff', null],
  ['red', null],
  ['#0b1f3a;}', null],
  [undefined, null],
])('%j is the colour %j', (typed, colour) => {
  expect(parseColour(typed)).toBe(colour)
})

test('The contrast is computed as in WCAG', () => {
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080')
})

describe('The default colours', () => {
  test('are all readable', () => {
    expect(unreadableColourPairs(DEFAULT_COLOURS)).toEqual([])
  })

  test('add no tokens, because the style sheet has them', () => {
    expect(colourTokens(DEFAULT_COLOURS)).toEqual({})
    expect(parseBrandColours({ accent: '', dark: null })).toEqual(DEFAULT_COLOURS)
  })
})

test.each([
  [{ accent: '#f5a623' }, 'accentOnWhite'],
  [{ accent: '#777777' }, 'accentOnPaper'],
  [{ accent: '#ffffff' }, 'whiteOnAccent'],
  [{ dark: '#6b7a90' }, 'quietOnDark'],
  [{ dark: '#cccccc' }, 'darkOnPaper'],
] as const)('%j is refused because of %s', (chosen, pair) => {
  const refused = unreadableColourPairs({ ...DEFAULT_COLOURS, ...chosen })
  expect(refused.map(({ of }) => of)).toContain(pair)
})

test('Other colours replace those of the style sheet, and related tokens follow', () => {
  const tokens = colourTokens({ accent: '#7a1fa2', dark: '#123c2b' })
  expect(tokens).toMatchObject({
    '--color-navy': '#123c2b',
    '--color-accent': '#7a1fa2',
    '--color-accent-ink': '#7a1fa2',
  })
  expect(colourTokens({ ...DEFAULT_COLOURS, accent: '#7a1fa2' })).not.toHaveProperty('--color-navy')
})

test.each(['#7a1fa2', '#000000', '#123c2b'] as const)(
  '%s is lightened until it is readable',
  (accent) => {
    expect(
      contrastRatio(lightenAccentUntilReadable('#123c2b', accent), '#123c2b'),
    ).toBeGreaterThanOrEqual(4.5)
    expect(colourPairs({ accent, dark: '#123c2b' }).at(-1)?.contrast).toBeGreaterThanOrEqual(4.5)
  },
)
