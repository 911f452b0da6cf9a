import { parseArgs } from 'node:util'
import { withDatabase } from '@/src/cli/withDatabase'
import { s3StoreFromEnvironment } from '@/src/domain/files/s3Store'
import { env } from '@/src/env'
import {
  compareRestoredFiles,
  compareRestoredTables,
} from '@/src/plugins/backups/server/backup/compareRestored'
import { createFileStore } from '@/src/plugins/backups/server/backup/fileStores'
import { finishRestore } from '@/src/plugins/backups/server/backup/finishRestore'
import { readBackup } from '@/src/plugins/backups/server/backup/readBackup'
import { restoreBackup } from '@/src/plugins/backups/server/backup/restoreBackup'
import { describeRepeatedDeletions } from '@/src/plugins/backups/server/journal/describeRepeatedDeletions'
import { journalStores } from '@/src/plugins/backups/server/journal/journalStores'
import { readDeletionJournal } from '@/src/plugins/backups/server/journal/readDeletionJournal'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { createMissingBucket } from '@/src/server/createMissingBucket'

/**
 * `recover`: the part of `restore` that needs the database of DATABASE_URL. With `--compare`, it
 * compares the restored data with the manifest (a verification).
 */
export const run = (args: string[]) =>
  withDatabase(async (payload, databaseUrl) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        compare: { type: 'boolean', default: false },
        'keep-schema': { type: 'boolean', default: false },
      },
    })
    const [folder = ''] = positionals
    const identity = env.BACKUP_IDENTITY
    const manifest = await readBackup(folder, identity)
    const s3 = s3StoreFromEnvironment(env)
    if (s3) await createMissingBucket(s3)
    const store = createFileStore(env)
    // A verification compares the rows as they were: it repeats nothing.
    const journal = values.compare
      ? null
      : await readDeletionJournal(journalStores(env), new Date(manifest.createdAt))
    await restoreBackup(folder, manifest, {
      payload,
      databaseUrl,
      store,
      identity,
      skipsNewerMigrations: values['keep-schema'],
      ...(journal ? { deletions: journal.readBatches() } : {}),
      ...(values.compare ? { onLoaded: (client) => compareRestoredTables(client, manifest) } : {}),
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    if (manifest.missing.length > 0) console.log(backupText.restoredWithout(manifest.missing))
    if (values.compare) {
      await compareRestoredFiles(store, manifest)
      console.log(backupText.verified(rows, manifest.files.length))
      return
    }
    const isOnOlderSchema = values['keep-schema']
    await finishRestore(payload, { isOnOlderSchema })
    console.log(backupText.restored(folder, rows, manifest.files.length))
    if (!journal) return
    for (const line of describeRepeatedDeletions(journal, manifest)) console.log(line)
  })
