import { medianOf } from './figures'

const ROUNDS = 3

/**
 * Measures each of these several times, one after the other in turns, so that a busy moment of the machine
 * is shared. The first round warms up.
 * @returns the middle of what was measured, by name
 */
export async function inTurns<Name extends string>(measures: Map<Name, () => Promise<number>>) {
  const measured = new Map<Name, number[]>()
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, measure] of measures) {
      const value = await measure()
      if (round > 0) measured.set(name, [...(measured.get(name) ?? []), value])
    }
  }
  return (name: Name) => medianOf(measured.get(name) ?? [])
}
