import { rmSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '@/src/server/process/findFreePort'
import { root } from '@/src/server/root'
import { runProgram, startProgram } from './programs'

const EMPTY_SITE_FOLDER = path.join(root, 'tests/bench/emptySite')
const NEXT_CLI = path.join(root, 'node_modules/next/dist/bin/next')

/** Measures Next itself: its smallest page, built with the product's version of Next. */
export async function startEmptySite(): Promise<{ url: string; stop: () => Promise<void> }> {
  await runProgram(process.execPath, [NEXT_CLI, 'build', EMPTY_SITE_FOLDER])
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const server = startProgram(process.execPath, [
    NEXT_CLI,
    'start',
    EMPTY_SITE_FOLDER,
    '--port',
    String(port),
  ])
  await server.answers(url)
  return {
    url,
    stop: async () => {
      await server.stop()
      rmSync(path.join(EMPTY_SITE_FOLDER, '.next'), { recursive: true, force: true })
    },
  }
}
