import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { FileCheckState } from '@/src/domain/files/fileCheck'
import { candidateDownloadName } from '@/src/domain/files/uploadedFile'
import type { CandidateFileField } from '@/src/domain/submissions/applicationHistory'

export type FoundCandidateFile = {
  id: number
  storedName: string
  /** The key prefix in the store; empty for local files. */
  prefix: string
  /** The server on whose disk the file waits for its upload to the store; null for most files. */
  spooledOn: string | null
  checkState: FileCheckState
  downloadName: string
  mimeType: string
  /** The application with which the file was sent; null for a file without one. */
  sentWith: { application: number; as: CandidateFileField } | null
}

type Options = { id: string; user: SignedInUser | null }

/**
 * Finds a candidate's file with the candidate's name; null when it does not exist or the user may
 * not read it.
 */
export async function findCandidateFile(
  payload: Payload,
  { id, user }: Options,
): Promise<FoundCandidateFile | null> {
  const asUser = { user, overrideAccess: false, depth: 0 }
  const file = await payload.findByID({
    ...asUser,
    collection: 'candidate-files',
    id,
    disableErrors: true,
  })
  if (!file?.filename) return null
  const { docs } = await payload.find({
    ...asUser,
    collection: 'job-applications',
    where: { or: [{ cv: { equals: file.id } }, { coverLetterFile: { equals: file.id } }] },
    select: { candidateName: true, cv: true },
    limit: 1,
    pagination: false,
  })
  const [application] = docs
  const as = application?.cv === file.id ? 'cv' : 'coverLetterFile'
  return {
    id: file.id,
    storedName: file.filename,
    prefix: file.prefix ?? '',
    spooledOn: file.spooledOn ?? null,
    checkState: file.checkState,
    downloadName: candidateDownloadName(application?.candidateName ?? '', file.originalName),
    mimeType: file.mimeType ?? 'application/octet-stream',
    sentWith: application ? { application: application.id, as } : null,
  }
}
