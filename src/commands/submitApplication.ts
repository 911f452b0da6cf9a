import type { Payload } from 'payload'
import type { ApplicationWarning } from '@/src/domain/applicationForm'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/applicationStatus'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/jobOffer'
import { titleFromSlug } from '@/src/domain/titleFromSlug'
import { createOnce } from './createOnce'
import { findAppliedOffer } from './findAppliedOffer'
import { type CandidateFile, removeCandidateFiles, storeCandidateFile } from './storeCandidateFile'

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

type StoredFiles = { cv: number | null; coverLetterFile: number | null }

/**
 * Stores an application with its files and queues its announcement in the same transaction. The same
 * submission key again is the same application: answered as done, written once.
 */
export async function submitApplication(
  payload: Payload,
  application: Application,
  words: ApplicationWords,
): Promise<ApplicationOutcome> {
  let files: StoredFiles = { cv: null, coverLetterFile: null }
  try {
    const job = await appliedJob(payload, application.jobSlug, words)
    if (!job) return { ok: false, error: 'jobOfferClosed' }
    files = await storeFiles(payload, application)
    const { isNew } = await createApplication(payload, { application, job, files, words })
    if (!isNew) await removeCandidateFiles(payload, idsOf(files))
    return { ok: true, warnings: warningsFor(application, files) }
  } catch (err) {
    payload.logger.error({ err, msg: 'An application could not be saved' })
    await removeCandidateFiles(payload, idsOf(files))
    return { ok: false, error: 'applicationNotSaved' }
  }
}

type AppliedJob = { jobTitle: string; jobOffer: number | null }

/** Null when the offer is no longer open. */
async function appliedJob(
  payload: Payload,
  slug: string,
  { spontaneousTitle }: ApplicationWords,
): Promise<AppliedJob | null> {
  if (slug === SPONTANEOUS_APPLICATION_SLUG) return { jobTitle: spontaneousTitle, jobOffer: null }
  const offer = await findAppliedOffer(payload, slug)
  if (!offer) return { jobTitle: titleFromSlug(slug), jobOffer: null }
  return offer.isActive ? { jobTitle: offer.title, jobOffer: offer.id } : null
}

async function storeFiles(
  payload: Payload,
  { cv, coverLetterFile }: Application,
): Promise<StoredFiles> {
  const [cvId, coverLetterId] = await Promise.all([
    cv && storeCandidateFile(payload, cv, { namePrefix: '' }),
    coverLetterFile &&
      storeCandidateFile(payload, coverLetterFile, { namePrefix: 'cover-letter-' }),
  ])
  return { cv: cvId, coverLetterFile: coverLetterId }
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

function idsOf(files: StoredFiles): number[] {
  return [files.cv, files.coverLetterFile].filter((id) => id !== null)
}

function warningsFor(application: Application, files: StoredFiles): ApplicationWarning[] {
  const warnings: ApplicationWarning[] = []
  if (application.cv && files.cv === null) warnings.push('cvNotStored')
  if (application.coverLetterFile && files.coverLetterFile === null) {
    warnings.push('coverLetterNotStored')
  }
  return warnings
}
