import type { PayloadRequest } from 'payload'
import type { CandidateFile } from '@/payload-types'
import { parseFileWarnings } from '@/src/domain/files/fileWarning'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'

/**
 * Finds an application with its file names and warnings about the files; null when the user may not
 * read it.
 */
export async function findApplicationForStaff(req: PayloadRequest, id: number | string) {
  const application = await req.payload.findByID({
    collection: 'job-applications',
    id,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!application) return null
  return {
    ...application,
    // The e-mail address is never empty in the database, but the form may omit it.
    candidateEmail: application.candidateEmail ?? '',
    jobTitle: application.jobTitle ?? '',
    language: application.language ?? SOURCE_LANGUAGE,
    cv: describeStoredFile(application.cv),
    coverLetterFile: describeStoredFile(application.coverLetterFile),
  }
}

export type ApplicationFileForStaff = NonNullable<ReturnType<typeof describeStoredFile>>

function describeStoredFile(file: CandidateFile | number | null | undefined) {
  if (typeof file !== 'object' || !file) return null
  const { id, originalName: name, mimeType = null, hasActiveContent } = file
  const { checkState: state, checkedBy: by = null, checkedAt: at = null, finding } = file
  const check = { state, by, at, finding: finding ?? '' }
  const marks = parseFileWarnings(file.marks)
  return { id, name, mimeType, hasActiveContent: hasActiveContent === true, marks, check }
}
