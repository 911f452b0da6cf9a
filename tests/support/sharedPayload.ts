import { mkdirSync, rmSync } from 'node:fs'
import type { EvaluatedModuleNode, EvaluatedModules } from 'vite/module-runner'
import { type DatabaseState, emptyDatabase, readDatabaseState } from './emptyDatabase'
import type { TestPayload } from './testPayload'

type RetainedModule = Pick<EvaluatedModuleNode, 'promise' | 'exports'> & {
  node: EvaluatedModuleNode
}

type SharedPayloadState = {
  site: TestPayload
  /** The modules of the configuration. */
  modules: RetainedModule[]
  /** Payload's own registry of its instances. */
  instances: Map<unknown, unknown>
  database: DatabaseState
}

declare global {
  var sharedTestPayload: SharedPayloadState | undefined
  /** Vitest's state of this worker, which it does not export. */
  var __vitest_worker__: { filepath: string; evaluatedModules: EvaluatedModules }
  /** Payload's registry of its instances, for the life of the process. */
  var _payload: Map<unknown, unknown> | undefined
}

export function sharedPayload(): SharedPayloadState {
  if (globalThis.sharedTestPayload) return globalThis.sharedTestPayload
  throw new Error('Only a file of the integration project that calls startTestPayload() has it.')
}

/** Stores the modules of `site`: all modules that are evaluated now belong to it. */
export async function sharePayload(site: TestPayload) {
  globalThis.sharedTestPayload = {
    site,
    modules: listEvaluatedModules(),
    instances: new Map(globalThis._payload),
    database: await readDatabaseState(site.databaseUrl),
  }
}

const listEvaluatedModules = (): RetainedModule[] =>
  [...globalThis.__vitest_worker__.evaluatedModules.idToModuleMap.values()]
    .filter(({ evaluated, file }) => evaluated && !file.includes('/tests/'))
    .map((node) => ({ node, promise: node.promise, exports: node.exports }))

/**
 * Gives the next test file the shared instance, after removing data of earlier files from the
 * database and the data folder. Modules outside the configuration (routes, their rate limits) are
 * loaded again.
 * @returns false when an earlier file changed the schema of the database
 */
export async function reusePayload({ site, modules, instances, database }: SharedPayloadState) {
  if (!(await emptyDatabase(site.databaseUrl, database))) return false
  rmSync(site.dataDir, { recursive: true, force: true })
  mkdirSync(site.dataDir)
  for (const { node, promise, exports } of modules) {
    Object.assign(node, { promise, exports, evaluated: true })
  }
  for (const [key, instance] of instances) globalThis._payload?.set(key, instance)
  return true
}
