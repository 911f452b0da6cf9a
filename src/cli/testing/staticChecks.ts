import { rmSync } from 'node:fs'
import path from 'node:path'
import { withBuild } from '@/src/server/build/withBuild'
import { root } from '@/src/server/root'
import { runTool } from '../runTool'
import { checkGenerated } from './checkGenerated'
import type { Outcome } from './outcome'

// Each check counts as one test.
const asOutcome = (isFine: boolean): Outcome => ({ passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 })

export const lint = async () => asOutcome(await runTool('biome', ['check', '--error-on-warnings']))

export const types = async () => {
  // Those of an earlier build name pages that may have gone.
  rmSync(path.join(root, '.next/types'), { recursive: true, force: true })
  return asOutcome(await runTool('tsc', ['--noEmit']))
}

export const generated = async () => asOutcome(await checkGenerated())

export const build = () => withBuild(console.log, () => asOutcome(true))
