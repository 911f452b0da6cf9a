import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root'

const migrationsFolder = path.join(root, 'migrations')

/** Computes the SHA-256 of each migration and of the newest schema snapshot, by file name. */
export function computeMigrationChecksums(): Record<string, string> {
  const files = readdirSync(migrationsFolder).filter((name) => /^\d{8}_\d{6}_/.test(name))
  return Object.fromEntries(
    files.sort().map((name) => [name, fileChecksum(path.join(migrationsFolder, name))]),
  )
}

function fileChecksum(file: string) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
