import type { SeededRandom } from './seededRandom'

export type Tone = 'faint' | 'soft' | 'ink' | 'accent'
export type Weight = 'hair' | 'fine' | 'medium' | 'bold'
export type Surface = 'ground' | 'tint' | Tone

/** One pass of the pen. Marks are laid in order; a `ground` surface hides what lies under it. */
export type Mark = {
  path: string
  tone?: Tone
  weight?: Weight
  fill?: Surface
  dash?: string
}

export type Motif = (random: SeededRandom) => Mark[]

export const WEIGHTS = {
  hair: 1.1,
  fine: 1.7,
  medium: 2.6,
  bold: 5,
} as const satisfies Record<Weight, number>

/** Lines that share a pen. */
export function stroke(tone: Tone, weight: Weight, paths: readonly string[], dash?: string): Mark {
  return { path: paths.join(''), tone, weight, dash }
}

export function surface(fill: Surface, paths: readonly string[]): Mark {
  return { path: paths.join(''), fill }
}
