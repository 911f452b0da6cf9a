import { parseArgs } from 'node:util'
import { env } from '@/src/env'
import { readBackup } from '@/src/plugins/backups/server/backup/readBackup'
import { withLocalBackup } from '@/src/plugins/backups/server/backup/withLocalBackup'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { OperatorError } from '@/src/server/operatorError'
import { runChildCommand } from '@/src/server/process/childCommand'
import { provideDatabaseAndSecrets } from '@/src/server/provideDatabaseAndSecrets'

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
  if (!nameOrFolder) throw new OperatorError(backupText.folderMissing)
  await withLocalBackup(nameOrFolder, env, async (folder) => {
    await readBackup(folder, env.BACKUP_IDENTITY)
    const { variables, stop } = await provideDatabaseAndSecrets(env, console.log)
    const options = values['keep-schema'] ? ['--keep-schema'] : []
    await runChildCommand('recover', variables, [folder, ...options]).finally(stop)
  })
}
