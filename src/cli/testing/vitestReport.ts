import path from 'node:path'
import { z } from 'zod'
import { root } from '@/src/server/root'

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

/**
 * What a run came to. Skipped tests are not counted.
 * @param json Vitest's report
 * @param isFine whether Vitest ended with exit code 0
 */
export function vitestOutcome(json: unknown, isFine: boolean) {
  const report = Report.parse(json)
  // A file that cannot be loaded, or an error outside any test, fails the run without a failed test.
  const failed = isFine ? report.numFailedTests : Math.max(report.numFailedTests, 1)
  return { passed: report.numPassedTests, failed, tests: timesIn(report) }
}

const timesIn = ({ testResults }: z.infer<typeof Report>) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative(root, name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
