import { z } from 'zod'
import type { Outcome } from './outcome'

const TestResult = z.object({ duration: z.number(), startTime: z.coerce.date() })
const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({ projectName: z.string(), status: z.string(), results: z.array(TestResult) }),
  ),
})
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional()
  },
})
const Report = z.object({ suites: z.array(Suite), errors: z.array(z.unknown()) })

type RunTest = {
  name: string
  layer: string
  isFailed: boolean
  isSkipped: boolean
  start: number
  milliseconds: number
}

/**
 * The outcome of the HTTP tests and the outcome of the journeys. Skipped tests are not counted.
 * @param json Playwright's report
 * @param isFine whether Playwright ended with exit code 0
 */
export function playwrightOutcomes(json: unknown, isFine: boolean): Outcome[] {
  const report = Report.parse(json)
  const tests = report.suites.flatMap(testsIn)
  const isCounted = report.errors.length > 0 || tests.some(({ isFailed }) => isFailed)
  // A run that fails without a failed test must not pass.
  const otherFailures = isFine || isCounted ? report.errors.length : 1
  const inLayer = (name: string) => tests.filter(({ layer }) => layer === name)
  return [
    outcomeOf('http', inLayer('http')),
    outcomeOf('journeys', inLayer('journeys'), otherFailures),
  ]
}

function testsIn({ specs, suites = [] }: z.infer<typeof Suite>): RunTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${file} › ${title} (${projectName})`,
      layer: projectName.startsWith('http') ? 'http' : 'journeys',
      isFailed: status === 'unexpected',
      isSkipped: status === 'skipped',
      start: Math.min(...results.map(({ startTime }) => startTime.getTime())),
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}

function outcomeOf(layer: string, all: RunTest[], otherFailures = 0): Outcome {
  const run = all.filter(({ isSkipped }) => !isSkipped)
  const failed = run.filter(({ isFailed }) => isFailed).length
  const end = Math.max(...run.map(({ start, milliseconds }) => start + milliseconds))
  const start = Math.min(...run.map((test) => test.start))
  return {
    layer,
    passed: run.length - failed,
    failed: failed + otherFailures,
    seconds: run.length > 0 ? (end - start) / 1000 : 0,
    tests: run.map(({ name, milliseconds }) => ({ name, seconds: milliseconds / 1000 })),
  }
}
