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

/** A file that was not refused, under the cleaned name it was sent with. */
export type CandidateFile = {
  originalName: string
  kind: FileKind
  bytes: Buffer
  /** Null for a file that the background job is still to inspect. */
  found: Pick<FileVerdict, 'hasActiveContent' | 'marks'> | null
}

/** Where files go, and whether an antivirus reads them before anybody else does. */
export type FileKeeping = { env: FileStoreEnvironment; hasAntivirus: boolean; now: Date }

/** For so long after the store has failed nobody waits for it again. */
const STORE_REST_MS = 30_000
let storeRestsUntil = 0

/**
 * Stores a candidate's file under a random name, in a transaction of its own: in the store, or on this
 * machine's disk while the store does not take it.
 * @returns its id, or null when neither takes it: the application goes on without it
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

// A full disk would be left with what of the file it could take.
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
    // Where even that fails, it goes with what other interrupted submissions have left.
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
    // Has the plugin write the row without sending the file to the store.
    context: { skipCloudStorage: spooledOn !== null },
    depth: 0,
    // Visitors may not create files by themselves; this one was judged with its application.
    overrideAccess: true,
  })
  return id
}
