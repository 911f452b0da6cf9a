import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { backupText } from '@/src/content/backup'
import { Refusal } from '../refusal'
import type { FileStore } from './fileStores'
import { type Manifest, storedFile, tableFile } from './manifest'
import { tableRows } from './tablesOf'
import { contentOf } from './writePart'

/**
 * Compares what has come back with what was read for the backup: of each table its rows and their words.
 * @throws Refusal with a sentence that names the first table that differs
 */
export async function compareTables(client: pg.Client, { tables }: Manifest) {
  // In the order in which they lie, as they were written.
  await client.query(
    'SET LOCAL synchronize_seqscans = off; SET LOCAL max_parallel_workers_per_gather = 0',
  )
  for (const { name, columns, rows, content } of tables) {
    const restored = client.query(copyTo(tableRows(name, columns)))
    const found = await contentOf(restored)
    if (restored.rowCount !== rows || differs(content, found)) {
      throw new Refusal(backupText.differs(tableFile(name)))
    }
  }
}

/** @throws Refusal with a sentence that names the first file that differs */
export async function compareFiles(store: FileStore, { files }: Manifest) {
  for (const { name, content } of files) {
    const found = await contentOf(await store.read(name))
    if (differs(content, found)) throw new Refusal(backupText.differs(storedFile(name)))
  }
}

// A backup of before says only what lies in it.
const differs = (said: string | undefined, found: string) => said !== undefined && said !== found
