import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { root } from '@/src/server/root'
import { runTool } from '../runTool'
import { findOrInstallChromium } from './chromium'
import { installMissingNginx } from './nginx'
import type { Outcome } from './outcome'

const Report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number() }),
  errors: z.array(z.unknown()),
})

/** Runs the journeys in the browser and counts them. */
export async function runPlaywright(): Promise<Outcome> {
  const file = path.join(root, 'test-results/playwright.json')
  rmSync(file, { force: true })
  installMissingNginx()
  const isFine = await runTool('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: await findOrInstallChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats, errors } = Report.parse(JSON.parse(readFileSync(file, 'utf8')))
  const failed = stats.unexpected + errors.length
  return { passed: stats.expected, failed: isFine ? failed : Math.max(failed, 1) }
}
