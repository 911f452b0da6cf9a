import { type Colour, contrast, mix, parseColour } from './colour'
import type { PictureSources } from './picture'
import { recolouring } from './recolouring'

/** The two colours of a firm, from which those of all its pages and mails are made. */
export type BrandColours = {
  /** Of links and buttons. */
  accent: Colour
  /** Of headings and of the bands with light text. */
  dark: Colour
}

export const DEFAULT_COLOURS: BrandColours = { accent: '#b23810', dark: '#0b1f3a' }

export type Identity = {
  colours: BrandColours
  logo: PictureSources | null
  logoOnDark: PictureSources | null
  /** Of the browser's tab and of a phone's start screen. */
  icon: PictureSources | null
}

/** The icons that the site comes with, by their names under `/`, with their types. */
export const USUAL_ICONS = {
  'favicon.ico': 'image/x-icon',
  'icon.svg': 'image/svg+xml',
  'apple-icon.png': 'image/png',
} as const
export type UsualIcon = keyof typeof USUAL_ICONS

export function brandColours(typed: { accent: unknown; dark: unknown }): BrandColours {
  return {
    accent: parseColour(typed.accent) ?? DEFAULT_COLOURS.accent,
    dark: parseColour(typed.dark) ?? DEFAULT_COLOURS.dark,
  }
}

// The grounds and light texts of tokens.css, on and beside which the two colours stand.
const WHITE: Colour = '#ffffff'
const BLACK: Colour = '#000000'
const PAPER: Colour = '#faf8f4'
const DEEP_PAPER: Colour = '#f2eee5'
const LIGHT_TEXT: Colour = '#f6f3ec'
const QUIET_LIGHT_TEXT: Colour = '#b9c5d8'

/** Below it people with a weak sight cannot read a text (WCAG 2, level AA). */
export const LEAST_CONTRAST = 4.5

export type ColourPair = { of: PairName; text: Colour; ground: Colour; contrast: number }
export const PAIR_NAMES = [
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
export type PairName = (typeof PAIR_NAMES)[number]

/** Every text of the site that one of the two colours is part of. */
export function colourPairs({ accent, dark }: BrandColours): ColourPair[] {
  const pairs = {
    accentOnWhite: [accent, WHITE],
    accentOnPaper: [accent, PAPER],
    accentOnDeepPaper: [accent, DEEP_PAPER],
    whiteOnAccent: [WHITE, accent],
    darkOnPaper: [dark, PAPER],
    darkOnDeepPaper: [dark, DEEP_PAPER],
    lightOnDark: [LIGHT_TEXT, dark],
    quietOnDark: [QUIET_LIGHT_TEXT, dark],
    accentOnDark: [accentOn(dark, accent), dark],
  } satisfies Record<PairName, [Colour, Colour]>
  return PAIR_NAMES.map((of) => {
    const [text, ground] = pairs[of]
    return { of, text, ground, contrast: contrast(text, ground) }
  })
}

export function unreadablePairs(colours: BrandColours): ColourPair[] {
  return colourPairs(colours).filter((pair) => pair.contrast < LEAST_CONTRAST)
}

// As tokens.css has them, where no style sheet is read.
const USUAL_TOKENS = {
  '--color-navy': '#0b1f3a',
  '--color-navy-line': '#33496b',
  '--color-accent': '#d9481c',
} as const

/**
 * The colours of tokens.css that follow from a firm's own, by their names there; nothing for the colours
 * that tokens.css is written for, which were chosen by eye.
 */
export function colourTokens(colours: BrandColours): Record<`--color-${string}`, Colour> {
  const { accent, dark } = colours
  const { accent: usualAccent, dark: usualDark } = DEFAULT_COLOURS
  return {
    ...(dark === usualDark
      ? {}
      : {
          '--color-navy': dark,
          '--color-navy-raised': mix(dark, WHITE, 0.94),
          '--color-navy-line': mix(dark, WHITE, 0.8),
        }),
    ...(accent === usualAccent
      ? {}
      : {
          '--color-accent': accent,
          '--color-accent-ink': accent,
          '--color-accent-ink-dark': mix(accent, BLACK, 0.78),
          '--color-accent-wash': mix(accent, WHITE, 0.08),
        }),
    ...(accent === usualAccent && dark === usualDark
      ? {}
      : {
          '--color-accent-on-navy': accentOn(dark, accent),
          '--color-lit-on-navy': accentOn(dark, accent),
        }),
  }
}

const isUsual = ({ accent, dark }: BrandColours) =>
  accent === DEFAULT_COLOURS.accent && dark === DEFAULT_COLOURS.dark

/** What the drawings that the site comes with are drawn in. */
const DRAWN_IN = { ground: DEFAULT_COLOURS.dark, line: WHITE, lit: '#e86438' } as const

/** How a drawing of the house takes a firm's colours on; null where they are the house's. */
export function drawingFilter(colours: BrandColours): string | null {
  if (isUsual(colours)) return null
  const { accent, dark } = colours
  return recolouring(DRAWN_IN, { ground: dark, line: WHITE, lit: accentOn(dark, accent) })
}

/** The mark that the site comes with, in a firm's colours. @param mark as an SVG document */
export function colouredMark(mark: string, { accent, dark }: BrandColours): string {
  if (isUsual({ accent, dark })) return mark
  return mark
    .replaceAll(DEFAULT_COLOURS.dark, dark)
    .replaceAll(USUAL_TOKENS['--color-accent'], accentOn(dark, accent))
}

/** What a social image is drawn with. */
export type SocialInk = { ground: Colour; line: Colour; accent: Colour }

export function socialInk(colours: BrandColours): SocialInk {
  const tokens = { ...USUAL_TOKENS, ...colourTokens(colours) }
  return {
    ground: tokens['--color-navy'],
    line: tokens['--color-navy-line'],
    accent: tokens['--color-accent'],
  }
}

/** The same for the `style` of a page; none where tokens.css says it all. */
export function colourStyle(colours: BrandColours) {
  const tokens = colourTokens(colours)
  return Object.keys(tokens).length > 0 ? tokens : undefined
}

/** The accent, lightened until it can be read on the dark colour. */
export function accentOn(dark: Colour, accent: Colour): Colour {
  for (let share = 1; share > 0; share -= 0.05) {
    const lighter = mix(accent, WHITE, share)
    if (contrast(lighter, mix(dark, WHITE, 0.94)) >= LEAST_CONTRAST + 1) return lighter
  }
  return WHITE
}
