import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isProcessRunning } from '@/src/server/process/isProcessRunning'
import { copyFolderAsHardLinks } from './copyFolderAsHardLinks'

/**
 * Makes a private copy of the build for this process, so that a new build cannot disturb a running
 * site. Hard links suffice: no program changes the files, and a new build creates new ones.
 */
export function copyBuild(root: string, dataDir: string): string {
  const copies = path.join(dataDir, 'web')
  removeStaleCopies(copies)
  const copy = path.join(copies, String(process.pid))
  copyFolderAsHardLinks(path.join(root, '.next/standalone'), copy)
  return copy
}

function removeStaleCopies(copies: string) {
  if (!existsSync(copies)) return
  for (const pid of readdirSync(copies)) {
    const isOurs = Number(pid) === process.pid
    if (isOurs || !isProcessRunning(Number(pid)))
      rmSync(path.join(copies, pid), { recursive: true })
  }
}
