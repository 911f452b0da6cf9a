import { backupText } from '@/src/content/backup'
import { s3StoreOf } from '@/src/domain/files/s3Store'
import { env } from '@/src/env'
import { fileStoreOf } from '../server/backup/fileStores'
import { readBackup } from '../server/backup/readBackup'
import { restoreBackup } from '../server/backup/restoreBackup'
import { createMissingBucket } from '../server/createMissingBucket'
import { withDatabase } from './withDatabase'

/** `recover`: the part of `restore` that needs the database of DATABASE_URL. */
export const run = ([folder = '']: string[]) =>
  withDatabase(async (payload, databaseUrl) => {
    const manifest = await readBackup(folder)
    const s3 = s3StoreOf(env)
    if (s3) await createMissingBucket(s3)
    await restoreBackup(folder, manifest, { payload, databaseUrl, store: fileStoreOf(env) })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    if (manifest.missing.length > 0) console.log(backupText.restoredWithout(manifest.missing))
    console.log(backupText.restored(folder, rows, manifest.files.length))
  })
