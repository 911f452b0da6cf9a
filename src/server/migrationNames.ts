import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { root } from './root'

const WRITTEN = 'migrations.json'

/** The names of the migrations among these sources, or of those that the built site was made from. */
export const migrationNames = () =>
  existsSync(path.join(root, WRITTEN)) ? readMigrationNames(root) : namesAmongSources()

const namesAmongSources = () =>
  readdirSync(path.join(root, 'migrations'))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))

/** Tells a built site, which has no sources, what its migrations are. */
export function writeMigrationNames(folder: string) {
  writeFileSync(path.join(folder, WRITTEN), JSON.stringify(namesAmongSources()))
}

/** The names that were written for the built site in this folder. */
export function readMigrationNames(folder: string): string[] {
  return z.array(z.string()).parse(JSON.parse(readFileSync(path.join(folder, WRITTEN), 'utf8')))
}
