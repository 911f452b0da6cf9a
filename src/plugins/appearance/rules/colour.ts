import type { Colour } from '@/src/domain/look/identity'

const HEX_COLOUR_PATTERN = /^#[0-9a-f]{6}$/

/** The typed colour; null when it is not a valid one. */
export function parseColour(text: unknown): Colour | null {
  const typed = typeof text === 'string' ? text.trim().toLowerCase() : ''
  return HEX_COLOUR_PATTERN.test(typed) ? `#${typed.slice(1)}` : null
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2). */
export function contrastRatio(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [relativeLuminance(one), relativeLuminance(other)].sort(
    (a, b) => b - a,
  )
  return (light + 0.05) / (dark + 0.05)
}

/** A mixture: `share` of the first colour, the rest of the second. */
export function mixColours(one: Colour, other: Colour, share: number): Colour {
  const [from, to] = [rgbChannels(one), rgbChannels(other)]
  const mixed = from.map((value, index) =>
    Math.round(value * share + (to[index] ?? 0) * (1 - share)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function relativeLuminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = rgbChannels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue, from 0 to 255. */
export function rgbChannels(colour: Colour): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
