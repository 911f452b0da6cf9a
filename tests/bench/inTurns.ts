import { medianOf } from './figures'

const MEASURED_ROUNDS = 3

/**
 * Measures each of these several times in turns, so that a busy moment of the machine affects all.
 * The first round is a warm-up. @returns the median of each, by name
 */
export async function inTurns<Name extends string>(measures: Map<Name, () => Promise<number>>) {
  const measured = new Map<Name, number[]>()
  for (let round = 0; round <= MEASURED_ROUNDS; round++) {
    for (const [name, measure] of measures) {
      const value = await measure()
      if (round > 0) measured.set(name, [...(measured.get(name) ?? []), value])
    }
  }
  return (name: Name) => medianOf(measured.get(name) ?? [])
}
