import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { root } from '@/src/server/root'
import { runTool } from '../runTool'
import type { Outcome } from './outcome'

const Report = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

/** Runs one of vitest's projects and counts its tests. */
export async function runVitest(project: 'unit' | 'integration'): Promise<Outcome> {
  const file = path.join(root, `test-results/${project}.json`)
  rmSync(file, { force: true })
  const isFine = await runTool('vitest', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')))
  // A file that cannot be loaded, or an error outside any test, fails the run without a failed test.
  const failed = isFine ? report.numFailedTests : Math.max(report.numFailedTests, 1)
  return { passed: report.numPassedTests, failed }
}
