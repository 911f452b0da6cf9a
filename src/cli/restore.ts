import path from 'node:path'
import { backupText } from '@/src/content/backup'
import { env } from '@/src/env'
import { readBackup } from '../server/backup/readBackup'
import { runChildCommand } from '../server/process/childCommand'
import { Refusal } from '../server/refusal'
import { settle } from '../server/settle'

/** `restore`: puts a backup into an empty database and its file store, once it has proved to be whole. */
export async function run([given]: string[]) {
  if (!given) throw new Refusal(backupText.folderMissing)
  const folder = path.resolve(given)
  await readBackup(folder)
  const { variables, stop } = await settle(env, console.log)
  await runChildCommand('recover', variables, [folder]).finally(stop)
}
