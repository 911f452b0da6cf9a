import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { FileCheckState } from '@/src/domain/files/fileCheck'
import { downloadName } from '@/src/domain/files/uploadedFileName'
import type { CandidateFilePlace } from '@/src/domain/submissions/applicationHistory'

export type FoundCandidateFile = {
  id: number
  storedName: string
  /** The folder within the store; empty for local files. */
  prefix: string
  /** The machine on whose disk it waits for the store; null for nearly all. */
  spooledOn: string | null
  checkState: FileCheckState
  downloadName: string
  mimeType: string
  /** The application that it came with; null for a file that belongs to none. */
  sentWith: { application: number; as: CandidateFilePlace } | null
}

type Asked = { id: string; user: SignedInUser | null }

/** A candidate's file as this user may see it, named after the candidate; null when there is none for them. */
export async function findCandidateFile(
  payload: Payload,
  { id, user }: Asked,
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
    downloadName: downloadName(application?.candidateName ?? '', file.originalName),
    mimeType: file.mimeType ?? 'application/octet-stream',
    sentWith: application ? { application: application.id, as } : null,
  }
}
