import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What a site reads while it runs, beside what our own build adds: folders end in a slash. */
const TAKEN = [
  '.next/',
  'node_modules/',
  'package.json',
  'components/site/usualIcons/',
  'src/kept/keptAnswers.mjs',
  'src/passwords/commonPasswords.txt',
]

/**
 * Removes from the standalone build whatever is not named here. Next follows what the sources may read, and
 * where it cannot tell takes the whole folder of the project: backups, secrets and all that lies beside.
 */
export function keepNamed(standalone: string, folder = '') {
  for (const entry of readdirSync(path.join(standalone, folder), { withFileTypes: true })) {
    const name = entry.isDirectory() ? `${folder}${entry.name}/` : `${folder}${entry.name}`
    if (TAKEN.some((taken) => name === taken)) continue
    if (TAKEN.some((taken) => taken.startsWith(name))) keepNamed(standalone, name)
    else rmSync(path.join(standalone, name), { recursive: true })
  }
}
