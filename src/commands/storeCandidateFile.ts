import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { checkAtArrival } from '@/src/domain/files/fileCheck'
import type { FileVerdict } from '@/src/domain/files/fileContent'
import { type FileStoreEnvironment, s3StoreOf } from '@/src/domain/files/s3Store'
import { type FileKind, fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import { removeFromSpool, spoolFolder, storeInSpool } from '@/src/files/spool'

/** An accepted file with its sanitised original name. */
export type CandidateFile = {
  originalName: string
  kind: FileKind
  bytes: Buffer
  /** Null for a file that the background job will inspect. */
  found: Pick<FileVerdict, 'hasActiveContent' | 'marks'> | null
}

/** How files are stored, and whether an antivirus scans them first. */
export type FileKeeping = { env: FileStoreEnvironment; hasAntivirus: boolean; now: Date }

/** After a failure the store is not tried again for this time. */
const STORE_REST_MS = 30_000
let storeRestsUntil = 0

/**
 * Stores a candidate's file under a random name in its own transaction: in the store, or on this
 * machine's disk while the store fails.
 * @returns its id, or null when both fail; the application is then stored without it
 */
export async function storeCandidateFile(
  payload: Payload,
  file: CandidateFile,
  { namePrefix, keeping }: { namePrefix: string; keeping: FileKeeping },
): Promise<number | null> {
  const storing = { name: `${namePrefix}${randomUUID()}.${file.kind}`, keeping }
  const hasStore = s3StoreOf(keeping.env) !== null
  const isResting = hasStore && keeping.now.getTime() < storeRestsUntil
  if (!isResting) {
    try {
      return await createFile(payload, file, { ...storing, spooledOn: null })
    } catch (err) {
      payload.logger.error({ err, msg: 'A candidate’s file could not be stored' })
      if (!hasStore) return removeHalfFile(payload, storing.name)
      storeRestsUntil = keeping.now.getTime() + STORE_REST_MS
    }
  }
  return spoolFile(payload, file, storing)
}

// A full disk may contain a partial file.
async function removeHalfFile(payload: Payload, name: string): Promise<null> {
  const { staticDir } = payload.collections['candidate-files'].config.upload
  await rm(path.join(staticDir ?? '', name), { force: true }).catch(() => undefined)
  return null
}

type Storing = { name: string; keeping: FileKeeping }

async function spoolFile(payload: Payload, file: CandidateFile, { name, keeping }: Storing) {
  const folder = spoolFolder(keeping.env.DATA_DIR)
  try {
    await storeInSpool(folder, name, file.bytes)
    return await createFile(payload, file, { name, keeping, spooledOn: hostname() })
  } catch (err) {
    payload.logger.error({ err, msg: 'A candidate’s file could not be kept on disk either' })
    // When this fails too, removeStrays deletes the file later.
    await removeFromSpool(folder, name).catch(() => undefined)
    return null
  }
}

async function createFile(
  payload: Payload,
  { originalName, found, kind, bytes }: CandidateFile,
  { name, keeping, spooledOn }: Storing & { spooledOn: string | null },
): Promise<number> {
  const { id } = await payload.create({
    collection: 'candidate-files',
    data: {
      ...{ ...found, originalName, spooledOn },
      ...checkAtArrival(
        { hasAntivirus: keeping.hasAntivirus, isInspected: found !== null },
        keeping.now,
      ),
    },
    file: { name, data: bytes, mimetype: fileKindMimeTypes[kind], size: bytes.length },
    // The storage plugin then writes the row without an upload.
    context: { skipCloudStorage: spooledOn !== null },
    depth: 0,
    // Visitors may not create files through REST; this file was inspected with its application.
    overrideAccess: true,
  })
  return id
}
