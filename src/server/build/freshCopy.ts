import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isRunning } from '../process/isRunning'

/**
 * Copies the build for this process alone. Next writes the pages it has rendered into the build: in a
 * fresh copy none is older than this start, and a second site or a new build cannot disturb this one.
 */
export function freshCopy(root: string, dataDir: string): string {
  const copies = path.join(dataDir, 'web')
  removeLeftOvers(copies)
  const copy = path.join(copies, String(process.pid))
  mkdirSync(copies, { recursive: true })
  cpSync(path.join(root, '.next/standalone'), copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

function removeLeftOvers(copies: string) {
  if (!existsSync(copies)) return
  for (const pid of readdirSync(copies)) {
    const isOurs = Number(pid) === process.pid
    if (isOurs || !isRunning(Number(pid))) rmSync(path.join(copies, pid), { recursive: true })
  }
}
