import { rmSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '@/src/server/process/findFreePort'
import { root } from '@/src/server/root'
import { runProgram, startProgram } from './programs'

const folder = path.join(root, 'tests/bench/emptySite')
const next = path.join(root, 'node_modules/next/dist/bin/next')

/** Measures Next itself: its smallest page, built with the product's version of Next. */
export async function startEmptySite(): Promise<{ url: string; stop: () => Promise<void> }> {
  await runProgram(process.execPath, [next, 'build', folder])
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const server = startProgram(process.execPath, [next, 'start', folder, '--port', String(port)])
  await server.answers(url)
  return {
    url,
    stop: async () => {
      await server.stop()
      rmSync(path.join(folder, '.next'), { recursive: true, force: true })
    },
  }
}
