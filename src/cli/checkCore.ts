import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { killOnExit } from '../server/process/killOnExit'
import { NODE_OPTIONS } from '../server/process/nodeOptions.mjs'
import { root } from '../server/root'
import { copyProject, linkPackages } from './copyProject'
import { leaveOutEach } from './testing/leaveOutEach'
import { removePlugins } from './testing/removePlugins'
import { runPlaywright } from './testing/runPlaywright'
import { runSteps, type Step } from './testing/runSteps'
import { runVitest } from './testing/runVitest'
import { build, generate, types } from './testing/staticChecks'
import { untilSignal } from './untilSignal'

/**
 * `check:core`: the project without each of its plugins, then the core without any plugin, in a copy
 * of the project.
 * @param copy the folder of the copy, where this command runs itself again
 */
export async function run([copy]: string[]) {
  if (copy === root) return runSteps(stages())
  const isFine = await runInCopy()
  process.exit(isFine ? 0 : 1)
}

async function runInCopy() {
  const copy = copyProject('exemplia-core-')
  linkPackages(copy)
  const program = [...NODE_OPTIONS, 'src/cli/run.mjs', 'checkCore', copy]
  const child = killOnExit(spawn(process.execPath, program, { cwd: copy, stdio: 'inherit' }))
  const exited = new Promise<boolean>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (status) => resolve(status === 0))
  })
  const isFine = await Promise.race([exited, untilSignal()])
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  return isFine
}

function stages(): Record<string, Step>[] {
  const folder = path.join(root, 'src/plugins')
  const plugins = readdirSync(folder).filter((name) => !name.endsWith('.ts'))
  return [
    { 'without one plugin': () => leaveOutEach(plugins) },
    {
      'without any plugin: generate': () => {
        removePlugins(root, plugins)
        // The tests use `git ls-files`.
        execFileSync('git', ['add', '--all'], { cwd: root })
        return generate()
      },
    },
    { types },
    { unit: () => runVitest('unit', 'withoutPlugins'), build },
    { integration: () => runVitest('integration', 'withoutPlugins') },
    // The site starts on a new database with all migrations, and each route responds.
    { http: () => runPlaywright('core', ['--project=http', 'apiRoutes']) },
  ]
}
