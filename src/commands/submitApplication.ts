import type { Payload, PayloadRequest } from 'payload'
import type { CandidateFile as CandidateFileRow } from '@/payload-types'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import {
  APPLICATION_FILE_FIELDS,
  type ApplicationFileField,
} from '@/src/domain/submissions/applicationForm'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import type { HeardFrom } from '@/src/domain/submissions/heardFrom'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import { underRequest } from '@/src/log/requestContext'
import { type AppliedJob, findAppliedJob, type JobWords } from '@/src/queries/asSite/findAppliedJob'
import { findVisitOrigin, type KeptOrigin } from '@/src/queries/findVisitOrigin'
import { countSubmission, type Sender } from './countSubmission'
import {
  fileWarnings,
  inspectApplicationFiles,
  removeCandidateFiles,
  type SentCandidateFile,
  type StoredFiles,
  storeApplicationFiles,
} from './storeApplicationFiles'
import type { FileKeeping } from './storeCandidateFile'
import { findSubmitted, notSaved, saveSubmission, submitOnce } from './submitOnce'

/** What a candidate sent, parsed: empty texts are null, files are not judged yet. */
export type Application = {
  jobSlug: string
  /** Of a spontaneous one: the offer that ended while it was written. */
  endedJobSlug: string | null
  candidateName: string
  candidateEmail: string
  candidatePhone: string | null
  coverLetter: string | null
  cv: SentCandidateFile | null
  coverLetterFile: SentCandidateFile | null
  /** How they say that they came to know the firm. */
  heardFrom: HeardFrom | null
  /** Who visits, of candidates who accept analytics: leads to where the visit came from, and is never kept. */
  visitor: string | null
  submissionKey: string
}

/** The words that are stored where the candidate gave none. */
export type ApplicationWords = JobWords & { coverLetterAttached: string }

type Context = {
  sender: Sender
  now: Date
  /** In which it was filled in, and is answered. */
  language: SiteLanguage
  words: ApplicationWords
  files: Omit<FileKeeping, 'now'>
}

/**
 * Judges and stores an application with its files and queues its announcement in the same transaction; once per
 * submission key: what was submitted before is done already, and counts no more against the sender's limit.
 * A file that cannot be stored is a warning: the application goes on without it.
 */
export function submitApplication(
  payload: Payload,
  application: Application,
  context: Context,
): Promise<SubmissionOutcome> {
  const submission = {
    collection: 'job-applications',
    submissionKey: application.submissionKey,
  } as const
  return submitOnce(payload, submission, async () => {
    const { sender, now } = context
    const id = await findSubmitted(payload, submission)
    if (id !== null) return taken(application, await findStoredFiles(payload, id))
    const retryAfterSeconds = await countSubmission(payload, sender, now)
    if (retryAfterSeconds) return { ok: false, reason: 'tooManySubmissions', retryAfterSeconds }
    const job = await findAppliedJob(payload, application, context.words)
    if (!job) return { ok: false, errors: { form: 'jobOfferClosed' } }
    // Only what was counted is inspected, which takes the processor.
    const inspection = await inspectApplicationFiles(application, sender.address)
    if (!inspection.ok) return inspection
    const files = await storeApplicationFiles(payload, inspection.files, { ...context.files, now })
    const uninspected = APPLICATION_FILE_FIELDS.filter(
      (field) => inspection.files[field]?.found === null,
    )
    const origin = await originOf(payload, application, now)
    const saving = await saveSubmission(payload, submission, (req) =>
      createApplication(req, { application, job, files, uninspected, origin }, context),
    )
    if (saving !== 'now') await removeCandidateFiles(payload, files)
    return saving === 'failed' ? notSaved(submission.collection) : taken(application, files)
  })
}

const taken = (application: Application, files: StoredFiles): SubmissionOutcome => ({
  ok: true,
  warnings: fileWarnings(application, files),
})

// An application is worth more than knowing where it came from.
async function originOf(
  payload: Payload,
  { visitor }: Application,
  now: Date,
): Promise<KeptOrigin | null> {
  if (!visitor) return null
  try {
    return await findVisitOrigin(payload, { visitor, now })
  } catch (err) {
    payload.logger.error({ err, msg: 'The origin of an application could not be looked up' })
    return null
  }
}

async function findStoredFiles(payload: Payload, id: number): Promise<StoredFiles> {
  const { cv, coverLetterFile } = await payload.findByID({
    collection: 'job-applications',
    id,
    select: { cv: true, coverLetterFile: true },
    depth: 0,
    // Nobody is signed in: whoever repeats the whole submission is told what became of it.
    overrideAccess: true,
  })
  return { cv: idOf(cv), coverLetterFile: idOf(coverLetterFile) }
}

function idOf(file: CandidateFileRow | number | null | undefined): number | null {
  return typeof file === 'object' ? (file?.id ?? null) : (file ?? null)
}

type Creation = {
  application: Application
  job: AppliedJob
  files: StoredFiles
  /** The files that the background job is to inspect. */
  uninspected: ApplicationFileField[]
  origin: KeptOrigin | null
}

async function createApplication(
  req: PayloadRequest,
  { application, job, files, uninspected, origin }: Creation,
  { language, words, files: { hasAntivirus } }: Context,
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
    // Visitors may not create applications through REST, where they could set the status.
    overrideAccess: true,
  })
  await req.payload.jobs.queue({
    task: 'announceApplication',
    input: underRequest({ applicationId: id }),
    req,
  })
  for (const field of APPLICATION_FILE_FIELDS) {
    const fileId = files[field]
    if (fileId === null || !(hasAntivirus || uninspected.includes(field))) continue
    await req.payload.jobs.queue({
      task: 'checkCandidateFile',
      input: underRequest({ fileId }),
      req,
    })
  }
}
