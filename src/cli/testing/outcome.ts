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

export const sentence = ({ passed, failed }: Pick<Outcome, 'passed' | 'failed'>) =>
  `${passed} passed, ${failed} failed`

export const sum = (outcomes: Outcome[]) => ({
  passed: total(outcomes.map(({ passed }) => passed)),
  failed: total(outcomes.map(({ failed }) => failed)),
})

/** The slowest tests of all layers, slowest first. */
export const slowestTests = (outcomes: Outcome[], count: number): TestTime[] =>
  outcomes
    .flatMap(({ tests }) => tests)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)

const total = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
