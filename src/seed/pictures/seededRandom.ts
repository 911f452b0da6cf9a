export type SeededRandom = {
  /** In [0, 1). */
  next: () => number
  between: (min: number, max: number) => number
  /** Normal distribution, mean 0, deviation 1. */
  gaussian: () => number
}

/** The same subject always draws the same picture. */
export function seededRandom(seed: string): SeededRandom {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (min, max) => min + (max - min) * next(),
    gaussian: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}

/** FNV-1a: short seeds that differ by a letter must not start close to each other. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5
  for (const character of seed) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash
}
