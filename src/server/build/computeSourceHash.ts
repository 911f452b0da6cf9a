import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// The only folders outside the hash, because the built site does not depend on them.
const IGNORED_FOLDERS = ['node_modules', 'tests', 'test-results', 'playwright-report', 'coverage']
const IGNORED_FILE_PATTERN = /^next-env\.d\.ts$|\.md$|\.tsbuildinfo$/

/**
 * Computes a hash of all source files under the root; a changed hash means that the site must be
 * built again.
 */
export function computeSourceHash(root: string): string {
  const hash = createHash('sha256').update(process.versions.node)
  for (const file of listSourceFiles(root)) {
    hash.update(`\n${path.relative(root, file)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function listSourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const isHidden = entry.name.startsWith('.')
      const file = path.join(folder, entry.name)
      if (isHidden) return []
      if (entry.isDirectory()) {
        return IGNORED_FOLDERS.includes(entry.name) || isDataFolder(file)
          ? []
          : listSourceFiles(file)
      }
      return entry.isFile() && !IGNORED_FILE_PATTERN.test(entry.name) ? [file] : []
    })
}

// The data folder may be inside the project folder; its changes must not cause a build.
const isDataFolder = (folder: string) => existsSync(path.join(folder, 'secrets.json'))
