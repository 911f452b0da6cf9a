import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { backupLocationWithoutKeys } from '@/src/domain/backups/backupSettings'
import { s3StoreFromEnvironment } from '@/src/domain/files/s3Store'
import type { Env } from '@/src/env'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/src/server/privateFiles'
import { hasErrorCode } from '@/src/server/process/hasErrorCode'
import { createBackupClient } from '../backup/s3Destination'
import { MAX_JOURNAL_FILE_BYTES } from './deletionJournal'

/** A place with the files of the deletion journal. */
export type JournalStore = {
  /** The name that the operator sees. */
  displayName: string
  list: () => Promise<string[]>
  /** The content of a file; null when it is longer than the worker writes. */
  read: (name: string) => Promise<string | null>
  /** Writes a file completely or not at all. */
  write: (name: string, content: string) => Promise<void>
  remove: (name: string) => Promise<void>
}

const JOURNAL_FOLDER = 'deletion-journal'

/**
 * The stores of the journal: beside the uploaded files, and beside the backups, so that it survives
 * the loss of either.
 */
export function journalStores(env: Env): JournalStore[] {
  const files = s3StoreFromEnvironment(env)
  const backups = env.BACKUP_TO
  return [
    files
      ? createBucketStore(files, `${files.bucket}/${JOURNAL_FOLDER}`)
      : createFolderStore(path.resolve(env.DATA_DIR, JOURNAL_FOLDER)),
    ...(backups?.kind === 'folder'
      ? [createFolderStore(path.join(backups.folder, JOURNAL_FOLDER))]
      : []),
    ...(backups?.kind === 's3'
      ? [
          createBucketStore(
            { bucket: backups.bucket, prefix: backups.prefix, client: createBackupClient(backups) },
            `${backupLocationWithoutKeys(backups)}${JOURNAL_FOLDER}`,
          ),
        ]
      : []),
  ]
}

export function createFolderStore(folder: string): JournalStore {
  const place = (name: string) => path.join(folder, name)
  return {
    displayName: folder,
    list: async () => {
      try {
        return await readdir(folder)
      } catch (err) {
        if (hasErrorCode(err, 'ENOENT')) return []
        throw err
      }
    },
    read: async (name) => {
      const { size } = await stat(place(name))
      return size > MAX_JOURNAL_FILE_BYTES ? null : await readFile(place(name), 'utf8')
    },
    write: async (name, content) => {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
      const unfinished = place(`${name}.part`)
      const file = await open(unfinished, 'w', PRIVATE_FILE_MODE)
      try {
        await file.writeFile(content)
        // The rows are deleted next, so the file must survive a power failure.
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, place(name))
    },
    remove: (name) => rm(place(name), { force: true }),
  }
}

type JournalBucket = { bucket: string; prefix?: string; client: S3Client | S3ClientConfig }

function createBucketStore(
  { bucket: Bucket, prefix = '', client }: JournalBucket,
  displayName: string,
): JournalStore {
  const s3 = client instanceof S3Client ? client : new S3Client(client)
  const Prefix = `${prefix}${JOURNAL_FOLDER}/`
  const keyOf = (name: string) => ({ Bucket, Key: `${Prefix}${name}` })
  return {
    displayName,
    list: async () => {
      const names: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client: s3 },
        { Bucket, Prefix },
      )) {
        names.push(...Contents.map(({ Key = '' }) => Key.slice(Prefix.length)))
      }
      return names
    },
    read: async (name) => {
      const { Body, ContentLength = 0 } = await s3.send(new GetObjectCommand(keyOf(name)))
      if (!(Body instanceof Readable)) throw new Error(`The store returned no content for ${name}`)
      if (ContentLength <= MAX_JOURNAL_FILE_BYTES) return (await buffer(Body)).toString()
      Body.destroy()
      return null
    },
    write: async (name, content) => {
      await s3.send(new PutObjectCommand({ ...keyOf(name), Body: content }))
    },
    remove: async (name) => {
      await s3.send(new DeleteObjectCommand(keyOf(name)))
    },
  }
}
