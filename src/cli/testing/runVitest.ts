import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { root } from '@/src/server/root'
import { runTool } from '../runTool'
import type { Outcome } from './outcome'

type Layer = 'unit' | 'component' | 'integration'

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

/** Runs one of Vitest's projects and reads its report. */
export async function runVitest(
  layer: Layer,
  variables: Record<string, string> = {},
): Promise<Outcome[]> {
  const start = performance.now()
  const file = path.join(root, `test-results/${layer}.json`)
  rmSync(file, { force: true })
  const isFine = await runTool(
    'vitest',
    [
      'run',
      `--project=${layer}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    variables,
  )
  const seconds = (performance.now() - start) / 1000
  if (!existsSync(file)) return [{ layer, passed: 0, failed: 1, seconds, tests: [] }]
  const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')))
  // A file that cannot be loaded, or an error outside any test, fails the run without a failed test.
  const failed = isFine ? report.numFailedTests : Math.max(report.numFailedTests, 1)
  return [{ layer, passed: report.numPassedTests, failed, seconds, tests: timesIn(report) }]
}

const timesIn = ({ testResults }: z.infer<typeof Report>) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative(root, name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
