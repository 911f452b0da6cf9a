import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// What the built site does not depend on. Everything else counts, so that nothing is forgotten.
const IGNORED_FOLDERS = ['node_modules', 'tests', 'test-results', 'playwright-report', 'coverage']
const IGNORED_FILES = /^next-env\.d\.ts$|\.md$|\.tsbuildinfo$/

/** A fingerprint of all sources under the root: it changes when the site must be built again. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256').update(process.versions.node)
  for (const file of sourceFiles(root)) {
    hash.update(`\n${path.relative(root, file)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const isHidden = entry.name.startsWith('.')
      const file = path.join(folder, entry.name)
      if (isHidden) return []
      if (entry.isDirectory()) {
        return IGNORED_FOLDERS.includes(entry.name) || isDataFolder(file) ? [] : sourceFiles(file)
      }
      return entry.isFile() && !IGNORED_FILES.test(entry.name) ? [file] : []
    })
}

// DATA_DIR may stand among the sources: what is written there would have the site built at each start.
const isDataFolder = (folder: string) => existsSync(path.join(folder, 'secrets.json'))
