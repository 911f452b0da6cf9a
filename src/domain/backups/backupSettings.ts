import { isConnectionUrl } from '../addresses/connectionUrl'
import type { Keeping } from './outdatedBackups'

/** A bucket, mostly of somebody else's, whose name stands in the path. */
export type BackupBucket = {
  kind: 's3'
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  bucket: string
  prefix: string
}

/** Where backups go: a folder of this machine, or a bucket somewhere else. */
export type BackupAddress = { kind: 'folder'; folder: string } | BackupBucket

/**
 * @param address a path, or `https://key:secret@s3.somewhere.example/bucket/some/folder?region=there`
 * @returns null for what is neither
 */
export function backupAddressOf(address: string): BackupAddress | null {
  if (address.startsWith('/')) return { kind: 'folder', folder: address }
  if (!isConnectionUrl(address, ['http', 'https'])) return null
  const { origin, pathname, searchParams, username, password } = new URL(address)
  const [bucket, ...folders] = pathname.split('/').filter((part) => part !== '')
  if (!bucket || username === '' || password === '') return null
  return {
    kind: 's3',
    endpoint: origin,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
  }
}

/** As a person may read it: without its keys. */
export const saidAddress = (address: BackupAddress) =>
  address.kind === 's3' ? `${address.endpoint}/${address.bucket}/${address.prefix}` : address.folder

/** @returns `all` where nothing is ever taken away, null for what is no such setting */
export function keepingOf(setting: string): Keeping | 'all' | null {
  if (setting.trim() === 'all') return 'all'
  const [, ...counts] = /^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*$/.exec(setting) ?? []
  const [daily, weekly, monthly] = counts.map(Number)
  if (daily === undefined || weekly === undefined || monthly === undefined) return null
  return { daily, weekly, monthly }
}
