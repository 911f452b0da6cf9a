import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runTool } from '@/src/cli/runTool'
import { root } from '@/src/server/root'
import type { Outcome } from './outcome'
import type { TestExtent } from './runSteps'
import { readVitestOutcome } from './vitestReport'

const TAG_FILTERS = {
  core: ['--tags-filter=!slow'],
  withoutPlugins: ['--tags-filter=!slow && !product'],
  all: [],
} satisfies Record<TestExtent | 'withoutPlugins', string[]>

type VitestLayer = 'unit' | 'component' | 'integration' | 'operation'

/** Runs one of Vitest's projects, without the tests tagged `slow` unless all run, and reads its report. */
export async function runVitest(
  layer: VitestLayer,
  extent: keyof typeof TAG_FILTERS,
  variables: Record<string, string> = {},
): Promise<Outcome[]> {
  const start = performance.now()
  const file = path.join(root, `test-results/${layer}.json`)
  rmSync(file, { force: true })
  const isFine = await runTool(
    'vitest',
    [
      'run',
      `--project=${layer}*`,
      ...TAG_FILTERS[extent],
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    variables,
  )
  const seconds = (performance.now() - start) / 1000
  if (!existsSync(file)) return [{ layer, passed: 0, failed: 1, seconds, tests: [] }]
  const json = JSON.parse(readFileSync(file, 'utf8'))
  return [{ layer, seconds, ...readVitestOutcome(json, isFine) }]
}
