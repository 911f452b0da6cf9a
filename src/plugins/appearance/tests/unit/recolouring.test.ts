import { expect, test } from 'vitest'
import { type Colour, DEFAULT_COLOURS } from '@/src/domain/look/identity'
import {
  illustrationFilter,
  lightenAccentUntilReadable,
  recolourLogoMark,
} from '@/src/plugins/appearance/rules/brandColours'
import { rgbChannels } from '@/src/plugins/appearance/rules/colour'
import { recolouringMatrix } from '@/src/plugins/appearance/rules/recolouring'

const ORIGINAL_COLOURS = { ground: '#0b1f3a', line: '#ffffff', lit: '#e86438' } as const
const GREEN_COLOURS = { accent: '#0a6e2e', dark: '#1f0b3a' } as const

/** Applies an `feColorMatrix` to a colour as a browser does. */
function applyColourMatrix(matrix: string, colour: Colour): number[] {
  const numbers = matrix.split(' ').map(Number)
  const [red = 0, green = 0, blue = 0] = rgbChannels(colour).map((value) => value / 255)
  return [0, 1, 2].map((row) => {
    const [r = 0, g = 0, b = 0, , moved = 0] = numbers.slice(row * 5)
    return Math.round((r * red + g * green + b * blue + moved) * 255)
  })
}

test('Each colour of a drawing becomes the new one, and a mixed colour the mixture of the new ones', () => {
  const to = { ground: '#1f0b3a', line: '#faf8f4', lit: '#7fd18c' } as const
  const matrix = recolouringMatrix(ORIGINAL_COLOURS, to)
  for (const name of ['ground', 'line', 'lit'] as const) {
    expect(applyColourMatrix(matrix, ORIGINAL_COLOURS[name])).toEqual(rgbChannels(to[name]))
  }
  const [red = 0] = applyColourMatrix(matrix, '#858f9d')
  expect(Math.abs(red - (0x1f + 0xfa) / 2)).toBeLessThanOrEqual(1)
})

test('Drawings and the logo mark are unchanged until the firm has its own colours', () => {
  const mark = '<svg fill="#0b1f3a" stroke="#d9481c"/>'
  expect([illustrationFilter(DEFAULT_COLOURS), recolourLogoMark(mark, DEFAULT_COLOURS)]).toEqual([
    null,
    mark,
  ])
  expect(recolourLogoMark(mark, GREEN_COLOURS)).toBe(
    `<svg fill="#1f0b3a" stroke="${lightenAccentUntilReadable(GREEN_COLOURS.dark, GREEN_COLOURS.accent)}"/>`,
  )
  expect(applyColourMatrix(illustrationFilter(GREEN_COLOURS) ?? '', '#0b1f3a')).toEqual(
    rgbChannels(GREEN_COLOURS.dark),
  )
})
