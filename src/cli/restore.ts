import { parseArgs } from 'node:util'
import { backupText } from '@/src/content/backup'
import { env } from '@/src/env'
import { readBackup } from '../server/backup/readBackup'
import { withLocalBackup } from '../server/backup/withLocalBackup'
import { prepareEnvironment } from '../server/prepareEnvironment'
import { runChildCommand } from '../server/process/childCommand'
import { Refusal } from '../server/refusal'

/**
 * `restore`: checks a backup and restores it into an empty database and file store. With
 * `--keep-schema` the migrations that are newer than the backup do not run.
 */
export async function run(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'keep-schema': { type: 'boolean', default: false } },
  })
  const [nameOrFolder] = positionals
  if (!nameOrFolder) throw new Refusal(backupText.folderMissing)
  await withLocalBackup(nameOrFolder, env, async (folder) => {
    await readBackup(folder, env.BACKUP_IDENTITY)
    const { variables, stop } = await prepareEnvironment(env, console.log)
    const options = values['keep-schema'] ? ['--keep-schema'] : []
    await runChildCommand('recover', variables, [folder, ...options]).finally(stop)
  })
}
