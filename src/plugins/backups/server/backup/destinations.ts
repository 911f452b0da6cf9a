import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type BackupLocation, backupLocationWithoutKeys } from '@/src/domain/backups/backupSettings'
import type { Env } from '@/src/env'
import { isCompleteBackupName } from '@/src/plugins/backups/rules/backupName'
import { backupPartFileName } from './encryption'
import { MANIFEST_FILE_NAME } from './manifest'
import { createS3Destination } from './s3Destination'

/** A backup destination: the storage of several backups, each under its name. */
export type BackupDestination = {
  /** The name that the operator sees. */
  displayName: string
  /** The local folder in which a backup is written first. */
  folder: string
  /** Deletes partial backups that an earlier run left in that folder. */
  clear: () => Promise<void>
  list: () => Promise<{ name: string; isWhole: boolean }[]>
  /** Moves a finished backup from the local folder to the destination. */
  store: (name: string) => Promise<void>
  /** Downloads a backup into a local folder. */
  fetch: (name: string, folder: string) => Promise<void>
  remove: (name: string) => Promise<void>
}

export function backupDestinationOf(env: Env): BackupDestination {
  const own = path.join(env.DATA_DIR, 'sauvegardes')
  const address: BackupLocation = env.BACKUP_TO ?? { kind: 'folder', folder: path.resolve(own) }
  // Uploaded backups have a folder of their own, so that `clear` deletes no local backups.
  return address.kind === 's3'
    ? createS3Destination(address, path.join(own, 'en-route'))
    : createFolderDestination(address)
}

function createFolderDestination(address: BackupLocation & { kind: 'folder' }): BackupDestination {
  const { folder } = address
  return {
    displayName: backupLocationWithoutKeys(address),
    folder,
    // The folder is the destination, whose partial backups removeOutdatedBackups deletes.
    clear: async () => undefined,
    list: async () =>
      (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => ({
          name,
          isWhole: isCompleteBackupName(name) && hasManifest(folder, name),
        })),
    store: async () => undefined,
    fetch: async (name, to) => cpSync(path.join(folder, name), to, { recursive: true }),
    remove: async (name) => rmSync(path.join(folder, name), { recursive: true }),
  }
}

const hasManifest = (folder: string, name: string) =>
  [true, false].some((isSealed) =>
    existsSync(path.join(folder, name, backupPartFileName(MANIFEST_FILE_NAME, isSealed))),
  )
