import { existsSync, renameSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '@/src/env'
import { backupName, backupStartTime } from '@/src/plugins/backups/rules/backupName'
import { backupDestinationOf } from '@/src/plugins/backups/server/backup/destinations'
import { createOneTimeKeyPair } from '@/src/plugins/backups/server/backup/encryption'
import { createFileStore } from '@/src/plugins/backups/server/backup/fileStores'
import { readBackup } from '@/src/plugins/backups/server/backup/readBackup'
import { recordBackup, recordOldestBackup } from '@/src/plugins/backups/server/backup/recordBackup'
import {
  findOldestBackup,
  removeOutdatedBackups,
} from '@/src/plugins/backups/server/backup/removeOutdatedBackups'
import { verifyBackup } from '@/src/plugins/backups/server/backup/verifyBackup'
import { withBackupLock } from '@/src/plugins/backups/server/backup/withBackupLock'
import { withLocalBackup } from '@/src/plugins/backups/server/backup/withLocalBackup'
import { incompleteBackupName, writeBackup } from '@/src/plugins/backups/server/backup/writeBackup'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { assertDatabaseReachable } from '@/src/server/assertDatabaseReachable'
import { OperatorError } from '@/src/server/operatorError'
import { provideDatabaseAndSecrets } from '@/src/server/provideDatabaseAndSecrets'

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
  const [nameOrFolder] = positionals
  const { variables, stop } = await provideDatabaseAndSecrets(env, console.log)
  const databaseUrl = variables.DATABASE_URL
  try {
    await assertDatabaseReachable(databaseUrl)
    if (values.verify && nameOrFolder && isExistingBackup(nameOrFolder))
      await verifyExistingBackup(nameOrFolder, databaseUrl)
    else if (nameOrFolder) {
      const folder = path.resolve(nameOrFolder)
      refuseExistingFolder(folder)
      await backUpToFolder(folder, databaseUrl, values.verify)
      await recordBackup(databaseUrl)
    } else {
      const name = values.name ?? backupName(new Date())
      await withBackupLock(databaseUrl, () => backUpToDestination(name, databaseUrl, values.verify))
    }
  } finally {
    await stop()
  }
}

/** Whether the target is an existing backup: a path, or a name in the destination. */
const isExistingBackup = (target: string) => existsSync(target) || backupStartTime(target) !== null

const verifyExistingBackup = (target: string, databaseUrl: string) =>
  withLocalBackup(target, env, async (folder) => {
    await readBackup(folder, env.BACKUP_IDENTITY)
    await verifyAndPrint(folder, databaseUrl)
  })

async function backUpToDestination(name: string, databaseUrl: string, isVerified: boolean) {
  if (backupStartTime(name) === null) throw new OperatorError(backupText.notAName(name))
  const place = backupDestinationOf(env)
  const folder = path.join(place.folder, name)
  refuseExistingFolder(folder)
  await place.clear()
  let isMade = false
  try {
    await backUpToFolder(folder, databaseUrl, isVerified)
    isMade = true
  } finally {
    for (const made of [folder, incompleteBackupName(folder)].filter(existsSync)) {
      await place.store(path.basename(made))
      console.log(backupText.taken(path.basename(made), place.displayName))
    }
    // The backup is recorded last: one that could not be moved to its destination does not count.
    if (isMade) await recordBackup(databaseUrl)
    // Old backups are deleted after a failure too: incomplete ones must not fill the destination.
    const removed = await removeOutdatedBackups(place, {
      keeping: env.BACKUP_KEEP,
      now: new Date(),
    })
    if (removed.length > 0) console.log(backupText.outdatedRemoved(removed))
    const oldest = await findOldestBackup(place)
    if (oldest) await recordOldestBackup(databaseUrl, oldest)
  }
}

function refuseExistingFolder(folder: string) {
  for (const taken of [folder, incompleteBackupName(folder)].filter(existsSync)) {
    throw new OperatorError(backupText.folderTaken(taken))
  }
}

async function backUpToFolder(folder: string, databaseUrl: string, isVerified: boolean) {
  const owners = env.BACKUP_RECIPIENTS
  const key = owners.length > 0 && isVerified ? await createOneTimeKeyPair(owners) : null
  const recipients = key ? [...owners, key.recipient] : owners
  const source = { databaseUrl, store: createFileStore(env), recipients }
  const { tables, files, missing } = await writeBackup(folder, source, new Date())
  if (missing.length > 0)
    throw new OperatorError(backupText.filesMissing(incompleteBackupName(folder), missing))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(backupText.written(folder, rows, files.length))
  if (isVerified) await verifyOrMarkIncomplete(folder, databaseUrl, key?.identity)
}

// Verifies a backup. One that fails must not count as the last complete one.
async function verifyOrMarkIncomplete(folder: string, databaseUrl: string, identity?: string) {
  try {
    await verifyAndPrint(folder, databaseUrl, identity)
  } catch (err) {
    renameSync(folder, incompleteBackupName(folder))
    throw err
  }
}

async function verifyAndPrint(folder: string, databaseUrl: string, identity?: string) {
  console.log(backupText.verifying)
  await verifyBackup(folder, { databaseUrl, identity }).catch((err: unknown) => {
    throw err instanceof OperatorError
      ? new OperatorError(`${err.message}\n${backupText.notVerified(folder)}`)
      : err
  })
}
