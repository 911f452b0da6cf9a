import type { Surface } from './mark'

export const NAVY = '#0b1f3a'
export const PAPER = '#faf8f4'
export const VERMILION = '#d9481c'

export type PictureVariant = 'paper' | 'navy'

export const PALETTES = {
  paper: {
    ground: PAPER,
    tint: '#efece6',
    faint: '#ccd0d5',
    soft: '#7d8a9c',
    ink: NAVY,
    accent: VERMILION,
  },
  navy: {
    ground: NAVY,
    tint: '#132944',
    faint: '#2b3f5a',
    soft: '#6f8098',
    ink: '#e4e3e0',
    accent: '#ee5f33',
  },
} as const satisfies Record<PictureVariant, Record<Surface, string>>
