import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compileProgram } from '@/src/cli/compileProgram.mjs'
import { startPostgres } from '@/src/server/postgres/startPostgres'
import { runChildCommand } from '@/src/server/process/childCommand'
import { NODE_OPTIONS } from '@/src/server/process/nodeOptions.mjs'
import type { BenchFigure } from './figures'
import { runProgram } from './programs'

/** Measures the search in a hundred thousand documents, on a database as `npm start` sets it up. */
export async function measureDocumentSearch(): Promise<BenchFigure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-documents-'))
  const postgres = await startPostgres({ dataDir, print: console.log })
  const home = realpathSync(path.join(dataDir, 'postgres'))
  try {
    const variables = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, NODE_ENV: 'test' }
    await runChildCommand('migrate', variables)
    // A separate process, because Payload reads the environment once.
    const program = await compileProgram('tests/bench/measureDocuments.ts')
    const said = await runProgram(process.execPath, [...NODE_OPTIONS, program], variables)
    return JSON.parse(said.trim().split('\n').at(-1) ?? '')
  } finally {
    await postgres.stop()
    rmSync(home, { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  }
}
