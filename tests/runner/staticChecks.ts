import { rmSync } from 'node:fs'
import path from 'node:path'
import { runTool } from '@/src/cli/runTool'
import { withUpToDateBuild } from '@/src/server/build/withUpToDateBuild'
import { root } from '@/src/server/root'
import { checkGenerated, regenerateFiles } from './checkGenerated'
import type { TestStep } from './runSteps'

/** A check that counts as one test. */
function createCheckStep(layer: string, isFine: () => Promise<boolean>): TestStep {
  return async () => {
    const start = performance.now()
    const passed = (await isFine()) ? 1 : 0
    const seconds = (performance.now() - start) / 1000
    return [{ layer, passed, failed: 1 - passed, seconds, tests: [] }]
  }
}

export const lintStep = createCheckStep('lint', () =>
  runTool('biome', ['check', '--error-on-warnings']),
)

export const typesStep = createCheckStep('types', () => {
  // Types of an earlier build name pages that may no longer exist.
  rmSync(path.join(root, '.next/types'), { recursive: true, force: true })
  return runTool('tsc', ['--noEmit'])
})

export const generatedStep = createCheckStep('generated', checkGenerated)

export const generateStep = createCheckStep('generate', regenerateFiles)

export const buildStep = createCheckStep('build', () => withUpToDateBuild(console.log, () => true))
