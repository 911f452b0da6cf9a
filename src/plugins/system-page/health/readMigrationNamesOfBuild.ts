import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/**
 * Reads the migrations of the built site from the list that the build wrote; null when the site
 * runs from its sources.
 */
export async function readMigrationNamesOfBuild(): Promise<string[] | null> {
  if (!existsSync('migrations.json')) return null
  return z.array(z.string()).parse(JSON.parse(await readFile('migrations.json', 'utf8')))
}
