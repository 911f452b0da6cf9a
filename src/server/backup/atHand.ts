import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { backupText } from '@/src/content/backup'
import { backupMoment } from '@/src/domain/backups/backupName'
import type { Env } from '@/src/env'
import { Refusal } from '../refusal'
import { backupPlaceOf } from './places'

/**
 * Calls `use` with the local folder of a backup. The backup is named by its folder, or by its name
 * in the backup destination; in the second case it is downloaded and the copy is deleted
 * afterwards.
 * @throws Refusal with a sentence that lists the available backups
 */
export async function withBackupAtHand<Result>(
  given: string,
  env: Env,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (existsSync(given)) return use(path.resolve(given))
  const place = backupPlaceOf(env)
  const found = await place.list()
  if (!found.some(({ name }) => name === given)) {
    const whole = found.filter(({ isWhole, name }) => isWhole && backupMoment(name))
    const names = whole.map(({ name }) => name).sort()
    throw new Refusal(`${backupText.notInPlace(given, place.address)} ${backupText.found(names)}`)
  }
  const there = path.join(place.folder, given)
  if (existsSync(there)) return use(there)
  const fetched = `${there}.part`
  const clear = () => rmSync(fetched, { recursive: true, force: true })
  clear()
  return place
    .fetch(given, fetched)
    .then(() => use(fetched))
    .finally(clear)
}
