import { z } from 'zod'
import type { Outcome } from './outcome'

const TestResultSchema = z.object({
  duration: z.number(),
  startTime: z.coerce.date(),
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
})
const SpecSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({ projectName: z.string(), status: z.string(), results: z.array(TestResultSchema) }),
  ),
})
const SuiteSchema = z.object({
  specs: z.array(SpecSchema),
  get suites() {
    return z.array(SuiteSchema).optional()
  },
})
const ReportSchema = z.object({
  suites: z.array(SuiteSchema),
  errors: z.array(z.object({ message: z.string().optional() })),
})

type PlaywrightTestRun = {
  name: string
  layer: string
  isFailed: boolean
  failure: string
  isSkipped: boolean
  start: number
  milliseconds: number
}

/**
 * The outcome of the HTTP tests and the outcome of the journeys. Skipped tests are not counted.
 * @param json Playwright's report
 * @param isFine whether Playwright ended with exit code 0
 */
export function readPlaywrightOutcomes(json: unknown, isFine: boolean): Outcome[] {
  const report = ReportSchema.parse(json)
  const tests = report.suites.flatMap(testRunsIn)
  const isCounted = report.errors.length > 0 || tests.some(({ isFailed }) => isFailed)
  // A run that fails without a failed test must not pass.
  const otherErrors = isFine || isCounted ? errorMessages(report.errors) : ['Playwright failed']
  const inLayer = (name: string) => tests.filter(({ layer }) => layer === name)
  return [
    layerOutcomeOf('http', inLayer('http')),
    layerOutcomeOf('journeys', inLayer('journeys'), otherErrors),
  ]
}

function testRunsIn({ specs, suites = [] }: z.infer<typeof SuiteSchema>): PlaywrightTestRun[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${file} › ${title} (${projectName})`,
      layer: projectName.startsWith('http') ? 'http' : 'journeys',
      isFailed: status === 'unexpected',
      failure: results.flatMap(({ errors }) => errorMessages(errors)).join('\n'),
      isSkipped: status === 'skipped',
      start: Math.min(...results.map(({ startTime }) => startTime.getTime())),
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(testRunsIn)]
}

const errorMessages = (errors: z.infer<typeof ReportSchema>['errors'] = []) =>
  errors.flatMap(({ message }) => message ?? [])

function layerOutcomeOf(
  layer: string,
  all: PlaywrightTestRun[],
  otherErrors: string[] = [],
): Outcome {
  const run = all.filter(({ isSkipped }) => !isSkipped)
  const failed = run.filter(({ isFailed }) => isFailed).length
  const end = Math.max(...run.map(({ start, milliseconds }) => start + milliseconds))
  const start = Math.min(...run.map((test) => test.start))
  return {
    layer,
    passed: run.length - failed,
    failed: failed + otherErrors.length,
    seconds: run.length > 0 ? (end - start) / 1000 : 0,
    tests: [
      ...run.map(({ name, milliseconds, isFailed, failure }) => ({
        name,
        seconds: milliseconds / 1000,
        ...(isFailed && { failure }),
      })),
      ...otherErrors.map((failure) => ({ name: 'outside any test', seconds: 0, failure })),
    ],
  }
}
