import { type BrandColours, type Colour, DEFAULT_COLOURS } from '@/src/domain/look/identity'
import { contrastRatio, mixColours, parseColour } from './colour'
import { recolouringMatrix } from './recolouring'

export function parseBrandColours(typed: { accent: unknown; dark: unknown }): BrandColours {
  return {
    accent: parseColour(typed.accent) ?? DEFAULT_COLOURS.accent,
    dark: parseColour(typed.dark) ?? DEFAULT_COLOURS.dark,
  }
}

// The backgrounds and light text colours of tokens.css that are combined with the two colours.
const WHITE: Colour = '#ffffff'
const BLACK: Colour = '#000000'
const PAPER_COLOUR: Colour = '#faf8f4'
const DEEP_PAPER_COLOUR: Colour = '#f2eee5'
const LIGHT_TEXT_COLOUR: Colour = '#f6f3ec'
const MUTED_LIGHT_TEXT_COLOUR: Colour = '#b9c5d8'

/** Minimum contrast of a readable text (WCAG 2, level AA). */
export const MIN_CONTRAST_RATIO = 4.5

export type ColourPair = { of: ColourPairName; text: Colour; ground: Colour; contrast: number }
export const COLOUR_PAIR_NAMES = [
  'accentOnWhite',
  'accentOnPaper',
  'accentOnDeepPaper',
  'whiteOnAccent',
  'darkOnPaper',
  'darkOnDeepPaper',
  'lightOnDark',
  'quietOnDark',
  'accentOnDark',
] as const
export type ColourPairName = (typeof COLOUR_PAIR_NAMES)[number]

/** Every combination of text and background on the site that uses one of the two colours. */
export function colourPairs({ accent, dark }: BrandColours): ColourPair[] {
  const pairs = {
    accentOnWhite: [accent, WHITE],
    accentOnPaper: [accent, PAPER_COLOUR],
    accentOnDeepPaper: [accent, DEEP_PAPER_COLOUR],
    whiteOnAccent: [WHITE, accent],
    darkOnPaper: [dark, PAPER_COLOUR],
    darkOnDeepPaper: [dark, DEEP_PAPER_COLOUR],
    lightOnDark: [LIGHT_TEXT_COLOUR, dark],
    quietOnDark: [MUTED_LIGHT_TEXT_COLOUR, dark],
    accentOnDark: [lightenAccentUntilReadable(dark, accent), dark],
  } satisfies Record<ColourPairName, [Colour, Colour]>
  return COLOUR_PAIR_NAMES.map((of) => {
    const [text, ground] = pairs[of]
    return { of, text, ground, contrast: contrastRatio(text, ground) }
  })
}

export function unreadableColourPairs(colours: BrandColours): ColourPair[] {
  return colourPairs(colours).filter((pair) => pair.contrast < MIN_CONTRAST_RATIO)
}

/**
 * The variables of tokens.css that are computed from a firm's colours; empty for the default
 * colours, whose values in tokens.css were chosen by eye.
 */
export function colourTokens(colours: BrandColours): Record<`--color-${string}`, Colour> {
  const { accent, dark } = colours
  const { accent: usualAccent, dark: usualDark } = DEFAULT_COLOURS
  return {
    ...(dark === usualDark
      ? {}
      : {
          '--color-navy': dark,
          '--color-navy-raised': mixColours(dark, WHITE, 0.94),
          '--color-navy-line': mixColours(dark, WHITE, 0.8),
        }),
    ...(accent === usualAccent
      ? {}
      : {
          '--color-accent': accent,
          '--color-accent-ink': accent,
          '--color-accent-ink-dark': mixColours(accent, BLACK, 0.78),
          '--color-accent-wash': mixColours(accent, WHITE, 0.08),
        }),
    ...(accent === usualAccent && dark === usualDark
      ? {}
      : {
          '--color-accent-on-navy': lightenAccentUntilReadable(dark, accent),
          '--color-lit-on-navy': lightenAccentUntilReadable(dark, accent),
        }),
  }
}

const areDefaultColours = ({ accent, dark }: BrandColours) =>
  accent === DEFAULT_COLOURS.accent && dark === DEFAULT_COLOURS.dark

/** The colours of the default illustrations. */
const ILLUSTRATION_COLOURS = { ground: DEFAULT_COLOURS.dark, line: WHITE, lit: '#e86438' } as const

/** The CSS filter that recolours the default illustrations; null for the default colours. */
export function illustrationFilter(colours: BrandColours): string | null {
  if (areDefaultColours(colours)) return null
  const { accent, dark } = colours
  return recolouringMatrix(ILLUSTRATION_COLOURS, {
    ground: dark,
    line: WHITE,
    lit: lightenAccentUntilReadable(dark, accent),
  })
}

/** The accent colour in the default logo mark. */
const LOGO_MARK_ACCENT = '#d9481c'

/**
 * The default logo mark in a firm's colours.
 * @param mark an SVG document
 */
export function recolourLogoMark(mark: string, { accent, dark }: BrandColours): string {
  if (areDefaultColours({ accent, dark })) return mark
  return mark
    .replaceAll(DEFAULT_COLOURS.dark, dark)
    .replaceAll(LOGO_MARK_ACCENT, lightenAccentUntilReadable(dark, accent))
}

/** The accent colour, lightened until it is readable on the dark colour. */
export function lightenAccentUntilReadable(dark: Colour, accent: Colour): Colour {
  for (let share = 1; share > 0; share -= 0.05) {
    const lighter = mixColours(accent, WHITE, share)
    if (contrastRatio(lighter, mixColours(dark, WHITE, 0.94)) >= MIN_CONTRAST_RATIO + 1)
      return lighter
  }
  return WHITE
}
