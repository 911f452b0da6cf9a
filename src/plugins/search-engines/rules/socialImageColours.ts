import type { Colour } from '@/src/domain/look/colour'
import { type BrandColours, colourTokens, DEFAULT_TOKENS } from '@/src/domain/look/identity'

/** The colours of a social image. */
export type SocialImageColours = { ground: Colour; line: Colour; accent: Colour }

export function socialImageColours(colours: BrandColours): SocialImageColours {
  const tokens = { ...DEFAULT_TOKENS, ...colourTokens(colours) }
  return {
    ground: tokens['--color-navy'],
    line: tokens['--color-navy-line'],
    accent: tokens['--color-accent'],
  }
}
