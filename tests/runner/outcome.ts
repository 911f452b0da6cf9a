import { stripVTControlCharacters } from 'node:util'

/** One test that ran; `failure` is what its runner printed, if it failed. */
export type TestRun = { name: string; seconds: number; failure?: string }

/** The result of one layer of the tests. */
export type Outcome = {
  layer: string
  passed: number
  failed: number
  seconds: number
  /** Empty for a check that counts as one test. */
  tests: TestRun[]
}

const SLOWEST_SHOWN = 10
const FAILURE_LINES = 12

/**
 * The ten slowest tests, the failed tests, a line for each layer and the sum over all layers. The
 * failed tests are at the end, because CI systems cut long logs at the start.
 */
export function summary(outcomes: Outcome[]): string {
  const tests = outcomes.flatMap((outcome) => outcome.tests)
  const slowest = [...tests]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_SHOWN)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
  const failures = tests.flatMap(({ name, failure }) =>
    failure === undefined ? [] : [`FAILED  ${name}`, ...firstLines(failure)],
  )
  const layers = outcomes.map(
    (outcome) => `${outcome.layer}: ${sentence(outcome)} (${Math.round(outcome.seconds)} s)`,
  )
  return [...slowest, '', ...failures, ...layers, sentence(sum(outcomes))].join('\n')
}

const firstLines = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .slice(0, FAILURE_LINES)
    .map((line) => `        ${line}`)

export const sum = (outcomes: Outcome[]) => ({
  passed: total(outcomes.map(({ passed }) => passed)),
  failed: total(outcomes.map(({ failed }) => failed)),
})

const sentence = ({ passed, failed }: Pick<Outcome, 'passed' | 'failed'>) =>
  `${passed} passed, ${failed} failed`

const total = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
