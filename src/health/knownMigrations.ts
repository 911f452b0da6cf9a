import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** Which migrations the built site comes with, written beside it; null where it was not built. */
export async function knownMigrations(): Promise<string[] | null> {
  const written = await readFile('migrations.json', 'utf8').catch(() => null)
  return written === null ? null : z.array(z.string()).parse(JSON.parse(written))
}
