import { existsSync } from 'node:fs'
import path from 'node:path'
import { backupText } from '@/src/content/backup'
import { env } from '@/src/env'
import { fileStoreOf } from '../server/backup/fileStores'
import { noteBackup } from '../server/backup/noteBackup'
import { incomplete, writeBackup } from '../server/backup/writeBackup'
import { Refusal } from '../server/refusal'
import { settle } from '../server/settle'
import { refuseUnreachable } from './withDatabase'

/** `backup`: writes everything that the site holds into a folder, also while it runs. */
export async function run([given]: string[]) {
  const now = new Date()
  const name = `sauvegarde-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`
  const folder = path.resolve(given ?? path.join(env.DATA_DIR, 'sauvegardes', name))
  for (const taken of [folder, incomplete(folder)].filter(existsSync)) {
    throw new Refusal(backupText.folderTaken(taken))
  }
  const { variables, stop } = await settle(env, console.log)
  const source = { databaseUrl: variables.DATABASE_URL, store: fileStoreOf(env) }
  const { tables, files, missing } = await backUp(folder, source, now).finally(stop)
  if (missing.length > 0) throw new Refusal(backupText.filesMissing(incomplete(folder), missing))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(backupText.written(folder, rows, files.length))
}

async function backUp(folder: string, source: Parameters<typeof writeBackup>[1], now: Date) {
  await refuseUnreachable(source.databaseUrl)
  const manifest = await writeBackup(folder, source, now)
  if (manifest.missing.length === 0) await noteBackup(source.databaseUrl)
  return manifest
}
