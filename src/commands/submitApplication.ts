import type { Payload, PayloadRequest } from 'payload'
import type { CandidateFile as CandidateFileRow } from '@/payload-types'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import {
  APPLICATION_FILE_FIELDS,
  type ApplicationFileField,
} from '@/src/domain/submissions/applicationForm'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import type { HeardFromChoice } from '@/src/domain/submissions/heardFrom'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import {
  inspectApplicationFiles,
  type ReceivedCandidateFile,
} from '@/src/files/inspectUploadedFile'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import { storedApplicationFormFields } from '@/src/plugins/storedApplicationFormFields'
import { findVisitOrigin, type StoredVisitOrigin } from '@/src/queries/findVisitOrigin'
import {
  type AppliedJob,
  findAppliedJob,
  type SpontaneousJobTexts,
} from '@/src/queries/internal/findAppliedJob'
import { type RateLimitedSender, rateLimitSubmission } from './rateLimitSubmission'
import {
  deleteFilesOfUnsavedApplication,
  type FileStorageSettings,
  type StoredApplicationFileIds,
  storeCandidateFiles,
  unstoredFileWarnings,
} from './storeCandidateFiles'
import {
  createNotSavedOutcome,
  findRunningSubmissionOutcome,
  findSavedSubmissionId,
  type SubmissionReference,
  saveSubmission,
  shareSubmissionOutcome,
} from './submitOnce'

/** A parsed application: empty texts are null, files are not inspected. */
export type SubmittedApplication = {
  jobSlug: string
  /** The offer that ended while the candidate wrote the application, which became spontaneous. */
  endedJobSlug: string | null
  candidateName: string
  candidateEmail: string
  candidatePhone: string | null
  coverLetter: string | null
  cv: ReceivedCandidateFile | null
  coverLetterFile: ReceivedCandidateFile | null
  /** How the candidate heard of the firm. */
  heardFrom: HeardFromChoice | null
  /** The visitor id of a candidate who accepts analytics. It leads to the origin of the visit and is never stored. */
  visitor: string | null
  submissionKey: string
  /** The typed values of all fields, those of plugins included. */
  typed: Readonly<Record<string, string>>
}

/** A field that a plugin adds to the application form. */
export type StoredApplicationFormPluginField = {
  name: string
  /** The maximum number of characters. */
  limit: number
  /** Stores the value in the transaction of the application; empty when it was not sent. */
  store: (
    req: PayloadRequest,
    stored: { application: number; value: string; now: Date },
  ) => Promise<void>
}

/** The texts that are stored when the candidate typed none. */
export type ApplicationDefaultTexts = SpontaneousJobTexts & { coverLetterAttached: string }

type ApplicationSubmissionContext = {
  sender: RateLimitedSender
  now: Date
  /** The language of the form, in which the candidate receives mails. */
  language: SiteLanguage
  words: ApplicationDefaultTexts
  storage: FileStorageSettings
}

/**
 * Inspects and stores an application with its files and queues its announcement in the same transaction, once
 * per submission key: a repeated submission is not stored again and does not count against the rate limit.
 * A file that cannot be stored is a warning: the application is stored without it.
 */
export function submitApplication(
  payload: Payload,
  application: SubmittedApplication,
  context: ApplicationSubmissionContext,
): Promise<SubmissionOutcome> {
  const { submissionKey } = application
  const submission = { collection: 'job-applications', submissionKey } as const
  return (
    findRunningSubmissionOutcome(submission) ??
    shareSubmissionOutcome(
      payload,
      submission,
      saveNewApplication(payload, { submission, application }, context),
    )
  )
}

async function saveNewApplication(
  payload: Payload,
  {
    submission,
    application,
  }: { submission: SubmissionReference; application: SubmittedApplication },
  context: ApplicationSubmissionContext,
): Promise<SubmissionOutcome> {
  const { sender, now } = context
  const id = await findSavedSubmissionId(payload, submission)
  if (id !== null) return createAcceptedOutcome(application, await findStoredFileIds(payload, id))
  const retryAfterSeconds = await rateLimitSubmission(payload, sender, now)
  if (retryAfterSeconds) return { ok: false, reason: 'tooManySubmissions', retryAfterSeconds }
  const job = await findAppliedJob(payload, application, context.words)
  if (!job) return { ok: false, errors: { form: 'jobOfferClosed' } }
  // Only counted submissions are inspected, because an inspection needs much CPU time.
  const inspection = await inspectApplicationFiles(application, sender.address)
  if (!inspection.ok) return inspection
  const files = await storeCandidateFiles(payload, inspection.files, context)
  const uninspected = APPLICATION_FILE_FIELDS.filter(
    (field) => inspection.files[field]?.found === null,
  )
  const origin = await findVisitOriginOrNull(payload, application, now)
  const saving = await saveSubmission(payload, submission, (req) =>
    createApplication(req, { application, job, files, uninspected, origin }, context),
  )
  if (saving !== 'now') await deleteFilesOfUnsavedApplication(payload, files)
  return saving === 'failed'
    ? createNotSavedOutcome(submission.collection)
    : createAcceptedOutcome(application, files)
}

const createAcceptedOutcome = (
  application: SubmittedApplication,
  files: StoredApplicationFileIds,
): SubmissionOutcome => ({
  ok: true,
  warnings: unstoredFileWarnings(application, files),
})

// Reads the origin of the visit; an application is stored even when this fails.
async function findVisitOriginOrNull(
  payload: Payload,
  { visitor }: SubmittedApplication,
  now: Date,
): Promise<StoredVisitOrigin | null> {
  if (!visitor) return null
  try {
    return await findVisitOrigin(payload, { visitor, now })
  } catch (err) {
    payload.logger.error({ err, msg: 'The origin of an application could not be looked up' })
    return null
  }
}

async function findStoredFileIds(payload: Payload, id: number): Promise<StoredApplicationFileIds> {
  const { cv, coverLetterFile } = await payload.findByID({
    collection: 'job-applications',
    id,
    select: { cv: true, coverLetterFile: true },
    depth: 0,
    // Access control is skipped: the candidate has no account and repeats the whole submission.
    overrideAccess: true,
  })
  return { cv: fileId(cv), coverLetterFile: fileId(coverLetterFile) }
}

function fileId(file: CandidateFileRow | number | null | undefined): number | null {
  return typeof file === 'object' ? (file?.id ?? null) : (file ?? null)
}

type ApplicationToCreate = {
  application: SubmittedApplication
  job: AppliedJob
  files: StoredApplicationFileIds
  /** The files that the background job inspects. */
  uninspected: ApplicationFileField[]
  origin: StoredVisitOrigin | null
}

async function createApplication(
  req: PayloadRequest,
  { application, job, files, uninspected, origin }: ApplicationToCreate,
  { language, now, words, storage: { hasAntivirus } }: ApplicationSubmissionContext,
) {
  const { candidateName, candidateEmail, candidatePhone, heardFrom, submissionKey } = application
  const attached = files.coverLetterFile === null ? null : words.coverLetterAttached
  const { id } = await req.payload.create({
    collection: 'job-applications',
    data: {
      ...{ candidateName, candidateEmail, candidatePhone, heardFrom, submissionKey },
      ...job,
      ...files,
      coverLetter: application.coverLetter ?? attached,
      ...origin,
      language,
      status: INITIAL_APPLICATION_STATUS,
    },
    depth: 0,
    req,
    // Access control is skipped: visitors may not create applications by REST, where they could set
    // the status.
    overrideAccess: true,
  })
  for (const { name, store } of storedApplicationFormFields)
    await store(req, { application: id, value: application.typed[name] ?? '', now })
  await req.payload.jobs.queue({
    task: 'announceApplication',
    input: addRequestIdToJobInput({ applicationId: id }),
    req,
  })
  for (const field of APPLICATION_FILE_FIELDS) {
    const fileId = files[field]
    if (fileId === null || !(hasAntivirus || uninspected.includes(field))) continue
    await req.payload.jobs.queue({
      task: 'checkCandidateFile',
      input: addRequestIdToJobInput({ fileId }),
      req,
    })
  }
}
