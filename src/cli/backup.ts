import { existsSync } from 'node:fs'
import path from 'node:path'
import { backupText } from '@/src/content/backup'
import { env } from '@/src/env'
import { fileStoreOf } from '../server/backup/fileStores'
import { writeBackup } from '../server/backup/writeBackup'
import { Refusal } from '../server/refusal'
import { settle } from '../server/settle'

/** `backup`: writes everything that the site holds into a folder, also while it runs. */
export async function run([given]: string[]) {
  const now = new Date()
  const name = `sauvegarde-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`
  const folder = path.resolve(given ?? path.join(env.DATA_DIR, 'sauvegardes', name))
  if (existsSync(folder)) throw new Refusal(backupText.folderTaken(folder))
  const { variables, stop } = await settle(env, console.log)
  const source = { databaseUrl: variables.DATABASE_URL, store: fileStoreOf(env) }
  const { tables, files } = await writeBackup(folder, source, now).finally(stop)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(backupText.written(folder, rows, files.length))
}
