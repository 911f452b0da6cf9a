import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { DeleteObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import {
  type FileStoreEnvironment,
  S3_PREFIXES,
  s3StoreFromEnvironment,
} from '@/src/domain/files/s3Store'
import { spoolFolderOf } from '@/src/files/spool'
import { hasErrorCode } from '../process/hasErrorCode'

/** A storage of candidate files, in which each file has the name from its row. */
export type CandidateFileStore = {
  listBefore: (limit: Date) => Promise<{ old: string[]; total: number }>
  remove: (name: string) => Promise<void>
}

/** Lists the storages that this machine reaches: its disk, its spool and the shared S3 store. */
export function candidateFileStores(env: FileStoreEnvironment): CandidateFileStore[] {
  const store = s3StoreFromEnvironment(env)
  const folders = [path.join(env.DATA_DIR, 'candidate-files'), spoolFolderOf(env.DATA_DIR)]
  return [...folders.map(createFolderStore), ...(store ? [createBucketStore(store)] : [])]
}

function createFolderStore(folder: string): CandidateFileStore {
  return {
    listBefore: async (limit) => {
      const names = await readdir(folder).catch((err: unknown) => {
        if (hasErrorCode(err, 'ENOENT')) return []
        throw err
      })
      const isOld = async (name: string) => {
        // A file may be moved or deleted after it was listed.
        const { mtime } = await stat(path.join(folder, name)).catch((err: unknown) => {
          if (hasErrorCode(err, 'ENOENT')) return { mtime: limit }
          throw err
        })
        return mtime < limit
      }
      const ages = await Promise.all(names.map(isOld))
      return { old: names.filter((_, index) => ages[index]), total: names.length }
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
  }
}

function createBucketStore({
  bucket: Bucket,
  client,
}: NonNullable<ReturnType<typeof s3StoreFromEnvironment>>): CandidateFileStore {
  const s3 = new S3Client(client)
  const Prefix = `${S3_PREFIXES['candidate-files']}/`
  return {
    listBefore: async (limit) => {
      const old: string[] = []
      let total = 0
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client: s3 },
        { Bucket, Prefix },
      )) {
        total += Contents.length
        for (const { Key = '', LastModified } of Contents) {
          if (LastModified && LastModified < limit) old.push(Key.slice(Prefix.length))
        }
      }
      return { old, total }
    },
    remove: async (name) => {
      await s3.send(new DeleteObjectCommand({ Bucket, Key: `${Prefix}${name}` }))
    },
  }
}
