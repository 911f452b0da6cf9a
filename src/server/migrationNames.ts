import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { root } from './root'

const MIGRATION_LIST_FILE = 'migrations.json'

/**
 * Reads the names of the migrations from the sources or, in a built site, from the list that the
 * build wrote.
 */
export const readProgramMigrationNames = () =>
  existsSync(path.join(root, MIGRATION_LIST_FILE))
    ? readBuiltMigrationNames(root)
    : readSourceMigrationNames()

const readSourceMigrationNames = () =>
  readdirSync(path.join(root, 'migrations'))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))

/** Writes the list of migrations into a built site, which has no sources. */
export function writeBuiltMigrationNames(folder: string) {
  writeFileSync(path.join(folder, MIGRATION_LIST_FILE), JSON.stringify(readSourceMigrationNames()))
}

/** Reads the list that the build wrote into this folder. */
export function readBuiltMigrationNames(folder: string): string[] {
  return z
    .array(z.string())
    .parse(JSON.parse(readFileSync(path.join(folder, MIGRATION_LIST_FILE), 'utf8')))
}
