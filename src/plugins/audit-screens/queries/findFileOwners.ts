import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { CandidateFileField } from '@/src/domain/submissions/applicationHistory'

/** The application with which a candidate's file was sent. */
export type FileOwner = { application: number; as: CandidateFileField; candidateName: string }
type FileOwnerByFileId = { [file: number]: FileOwner }

const CANDIDATE_FILE_FIELDS = ['cv', 'coverLetterFile'] as const satisfies CandidateFileField[]

/**
 * The applications of these files, within the user's access rights; files without an application
 * are omitted.
 */
export async function findFileOwners(
  payload: Payload,
  { user, files }: { user: SignedInUser | null; files: number[] },
): Promise<FileOwnerByFileId> {
  if (files.length === 0) return {}
  const { docs } = await payload.find({
    collection: 'job-applications',
    where: { or: [{ cv: { in: files } }, { coverLetterFile: { in: files } }] },
    select: { candidateName: true, cv: true, coverLetterFile: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  const sent = docs.flatMap(({ id: application, candidateName, ...places }) =>
    CANDIDATE_FILE_FIELDS.map((as) => ({
      file: places[as],
      as,
      application,
      candidateName: candidateName ?? '',
    })),
  )
  return Object.fromEntries(
    files.flatMap((fileId) => {
      const owner = sent.find(({ file }) => file === fileId)
      if (!owner) return []
      const { application, as, candidateName } = owner
      return [[fileId, { application, as, candidateName }]]
    }),
  )
}
