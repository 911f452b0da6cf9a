import { existsSync, renameSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { backupText } from '@/src/content/backup'
import { backupMoment, backupName } from '@/src/domain/backups/backupName'
import { env } from '@/src/env'
import { withBackupAtHand } from '../server/backup/atHand'
import { fileStoreOf } from '../server/backup/fileStores'
import { noteBackup } from '../server/backup/noteBackup'
import { oneAtATime } from '../server/backup/oneAtATime'
import { backupPlaceOf } from '../server/backup/places'
import { readBackup } from '../server/backup/readBackup'
import { removeOutdated } from '../server/backup/removeOutdated'
import { passingKey } from '../server/backup/sealing'
import { verifyBackup } from '../server/backup/verifyBackup'
import { incomplete, writeBackup } from '../server/backup/writeBackup'
import { Refusal } from '../server/refusal'
import { refuseUnreachable } from '../server/refuseUnreachable'
import { settle } from '../server/settle'

/**
 * `backup`: writes a backup of the site into a folder; without a folder, into the backup
 * destination, where outdated backups are then deleted. It also works while the site runs. With
 * `--verify` it restores the new backup, or the existing one that is named, as a trial.
 */
export async function run(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false }, name: { type: 'string' } },
  })
  const [given] = positionals
  const { variables, stop } = await settle(env, console.log)
  const databaseUrl = variables.DATABASE_URL
  try {
    await refuseUnreachable(databaseUrl)
    if (values.verify && given && isThere(given)) await verifyThere(given, databaseUrl)
    else if (given) {
      const folder = path.resolve(given)
      refuseTaken(folder)
      await backUp(folder, databaseUrl, values.verify)
      await noteBackup(databaseUrl)
    } else {
      const name = values.name ?? backupName(new Date())
      await oneAtATime(databaseUrl, () => backUpInPlace(name, databaseUrl, values.verify))
    }
  } finally {
    await stop()
  }
}

/** A name without a path is a backup in the backup destination. */
const isThere = (given: string) => existsSync(given) || backupMoment(given) !== null

const verifyThere = (given: string, databaseUrl: string) =>
  withBackupAtHand(given, env, async (folder) => {
    await readBackup(folder, env.BACKUP_IDENTITY)
    await verify(folder, databaseUrl)
  })

async function backUpInPlace(name: string, databaseUrl: string, isVerified: boolean) {
  if (backupMoment(name) === null) throw new Refusal(backupText.notAName(name))
  const place = backupPlaceOf(env)
  const folder = path.join(place.folder, name)
  refuseTaken(folder)
  await place.clear()
  let isMade = false
  try {
    await backUp(folder, databaseUrl, isVerified)
    isMade = true
  } finally {
    for (const made of [folder, incomplete(folder)].filter(existsSync)) {
      await place.take(path.basename(made))
      console.log(backupText.taken(path.basename(made), place.address))
    }
    // Recorded last: a backup that could not be moved to its destination does not count.
    if (isMade) await noteBackup(databaseUrl)
    // Also after a failure: incomplete backups must not fill the destination night after night.
    const removed = await removeOutdated(place, { keeping: env.BACKUP_KEEP, now: new Date() })
    if (removed.length > 0) console.log(backupText.outdatedRemoved(removed))
  }
}

function refuseTaken(folder: string) {
  for (const taken of [folder, incomplete(folder)].filter(existsSync)) {
    throw new Refusal(backupText.folderTaken(taken))
  }
}

async function backUp(folder: string, databaseUrl: string, isVerified: boolean) {
  const owners = env.BACKUP_RECIPIENTS
  const key = owners.length > 0 && isVerified ? await passingKey(owners) : null
  const recipients = key ? [...owners, key.recipient] : owners
  const source = { databaseUrl, store: fileStoreOf(env), recipients }
  const { tables, files, missing } = await writeBackup(folder, source, new Date())
  if (missing.length > 0) throw new Refusal(backupText.filesMissing(incomplete(folder), missing))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(backupText.written(folder, rows, files.length))
  if (isVerified) await verifyOrSetAside(folder, databaseUrl, key?.identity)
}

// A backup that fails its verification must not count as the last complete one.
async function verifyOrSetAside(folder: string, databaseUrl: string, identity?: string) {
  try {
    await verify(folder, databaseUrl, identity)
  } catch (err) {
    renameSync(folder, incomplete(folder))
    throw err
  }
}

async function verify(folder: string, databaseUrl: string, identity?: string) {
  console.log(backupText.verifying)
  await verifyBackup(folder, { databaseUrl, identity }).catch((err: unknown) => {
    throw err instanceof Refusal
      ? new Refusal(`${err.message}\n${backupText.notVerified(folder)}`)
      : err
  })
}
