import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { OperatorError } from '@/src/server/operatorError'
import type { FileStore } from './fileStores'
import { backupPathOfTable, backupPathOfUpload, type Manifest } from './manifest'
import { copyTableRowsSql } from './readTablesToBackUp'
import { hashStream } from './writeBackupPart'

/**
 * Compares each restored table with the checksum and the row count in the manifest.
 * @throws OperatorError with a sentence that names the first table that differs
 */
export async function compareRestoredTables(client: pg.Client, { tables }: Manifest) {
  // The rows are read in physical order, as the backup read them, because the checksum depends on
  // the order.
  await client.query(
    'SET LOCAL synchronize_seqscans = off; SET LOCAL max_parallel_workers_per_gather = 0',
  )
  for (const { name, columns, rows, content } of tables) {
    const restored = client.query(copyTo(copyTableRowsSql(name, columns)))
    const found = await hashStream(restored)
    if (restored.rowCount !== rows || isDifferentChecksum(content, found)) {
      throw new OperatorError(backupText.differs(backupPathOfTable(name)))
    }
  }
}

/** @throws OperatorError with a sentence that names the first file that differs */
export async function compareRestoredFiles(store: FileStore, { files }: Manifest) {
  for (const { name, content } of files) {
    const found = await hashStream(await store.read(name))
    if (isDifferentChecksum(content, found))
      throw new OperatorError(backupText.differs(backupPathOfUpload(name)))
  }
}

// Whether two checksums differ; older manifests have none of the content.
const isDifferentChecksum = (expected: string | undefined, found: string) =>
  expected !== undefined && expected !== found
