import { randomBytes, randomUUID } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { s3StoreFromEnvironment } from '@/src/domain/files/s3Store'
import type { HealthCheckVerdict } from '@/src/domain/health/healthChecks'
import type { HealthCheck } from '@/src/health/checkContext'
import { failureReason } from '@/src/plugins/system-page/health/failureReason'
import { probeFolder } from '@/src/plugins/system-page/health/probeFolder'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'

const PROBE_FILE_BYTES = 1024
/** The test file has a prefix of its own, so that a backup does not include it. */
const PROBE_FILE_PREFIX = 'essais'

const { store: words } = healthCheckWords

/** Writes, reads and deletes a test file in the file store. */
export const checkFileStore: HealthCheck = async ({ env }) => {
  const store = s3StoreFromEnvironment(env)
  if (!store) {
    const keep = (bytes: Buffer) => probeFolder(env.DATA_DIR, bytes)
    return tryStoreRoundTrip({ place: words.folder, keep, remedy: words.folderRemedy })
  }
  const keep = (bytes: Buffer) => probeBucket(store, bytes)
  return tryStoreRoundTrip({ place: words.bucket(store.bucket), keep, remedy: words.s3Remedy })
}

type StoreRoundTripOptions = {
  place: string
  keep: (bytes: Buffer) => Promise<Buffer>
  remedy: string
}

async function tryStoreRoundTrip({
  place,
  keep,
  remedy,
}: StoreRoundTripOptions): Promise<HealthCheckVerdict> {
  const bytes = randomBytes(PROBE_FILE_BYTES)
  const startedAt = performance.now()
  try {
    const read = await keep(bytes)
    if (!read.equals(bytes)) return { state: 'bad', says: words.differs(place), remedy }
  } catch (err) {
    return { state: 'bad', says: words.failed(place, failureReason(err)), remedy }
  }
  const ms = Math.round(performance.now() - startedAt)
  return { state: 'good', says: words.fine(place, ms), remedy: null }
}

async function probeBucket(
  { bucket: Bucket, client }: NonNullable<ReturnType<typeof s3StoreFromEnvironment>>,
  bytes: Buffer,
): Promise<Buffer> {
  const s3 = new S3Client({ ...client, maxAttempts: 1 })
  const object = { Bucket, Key: `${PROBE_FILE_PREFIX}/${randomUUID()}` }
  try {
    await s3.send(new PutObjectCommand({ ...object, Body: bytes }))
    const read = async () => {
      const { Body } = await s3.send(new GetObjectCommand(object))
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    }
    return await read().finally(() => s3.send(new DeleteObjectCommand(object)))
  } finally {
    s3.destroy()
  }
}
