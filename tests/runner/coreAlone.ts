import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { waitForStopSignal } from '@/src/cli/waitForStopSignal'
import { killOnExit } from '@/src/server/process/killOnExit'
import { NODE_OPTIONS } from '@/src/server/process/nodeOptions.mjs'
import { root } from '@/src/server/root'
import { copyProject, hardLinkPackages } from './copyProject'
import { leaveOutEach } from './leaveOutEach'
import type { Outcome } from './outcome'
import { removePlugins } from './removePlugins'
import { runPlaywright } from './runPlaywright'
import type { TestStep } from './runSteps'
import { runVitest } from './runVitest'
import { buildStep, generateStep, typesStep } from './staticChecks'

const listPlugins = (project: string) =>
  readdirSync(path.join(project, 'src/plugins')).filter((name) => !name.endsWith('.ts'))

/**
 * The project without each of its plugins, then the core without any plugin. It runs
 * `checkCore <project> <report>` in a copy of the project without plugins.
 */
export const coreAlone: TestStep = async () => {
  const copy = copyProject('exemplia-core-')
  hardLinkPackages(copy)
  removePlugins(copy, listPlugins(root))
  // The tests use `git ls-files`.
  execFileSync('git', ['add', '--all'], { cwd: copy })
  const report = path.join(copy, 'outcomes.json')
  const program = [...NODE_OPTIONS, 'src/cli/run.mjs', 'checkCore', root, report]
  const child = killOnExit(spawn(process.execPath, program, { cwd: copy, stdio: 'inherit' }))
  const exited = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => resolve())
  })
  try {
    await Promise.race([exited, waitForStopSignal()])
    const outcomes = readOutcomes(report)
    return outcomes.map((outcome) => ({ ...outcome, layer: `core alone, ${outcome.layer}` }))
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  }
}

function readOutcomes(file: string): Outcome[] {
  if (!existsSync(file)) throw new Error('The checks of the core alone ended without a result.')
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The checks in the copy. */
export const coreAloneLayers = (project: string): Record<string, TestStep>[] => [
  { 'without one plugin': () => leaveOutEach(project, listPlugins(project)) },
  { generate: generateStep },
  { types: typesStep },
  { unit: () => runVitest('unit', 'withoutPlugins'), build: buildStep },
  { integration: () => runVitest('integration', 'withoutPlugins') },
  // The site starts on a new database with all migrations, and each route responds.
  { http: () => runPlaywright('core', ['--project=http', 'apiRoutes']) },
]
