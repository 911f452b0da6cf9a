import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isWholeName } from '@/src/domain/backups/backupName'
import { type BackupAddress, saidAddress } from '@/src/domain/backups/backupSettings'
import type { Env } from '@/src/env'
import { MANIFEST } from './manifest'
import { s3Place } from './s3Place'
import { sealedName } from './sealing'

/** Where several backups lie together, each under its name. */
export type BackupPlace = {
  /** As a person would write it. */
  address: string
  /** The folder of this machine in which they are made. */
  folder: string
  /** Takes away what earlier ones have left in that folder on their way elsewhere. */
  clear: () => Promise<void>
  list: () => Promise<{ name: string; isWhole: boolean }[]>
  /** Moves there what was made in the folder. */
  take: (name: string) => Promise<void>
  /** Brings one of them into a folder of this machine. */
  fetch: (name: string, folder: string) => Promise<void>
  remove: (name: string) => Promise<void>
}

export function backupPlaceOf(env: Env): BackupPlace {
  const own = path.join(env.DATA_DIR, 'sauvegardes')
  const address: BackupAddress = env.BACKUP_TO ?? { kind: 'folder', folder: path.resolve(own) }
  // On its way elsewhere a backup lies apart from those that were meant to stay here.
  return address.kind === 's3' ? s3Place(address, path.join(own, 'en-route')) : folderPlace(address)
}

function folderPlace(address: BackupAddress & { kind: 'folder' }): BackupPlace {
  const { folder } = address
  return {
    address: saidAddress(address),
    folder,
    // They are where they belong; what was cut short goes with what is outdated.
    clear: async () => undefined,
    list: async () =>
      (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => ({ name, isWhole: isWholeName(name) && hasManifest(folder, name) })),
    take: async () => undefined,
    fetch: async (name, to) => cpSync(path.join(folder, name), to, { recursive: true }),
    remove: async (name) => rmSync(path.join(folder, name), { recursive: true }),
  }
}

const hasManifest = (folder: string, name: string) =>
  [true, false].some((isSealed) =>
    existsSync(path.join(folder, name, sealedName(MANIFEST, isSealed))),
  )
