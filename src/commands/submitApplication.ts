import type { Payload } from 'payload'
import type { ApplicationWarning } from '@/src/domain/applicationForm'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/applicationStatus'
import { createOnce } from './createOnce'
import { type AppliedJob, findAppliedJob } from './findAppliedJob'
import {
  fileWarnings,
  noFiles,
  type StoredFiles,
  storeApplicationFiles,
} from './storeApplicationFiles'
import { type CandidateFile, removeCandidateFiles } from './storeCandidateFile'

/** What a candidate sent, parsed: empty texts are null, files are judged. */
export type Application = {
  jobSlug: string
  candidateName: string
  candidateEmail: string
  candidatePhone: string | null
  coverLetter: string | null
  cv: CandidateFile | null
  coverLetterFile: CandidateFile | null
  submissionKey: string
}

/** The words that are stored where the candidate gave none. */
export type ApplicationWords = { spontaneousTitle: string; coverLetterAttached: string }

export type ApplicationOutcome =
  | { ok: true; warnings: ApplicationWarning[] }
  | { ok: false; error: 'jobOfferClosed' | 'applicationNotSaved' }

/**
 * Stores an application with its files and queues its announcement in the same transaction. The same
 * submission key again is the same application: answered as done, written once.
 */
export async function submitApplication(
  payload: Payload,
  application: Application,
  words: ApplicationWords,
): Promise<ApplicationOutcome> {
  let files = noFiles
  try {
    const job = await findAppliedJob(payload, application.jobSlug, words)
    if (!job) return { ok: false, error: 'jobOfferClosed' }
    files = await storeApplicationFiles(payload, application)
    const { isNew } = await createApplication(payload, { application, job, files, words })
    if (!isNew) await removeCandidateFiles(payload, files)
    return { ok: true, warnings: fileWarnings(application, files) }
  } catch (err) {
    payload.logger.error({ err, msg: 'An application could not be saved' })
    await removeCandidateFiles(payload, files)
    return { ok: false, error: 'applicationNotSaved' }
  }
}

type Creation = {
  application: Application
  job: AppliedJob
  files: StoredFiles
  words: ApplicationWords
}

function createApplication(payload: Payload, { application, job, files, words }: Creation) {
  const { candidateName, candidateEmail, candidatePhone, submissionKey } = application
  const attached = files.coverLetterFile === null ? null : words.coverLetterAttached
  return createOnce(payload, {
    collection: 'job-applications',
    submissionKey,
    create: async (req) => {
      const { id } = await payload.create({
        collection: 'job-applications',
        data: {
          ...{ candidateName, candidateEmail, candidatePhone, submissionKey },
          ...job,
          ...files,
          coverLetter: application.coverLetter ?? attached,
          status: INITIAL_APPLICATION_STATUS,
        },
        depth: 0,
        req,
        // Visitors may not create applications through REST, where they could set the status.
        overrideAccess: true,
      })
      await payload.jobs.queue({ task: 'announceApplication', input: { applicationId: id }, req })
    },
  })
}
