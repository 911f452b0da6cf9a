import type { Payload } from 'payload'
import type {
  ApplicationFileField,
  ApplicationWarning,
} from '@/src/domain/submissions/applicationForm'
import { type CandidateFile, type FileKeeping, storeCandidateFile } from './storeCandidateFile'

type SentFiles = { cv: CandidateFile | null; coverLetterFile: CandidateFile | null }

/** The ids of an application's files; null for one that was not sent or not stored. */
export type StoredFiles = { cv: number | null; coverLetterFile: number | null }

/** Stores both files side by side, so that a slow store costs its time only once. */
export async function storeApplicationFiles(
  payload: Payload,
  { cv, coverLetterFile }: SentFiles,
  keeping: FileKeeping,
): Promise<StoredFiles> {
  const [cvId, coverLetterId] = await Promise.all([
    cv && storeCandidateFile(payload, cv, { namePrefix: '', keeping }),
    coverLetterFile &&
      storeCandidateFile(payload, coverLetterFile, { namePrefix: 'cover-letter-', keeping }),
  ])
  return { cv: cvId, coverLetterFile: coverLetterId }
}

export function fileWarnings(
  sent: { [field in ApplicationFileField]: unknown },
  stored: StoredFiles,
): ApplicationWarning[] {
  const warnings: ApplicationWarning[] = []
  if (sent.cv && stored.cv === null) warnings.push('cvNotStored')
  if (sent.coverLetterFile && stored.coverLetterFile === null) warnings.push('coverLetterNotStored')
  return warnings
}
