export type RandomGenerator = {
  /** Random number from 0 to below 1. */
  next: () => number
  /** Makes a random choice according to the weights. */
  pick: <Choice extends { weight: number }>(choices: readonly Choice[]) => Choice
}

/** Makes a pseudo-random generator (mulberry32) with the same sequence in each run. */
export function createSeededRandom(seed: number): RandomGenerator {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: (choices) => {
      const whole = choices.reduce((sum, { weight }) => sum + weight, 0)
      let left = next() * whole
      const picked = choices.find(({ weight }) => {
        left -= weight
        return left < 0
      })
      const choice = picked ?? choices.at(-1)
      if (!choice) throw new Error('There is nothing to choose from')
      return choice
    },
  }
}
