import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { untilSignal } from '@/src/cli/untilSignal'
import { killOnExit } from '@/src/server/process/killOnExit'
import { NODE_OPTIONS } from '@/src/server/process/nodeOptions.mjs'
import { root } from '@/src/server/root'
import { copyProject, linkPackages } from '../copyProject'
import { leaveOutEach } from '../leaveOutEach'
import { removePlugins } from '../removePlugins'
import { runPlaywright } from '../runPlaywright'
import { runSteps, type Step } from '../runSteps'
import { runVitest } from '../runVitest'
import { build, generate, types } from '../staticChecks'

const pluginsOf = (project: string) =>
  readdirSync(path.join(project, 'src/plugins')).filter((name) => !name.endsWith('.ts'))

/**
 * `check:core`: the project without each of its plugins, then the core without any plugin, in a copy
 * of the project.
 * @param project the whole project, when this command runs itself again in the copy
 */
export async function run([project]: string[]) {
  if (project) return runSteps(stages(project))
  const isFine = await runInCopy()
  process.exit(isFine ? 0 : 1)
}

async function runInCopy() {
  const copy = copyProject('exemplia-core-')
  linkPackages(copy)
  removePlugins(copy, pluginsOf(root))
  // The tests use `git ls-files`.
  execFileSync('git', ['add', '--all'], { cwd: copy })
  const program = [...NODE_OPTIONS, 'src/cli/run.mjs', 'checkCore', root]
  const child = killOnExit(spawn(process.execPath, program, { cwd: copy, stdio: 'inherit' }))
  const exited = new Promise<boolean>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (status) => resolve(status === 0))
  })
  const isFine = await Promise.race([exited, untilSignal()])
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  return isFine
}

function stages(project: string): Record<string, Step>[] {
  return [
    { 'without one plugin': () => leaveOutEach(project, pluginsOf(project)) },
    { 'without any plugin: generate': generate },
    { types },
    { unit: () => runVitest('unit', 'withoutPlugins'), build },
    { integration: () => runVitest('integration', 'withoutPlugins') },
    // The site starts on a new database with all migrations, and each route responds.
    { http: () => runPlaywright('core', ['--project=http', 'apiRoutes']) },
  ]
}
