import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runTool } from '@/src/cli/runTool'
import { root } from '@/src/server/root'
import { findOrInstallChromium } from './chromium'
import type { Outcome } from './outcome'
import { readPlaywrightOutcomes } from './playwrightReport'
import type { TestExtent } from './runSteps'

// The report of a run in which Playwright ended before it wrote one.
const MISSING_REPORT = { suites: [], errors: [{ message: 'no report' }] }

/**
 * Runs the HTTP tests and the journeys against one built site. The core is the journeys listed in
 * `coreJourneys.ts` and the HTTP tests without the tag `@slow`.
 * @param filters arguments of Playwright that select some of them
 * @returns an outcome for each layer
 */
export async function runPlaywright(
  extent: TestExtent,
  filters: string[] = [],
): Promise<Outcome[]> {
  const file = path.join(root, 'test-results/playwright.json')
  rmSync(file, { force: true })
  const isFine = await runTool('playwright', ['test', '--reporter=list,json', ...filters], {
    TEST_EXTENT: extent,
    CHROMIUM_PATH: await findOrInstallChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : MISSING_REPORT
  return readPlaywrightOutcomes(report, isFine)
}
