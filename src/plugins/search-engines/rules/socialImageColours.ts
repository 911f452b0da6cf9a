import type { BrandIdentity, Colour } from '@/src/domain/look/identity'

/** The colours of a social image. */
export type SocialImageColours = { ground: Colour; line: Colour; accent: Colour }

// Values of tokens.css, because the image uses no style sheet.
const DEFAULT_COLOUR_TOKENS = {
  '--color-navy': '#0b1f3a',
  '--color-navy-line': '#33496b',
  '--color-accent': '#d9481c',
} as const

export function socialImageColours({
  colourTokens,
}: Pick<BrandIdentity, 'colourTokens'>): SocialImageColours {
  const tokens = { ...DEFAULT_COLOUR_TOKENS, ...colourTokens }
  return {
    ground: tokens['--color-navy'],
    line: tokens['--color-navy-line'],
    accent: tokens['--color-accent'],
  }
}
