import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { initialFileCheckResult } from '@/src/domain/files/fileCheck'
import { fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import type {
  ApplicationFileField,
  ApplicationFileValues,
  UnstoredFileWarning,
} from '@/src/domain/submissions/applicationForm'
import type { InspectedFile } from '@/src/files/inspectUploadedFile'
import { removeFromSpool, spoolFolderOf, storeInSpool } from '@/src/files/spool'

/** Where files are stored, and whether an antivirus checks them before staff may open them. */
export type FileStorageSettings = {
  dataDir: string
  /** Whether an S3-compatible store is configured; otherwise files are stored below `dataDir`. */
  hasStore: boolean
  hasAntivirus: boolean
}

/** The ids of an application's files; null for one that was not sent or not stored. */
export type StoredApplicationFileIds = ApplicationFileValues<number>

type FileStorageContext = { storage: FileStorageSettings; now: Date }

/** Stores both files at the same time, so that a slow store delays the candidate only once. */
export async function storeCandidateFiles(
  payload: Payload,
  { cv, coverLetterFile }: ApplicationFileValues<InspectedFile>,
  context: FileStorageContext,
): Promise<StoredApplicationFileIds> {
  const [cvId, coverLetterId] = await Promise.all([
    cv && storeOrSpoolFile(payload, cv, { ...context, name: createRandomFileName(cv) }),
    coverLetterFile &&
      storeOrSpoolFile(payload, coverLetterFile, {
        ...context,
        name: `cover-letter-${createRandomFileName(coverLetterFile)}`,
      }),
  ])
  return { cv: cvId, coverLetterFile: coverLetterId }
}

const createRandomFileName = ({ kind }: InspectedFile) => `${randomUUID()}.${kind}`

export function unstoredFileWarnings(
  sent: Record<ApplicationFileField, unknown>,
  stored: StoredApplicationFileIds,
): UnstoredFileWarning[] {
  const warnings: UnstoredFileWarning[] = []
  if (sent.cv && stored.cv === null) warnings.push('cvNotStored')
  if (sent.coverLetterFile && stored.coverLetterFile === null) warnings.push('coverLetterNotStored')
  return warnings
}

/** Deletes the files of an application that was not saved. */
export async function deleteFilesOfUnsavedApplication(
  payload: Payload,
  files: StoredApplicationFileIds,
): Promise<void> {
  const ids = Object.values(files).filter((id) => id !== null)
  if (ids.length === 0) return
  try {
    await payload.delete({
      collection: 'candidate-files',
      where: { id: { in: ids } },
      // Access control is skipped: the files come from a visitor without an account.
      overrideAccess: true,
    })
  } catch (err) {
    payload.logger.error({
      err,
      msg: `No application refers to the candidate files ${ids.join(', ')}`,
    })
  }
}

/** For this time after a failure of the store, submissions do not wait for the store. */
const PAUSE_AFTER_STORE_FAILURE_MS = 30_000
let storePausedUntil = 0

type NamedFileStorageContext = FileStorageContext & { name: string }

/**
 * Stores a file under a random name, in a transaction of its own: in the store, or on the local
 * disk while the store fails.
 * @returns its id, or null when both fail: the application is then saved without the file
 */
async function storeOrSpoolFile(
  payload: Payload,
  file: InspectedFile,
  storing: NamedFileStorageContext,
): Promise<number | null> {
  const { storage, now } = storing
  const isResting = storage.hasStore && now.getTime() < storePausedUntil
  if (!isResting) {
    try {
      return await createCandidateFileDocument(payload, file, { ...storing, spooledOn: null })
    } catch (err) {
      payload.logger.error({ err, msg: 'A candidate’s file could not be stored' })
      if (!storage.hasStore) return removePartialFile(payload, storing.name)
      storePausedUntil = now.getTime() + PAUSE_AFTER_STORE_FAILURE_MS
    }
  }
  return spoolFile(payload, file, storing)
}

// Removes the file of a failed write: on a full disk its beginning would remain. When this deletion
// fails too, the cleaning of interrupted submissions removes the file later.
async function removePartialFile(payload: Payload, name: string): Promise<null> {
  const { staticDir } = payload.collections['candidate-files'].config.upload
  await rm(path.join(staticDir ?? '', name), { force: true }).catch(() => undefined)
  return null
}

async function spoolFile(payload: Payload, file: InspectedFile, storing: NamedFileStorageContext) {
  const { name, storage } = storing
  const folder = spoolFolderOf(storage.dataDir)
  try {
    await storeInSpool(folder, name, file.bytes)
    return await createCandidateFileDocument(payload, file, { ...storing, spooledOn: hostname() })
  } catch (err) {
    payload.logger.error({ err, msg: 'A candidate’s file could not be spooled either' })
    // When this deletion fails too, the cleaning of interrupted submissions removes the file later.
    await removeFromSpool(folder, name).catch(() => undefined)
    return null
  }
}

async function createCandidateFileDocument(
  payload: Payload,
  { originalName, found, kind, bytes }: InspectedFile,
  { name, storage, now, spooledOn }: NamedFileStorageContext & { spooledOn: string | null },
): Promise<number> {
  const { id } = await payload.create({
    collection: 'candidate-files',
    data: {
      ...{ ...found, originalName, spooledOn },
      ...initialFileCheckResult(
        { hasAntivirus: storage.hasAntivirus, isInspected: found !== null },
        now,
      ),
    },
    file: { name, data: bytes, mimetype: fileKindMimeTypes[kind], size: bytes.length },
    // The file is already in the spool, so the storage plugin must only write the row.
    context: { skipCloudStorage: spooledOn !== null },
    depth: 0,
    // Access control is skipped: visitors may not create files by REST. This file was inspected.
    overrideAccess: true,
  })
  return id
}
