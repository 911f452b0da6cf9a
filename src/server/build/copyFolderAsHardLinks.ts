import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** Copies a folder as hard links to its files, which no program may overwrite. */
export function copyFolderAsHardLinks(from: string, to: string, skipped: string[] = []) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name)
    const target = path.join(to, entry.name)
    if (skipped.includes(entry.name)) continue
    if (entry.isDirectory()) copyFolderAsHardLinks(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else hardLinkOrCopyFile(source, target)
  }
}

function hardLinkOrCopyFile(source: string, target: string) {
  try {
    linkSync(source, target)
  } catch (err) {
    if (!isHardLinkRefused(err)) throw err
    copyFileSync(source, target)
  }
}

// A hard link fails on another disk, or for a file of another user.
function isHardLinkRefused(err: unknown) {
  return err instanceof Error && 'code' in err && ['EXDEV', 'EPERM'].includes(String(err.code))
}
