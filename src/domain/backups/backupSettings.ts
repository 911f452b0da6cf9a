import { isUnambiguousConnectionUrl } from '../urls/connectionUrl'

/** An S3 bucket, usually of a provider. Its URLs are path-style: the bucket name is in the path. */
export type BackupBucket = {
  kind: 's3'
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  bucket: string
  prefix: string
}

/** Destination of the backups: a local folder or a bucket. */
export type BackupLocation = { kind: 'folder'; folder: string } | BackupBucket

/**
 * @param address a path, or
 * `https://key:secret@s3.somewhere.example/bucket/some/folder?region=there`
 * @returns null for any other text
 */
export function parseBackupLocation(address: string): BackupLocation | null {
  if (address.startsWith('/')) return { kind: 'folder', folder: address }
  if (!isUnambiguousConnectionUrl(address, ['http', 'https'])) return null
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

/** Number of days, weeks and months of which the last backup is retained. */
export type BackupRetention = { daily: number; weekly: number; monthly: number }

/** The destination without its keys, for display. */
export const backupLocationWithoutKeys = (address: BackupLocation) =>
  address.kind === 's3' ? `${address.endpoint}/${address.bucket}/${address.prefix}` : address.folder

/** @returns `all` when no backup is ever deleted, null for an invalid setting */
export function parseBackupRetention(setting: string): BackupRetention | 'all' | null {
  if (setting.trim() === 'all') return 'all'
  const [, ...counts] = /^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*$/.exec(setting) ?? []
  const [daily, weekly, monthly] = counts.map(Number)
  if (daily === undefined || weekly === undefined || monthly === undefined) return null
  return { daily, weekly, monthly }
}
