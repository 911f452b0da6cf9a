import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import type { Payload } from 'payload'
import { type FileStoreEnvironment, s3StoreFromEnvironment } from '@/src/domain/files/s3Store'
import { readFromSpool, spoolFolderOf } from './spool'

/** The location of a file: its name and its prefix in the store, which is empty for local files. */
export type StoredFileLocation = {
  storedName: string
  prefix: string
  /** The machine whose spool contains the file; null for files in the store. */
  spooledOn: string | null
}

/** The file is deleted, in another machine's spool, or in an unreachable store. */
export type FileReadFailure = 'missing' | 'elsewhere' | 'unreachable'

type FileReadResult = { ok: true; bytes: Buffer } | { ok: false; error: FileReadFailure }

/** Reads a candidate's file (at most 5 MB), or returns the reason why it cannot be read now. */
export async function readCandidateFile(
  payload: Payload,
  { storedName, prefix, spooledOn }: StoredFileLocation,
  env: FileStoreEnvironment,
): Promise<FileReadResult> {
  const store = s3StoreFromEnvironment(env)
  try {
    const spooled = spooledOn && (await readFromSpool(spoolFolderOf(env.DATA_DIR), storedName))
    if (spooled) return { ok: true, bytes: spooled }
    if (!store) {
      const { staticDir } = payload.collections['candidate-files'].config.upload
      return { ok: true, bytes: await readFile(path.join(staticDir ?? '', storedName)) }
    }
    const Key = [prefix, storedName].filter((part) => part !== '').join('/')
    const command = new GetObjectCommand({ Bucket: store.bucket, Key })
    const { Body } = await new S3Client(store.client).send(command)
    const bytes = await Body?.transformToByteArray()
    return { ok: true, bytes: Buffer.from(bytes ?? []) }
  } catch (err) {
    payload.logger.error({ err, msg: 'A candidate’s file could not be read' })
    if (spooledOn) return { ok: false, error: 'elsewhere' }
    return { ok: false, error: isMissingFileError(err) ? 'missing' : 'unreachable' }
  }
}

const isMissingFileError = (err: unknown) =>
  err instanceof NoSuchKey || (err instanceof Error && 'code' in err && err.code === 'ENOENT')
