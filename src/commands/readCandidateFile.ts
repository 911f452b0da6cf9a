import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import type { Payload } from 'payload'
import { type FileStoreEnvironment, s3StoreOf } from '@/src/domain/files/s3Store'
import { readFromSpool, spoolFolder } from '@/src/files/spool'

/** Where a file lies: its name and the folder within the store, empty for local files. */
export type StoredFile = {
  storedName: string
  prefix: string
  /** The machine on whose disk it waits for the store; null for nearly all. */
  spooledOn: string | null
}

/** Why there are no bytes: gone, waiting on another machine's disk, or in a store that does not answer. */
export type FileLoss = 'missing' | 'elsewhere' | 'unreachable'

type Read = { ok: true; bytes: Buffer } | { ok: false; error: FileLoss }

/** The bytes of a candidate's file, which is at most 5 MB, or why they cannot be had here and now. */
export async function readCandidateFile(
  payload: Payload,
  { storedName, prefix, spooledOn }: StoredFile,
  env: FileStoreEnvironment,
): Promise<Read> {
  const store = s3StoreOf(env)
  try {
    const spooled = spooledOn && (await readFromSpool(spoolFolder(env.DATA_DIR), storedName))
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
    return { ok: false, error: isGone(err) ? 'missing' : 'unreachable' }
  }
}

const isGone = (err: unknown) =>
  err instanceof NoSuchKey || (err instanceof Error && 'code' in err && err.code === 'ENOENT')
