import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '@/src/server/root'
import { runTool } from '../runTool'
import { findOrInstallChromium } from './chromium'
import type { Outcome } from './outcome'
import { playwrightOutcomes } from './playwrightReport'

/** Only the core journeys, or all journeys. */
export type Journeys = 'core' | 'all'

// The report of a run in which Playwright ended before it wrote one.
const NO_REPORT = { suites: [], errors: [{ message: 'no report' }] }

/** Runs the HTTP tests and the journeys against one built site: an outcome for each. */
export async function runPlaywright(journeys: Journeys): Promise<Outcome[]> {
  const file = path.join(root, 'test-results/playwright.json')
  rmSync(file, { force: true })
  const isFine = await runTool('playwright', ['test', '--reporter=list,json'], {
    JOURNEYS: journeys,
    CHROMIUM_PATH: await findOrInstallChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : NO_REPORT
  return playwrightOutcomes(report, isFine)
}
