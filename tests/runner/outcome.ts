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

const SLOWEST_TESTS_SHOWN = 10
const MAX_FAILURE_LINES = 12
// An expected text can be a whole script.
const MAX_FAILURE_LINE_LENGTH = 500

/**
 * The ten slowest tests, the failed tests, a line for each layer and the sum over all layers. The
 * failed tests are at the end, because CI systems cut long logs at the start.
 */
export function formatSummary(outcomes: Outcome[]): string {
  const tests = outcomes.flatMap((outcome) => outcome.tests)
  const slowest = [...tests]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_TESTS_SHOWN)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
  const failures = tests.flatMap(({ name, failure }) =>
    failure === undefined ? [] : [`FAILED  ${name}`, ...firstFailureLines(failure)],
  )
  const layers = outcomes.map(
    (outcome) => `${outcome.layer}: ${formatCounts(outcome)} (${Math.round(outcome.seconds)} s)`,
  )
  return [...slowest, '', ...failures, ...layers, formatCounts(sumOutcomes(outcomes))].join('\n')
}

const firstFailureLines = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .slice(0, MAX_FAILURE_LINES)
    .map((line) => `        ${line.slice(0, MAX_FAILURE_LINE_LENGTH)}`)

export const sumOutcomes = (outcomes: Outcome[]) => ({
  passed: sumNumbers(outcomes.map(({ passed }) => passed)),
  failed: sumNumbers(outcomes.map(({ failed }) => failed)),
})

const formatCounts = ({ passed, failed }: Pick<Outcome, 'passed' | 'failed'>) =>
  `${passed} passed, ${failed} failed`

const sumNumbers = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
