import path from 'node:path'
import { z } from 'zod'
import { root } from '@/src/server/root'
import type { TestRun } from './outcome'

const ReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const UNNAMED_FAILURE: TestRun = {
  name: 'outside any test',
  seconds: 0,
  failure: 'Vitest prints it above as “Unhandled Errors”, with the test file that ran meanwhile.',
}

/**
 * The result of a run. Skipped tests are not counted.
 * @param json Vitest's report
 * @param isFine whether Vitest ended with exit code 0
 */
export function readVitestOutcome(json: unknown, isFine: boolean) {
  const report = ReportSchema.parse(json)
  // A file that cannot be loaded, or an error outside any test, fails the run without a failed test.
  const isUnnamed = !isFine && report.numFailedTests === 0
  const tests = testRunsIn(report)
  return {
    passed: report.numPassedTests,
    failed: isUnnamed ? 1 : report.numFailedTests,
    tests: isUnnamed && !tests.some(({ failure }) => failure) ? [...tests, UNNAMED_FAILURE] : tests,
  }
}

const testRunsIn = ({ testResults }: z.infer<typeof ReportSchema>): TestRun[] =>
  testResults.flatMap(({ name: file, message, assertionResults }) => {
    const name = path.relative(root, file)
    const isNotLoaded = assertionResults.length === 0 && message
    if (isNotLoaded) return [{ name, seconds: 0, failure: message }]
    return assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      name: `${name} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      ...(status === 'failed' && { failure: failureMessages?.join('\n') ?? '' }),
    }))
  })
