import type { Keeping } from './outdatedBackups'

/** Where backups go: a folder of this machine, or a bucket somewhere else. */
export type BackupAddress =
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; bucket: string; prefix: string }

/** @param address a path, or `s3://bucket/some/folder` */
export function backupAddressOf(address: string): BackupAddress {
  if (!address.startsWith('s3://')) return { kind: 'folder', folder: address }
  const [bucket = '', ...folders] = address.slice('s3://'.length).split('/')
  const prefix = folders.filter((folder) => folder !== '').map((folder) => `${folder}/`)
  return { kind: 's3', bucket, prefix: prefix.join('') }
}

export const saidAddress = (address: BackupAddress) =>
  address.kind === 's3' ? `s3://${address.bucket}/${address.prefix}` : address.folder

/** @returns `all` where nothing is ever taken away, null for what is no such setting */
export function keepingOf(setting: string): Keeping | 'all' | null {
  if (setting.trim() === 'all') return 'all'
  const [, ...counts] = /^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*$/.exec(setting) ?? []
  const [daily, weekly, monthly] = counts.map(Number)
  if (daily === undefined || weekly === undefined || monthly === undefined) return null
  return { daily, weekly, monthly }
}
