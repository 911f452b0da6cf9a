import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { isRunning } from '../process/isRunning'

/**
 * Makes a private copy of the build for this process, so that a new build cannot disturb a running
 * site. Hard links suffice: nobody changes the files, and a new build creates new ones.
 */
export function copyBuild(root: string, dataDir: string): string {
  const copies = path.join(dataDir, 'web')
  removeStaleCopies(copies)
  const copy = path.join(copies, String(process.pid))
  linkFolder(path.join(root, '.next/standalone'), copy)
  return copy
}

function removeStaleCopies(copies: string) {
  if (!existsSync(copies)) return
  for (const pid of readdirSync(copies)) {
    const isOurs = Number(pid) === process.pid
    if (isOurs || !isRunning(Number(pid))) rmSync(path.join(copies, pid), { recursive: true })
  }
}

function linkFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name)
    const target = path.join(to, entry.name)
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkFile(source, target)
  }
}

function linkFile(source: string, target: string) {
  try {
    linkSync(source, target)
  } catch (err) {
    if (!isUnlinkable(err)) throw err
    copyFileSync(source, target)
  }
}

// A hard link fails when the data folder is on another disk or the build belongs to another user.
function isUnlinkable(err: unknown) {
  return err instanceof Error && 'code' in err && ['EXDEV', 'EPERM'].includes(String(err.code))
}
