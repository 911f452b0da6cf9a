import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '@/src/env'
import { backupStartTime } from '@/src/plugins/backups/rules/backupName'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { OperatorError } from '@/src/server/operatorError'
import { backupDestinationOf } from './destinations'

/**
 * Calls `use` with the local folder of a backup. The backup is named by its folder, or by its name
 * in the backup destination; in the second case it is downloaded and the copy is deleted
 * afterwards.
 * @throws OperatorError with a sentence that lists the available backups
 */
export async function withLocalBackup<Result>(
  nameOrFolder: string,
  env: Env,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (existsSync(nameOrFolder)) return use(path.resolve(nameOrFolder))
  const place = backupDestinationOf(env)
  const found = await place.list()
  if (!found.some(({ name }) => name === nameOrFolder)) {
    const whole = found.filter(({ isWhole, name }) => isWhole && backupStartTime(name))
    const names = whole.map(({ name }) => name).sort()
    throw new OperatorError(
      `${backupText.notInPlace(nameOrFolder, place.displayName)} ${backupText.found(names)}`,
    )
  }
  const there = path.join(place.folder, nameOrFolder)
  if (existsSync(there)) return use(there)
  const fetched = `${there}.part`
  const clear = () => rmSync(fetched, { recursive: true, force: true })
  clear()
  return place
    .fetch(nameOrFolder, fetched)
    .then(() => use(fetched))
    .finally(clear)
}
