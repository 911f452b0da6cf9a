import { execFile, execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { NODE_OPTIONS } from '@/src/server/process/nodeOptions.mjs'
import { copyProject, hardLinkPackages } from './copyProject'
import type { Outcome } from './outcome'
import { excludeFromCompiling, pluginWithDependents, removePlugins } from './removePlugins'

const PROJECT_COPIES = 2

/**
 * Checks the project without one plugin at a time, and without the plugins that need it: loads its
 * configuration, generates its types and compiles it without its tests, which may use several plugins
 * together. Two copies of the project take the plugins by
 * turns.
 */
export async function leaveOutEach(project: string, plugins: string[]): Promise<Outcome[]> {
  const waiting = [...plugins]
  const takePlugins = async () => {
    const copy = copyProject('exemplia-plugin-', project)
    hardLinkPackages(copy)
    const outcomes: Outcome[] = []
    for (let plugin = waiting.shift(); plugin; plugin = waiting.shift()) {
      outcomes.push(await checkWithoutPlugin(plugin, copy))
    }
    rmSync(copy, { recursive: true })
    return outcomes
  }
  return (await Promise.all(Array.from({ length: PROJECT_COPIES }, takePlugins))).flat()
}

async function checkWithoutPlugin(plugin: string, copy: string): Promise<Outcome> {
  const start = performance.now()
  execFileSync('git', ['restore', '.'], { cwd: copy })
  removePlugins(copy, pluginWithDependents(plugin))
  excludeFromCompiling(copy, ['tests', 'src/plugins/*/tests'])
  const failure = await findFailure(copy)
  const seconds = (performance.now() - start) / 1000
  const layer = `without ${plugin}`
  if (failure === undefined) return { layer, passed: 1, failed: 0, seconds, tests: [] }
  console.error(`${layer}:\n${failure}`)
  return { layer, passed: 0, failed: 1, seconds, tests: [{ name: layer, seconds, failure }] }
}

/** What the first failed step printed, if one failed. */
async function findFailure(copy: string): Promise<string | undefined> {
  // The compiler with one thread takes a third less processor time.
  const steps = [
    [...NODE_OPTIONS, 'src/cli/run.mjs', 'payload', 'generate:types'],
    ['node_modules/.bin/tsc', '--noEmit', '--incremental', 'false', '--singleThreaded'],
  ]
  for (const step of steps) {
    const options = { cwd: copy, maxBuffer: Number.POSITIVE_INFINITY }
    try {
      await promisify(execFile)(process.execPath, step, options)
    } catch (err) {
      const isOutput = err instanceof Error && 'stdout' in err && 'stderr' in err
      return isOutput ? `${err.stdout}${err.stderr}` : String(err)
    }
  }
  return undefined
}
