import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** The files of Next's standalone output that a running site reads. Folders end with a slash. */
const NEEDED_FILES = [
  '.next/',
  'node_modules/',
  'package.json',
  'components/site/usualIcons/',
  'src/cache/cacheHandler.mjs',
  'src/passwords/commonPasswords.txt',
]

/**
 * Deletes all other files from the standalone build. Next traces the files that the sources may
 * read, and where a path is dynamic it copies the whole project folder, including backups and
 * secrets.
 */
export function removeUnneededFiles(standalone: string, folder = '') {
  for (const entry of readdirSync(path.join(standalone, folder), { withFileTypes: true })) {
    const name = entry.isDirectory() ? `${folder}${entry.name}/` : `${folder}${entry.name}`
    if (NEEDED_FILES.some((taken) => name === taken)) continue
    if (NEEDED_FILES.some((taken) => taken.startsWith(name))) removeUnneededFiles(standalone, name)
    else rmSync(path.join(standalone, name), { recursive: true })
  }
}
