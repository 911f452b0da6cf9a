export type TestTime = { name: string; seconds: number }

/** What one layer of the tests came to. */
export type Outcome = {
  layer: string
  passed: number
  failed: number
  seconds: number
  /** Empty for a check that counts as one test. */
  tests: TestTime[]
}

const SLOWEST_SHOWN = 10

/** The ten slowest tests, a line for each layer and the sum over all layers. */
export function summary(outcomes: Outcome[]): string {
  const slowest = outcomes
    .flatMap(({ tests }) => tests)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_SHOWN)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
  const layers = outcomes.map(
    (outcome) => `${outcome.layer}: ${sentence(outcome)} (${Math.round(outcome.seconds)} s)`,
  )
  return [...slowest, '', ...layers, sentence(sum(outcomes))].join('\n')
}

export const sum = (outcomes: Outcome[]) => ({
  passed: total(outcomes.map(({ passed }) => passed)),
  failed: total(outcomes.map(({ failed }) => failed)),
})

const sentence = ({ passed, failed }: Pick<Outcome, 'passed' | 'failed'>) =>
  `${passed} passed, ${failed} failed`

const total = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
