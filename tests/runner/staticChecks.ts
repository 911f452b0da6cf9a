import { rmSync } from 'node:fs'
import path from 'node:path'
import { runTool } from '@/src/cli/runTool'
import { withUpToDateBuild } from '@/src/server/build/withUpToDateBuild'
import { root } from '@/src/server/root'
import { checkGenerated, regenerate } from './checkGenerated'
import type { Step } from './runSteps'

/** A check that counts as one test. */
function check(layer: string, isFine: () => Promise<boolean>): Step {
  return async () => {
    const start = performance.now()
    const passed = (await isFine()) ? 1 : 0
    const seconds = (performance.now() - start) / 1000
    return [{ layer, passed, failed: 1 - passed, seconds, tests: [] }]
  }
}

export const lint = check('lint', () => runTool('biome', ['check', '--error-on-warnings']))

export const types = check('types', () => {
  // Types of an earlier build name pages that may no longer exist.
  rmSync(path.join(root, '.next/types'), { recursive: true, force: true })
  return runTool('tsc', ['--noEmit'])
})

export const generated = check('generated', checkGenerated)

export const generate = check('generate', regenerate)

export const build = check('build', () => withUpToDateBuild(console.log, () => true))
