import { parseArgs } from 'node:util'
import { backupText } from '@/src/content/backup'
import { env } from '@/src/env'
import { withBackupAtHand } from '../server/backup/atHand'
import { readBackup } from '../server/backup/readBackup'
import { runChildCommand } from '../server/process/childCommand'
import { Refusal } from '../server/refusal'
import { settle } from '../server/settle'

/**
 * `restore`: puts a backup into an empty database and its file store, once it has proved to be whole. With
 * `--keep-schema` the database stays as the version that it was made with knows it.
 */
export async function run(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'keep-schema': { type: 'boolean', default: false } },
  })
  const [given] = positionals
  if (!given) throw new Refusal(backupText.folderMissing)
  await withBackupAtHand(given, env, async (folder) => {
    await readBackup(folder, env.BACKUP_IDENTITY)
    const { variables, stop } = await settle(env, console.log)
    const options = values['keep-schema'] ? ['--keep-schema'] : []
    await runChildCommand('recover', variables, [folder, ...options]).finally(stop)
  })
}
