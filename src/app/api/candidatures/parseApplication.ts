import { z } from 'zod'
import type { SentFile, SentForm } from '@/src/app/api/readForm'
import {
  emailAddress,
  inputErrors,
  line,
  type Parsed,
  submissionKeyOf,
  text,
  typedTexts,
} from '@/src/app/api/submittedFields'
import type { CandidateFile } from '@/src/commands/storeCandidateFile'
import type { Application } from '@/src/commands/submitApplication'
import { APPLICATION_LIMITS } from '@/src/domain/applicationForm'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/jobOffer'
import { slugify } from '@/src/domain/slug'
import type { InputErrors } from '@/src/domain/submission'
import { type FileError, fileKindOf, judgeChosenFile } from '@/src/domain/uploadedFile'
import { cleanFileName } from '@/src/domain/uploadedFileName'
import { isVisitSession, VISIT_SESSION_FIELD } from '@/src/domain/visits/visitSession'
import { inspectUploadedFile } from '@/src/files/inspectUploadedFile'

const Texts = z.object({
  // Nobody types it: what is no address of an offer is cut, never an error that no field could show.
  jobSlug: z
    .string()
    .transform(
      (slug) => slugify(slug.slice(0, APPLICATION_LIMITS.jobSlug)) || SPONTANEOUS_APPLICATION_SLUG,
    ),
  candidateName: line(APPLICATION_LIMITS.candidateName, 'nameMissing'),
  candidateEmail: emailAddress(APPLICATION_LIMITS.candidateEmail),
  candidatePhone: line(APPLICATION_LIMITS.candidatePhone),
  coverLetter: text(APPLICATION_LIMITS.coverLetter),
})

/** Reads an application out of the form and judges its files, or says what is wrong with which field. */
export async function parseApplication(form: SentForm, now: Date): Promise<Parsed<Application>> {
  const texts = Texts.safeParse(typedTexts(form, APPLICATION_LIMITS))
  const [cv, coverLetterFile] = await Promise.all([
    judgeSentFile(form.files.get('cv')),
    judgeSentFile(form.files.get('coverLetterFile')),
  ])
  const errors: InputErrors = {
    ...(texts.success ? {} : inputErrors(texts.error)),
    ...(cv.ok ? {} : { cv: cv.error }),
    ...(coverLetterFile.ok ? {} : { coverLetterFile: coverLetterFile.error }),
  }
  if (!texts.success || !cv.ok || !coverLetterFile.ok) return { ok: false, errors }
  return {
    ok: true,
    submission: {
      ...texts.data,
      candidatePhone: texts.data.candidatePhone || null,
      coverLetter: texts.data.coverLetter || null,
      cv: cv.file,
      coverLetterFile: coverLetterFile.file,
      visitSession: sentSession(form),
      submissionKey: submissionKeyOf(withoutSession(form), now),
    },
  }
}

// No candidate has typed it: what is no session's id is left aside, never an error.
function sentSession({ fields }: SentForm): string | null {
  const session = fields.get(VISIT_SESSION_FIELD)
  return isVisitSession(session) ? session : null
}

// Sent again from another visit, it is the same application; and nothing of the visit is kept in its key.
function withoutSession(form: SentForm): SentForm {
  const fields = [...form.fields].filter(([name]) => name !== VISIT_SESSION_FIELD)
  return { ...form, fields: new Map(fields) }
}

type JudgedFile = { ok: true; file: CandidateFile | null } | { ok: false; error: FileError }

async function judgeSentFile(sent: SentFile | undefined): Promise<JudgedFile> {
  if (!sent) return { ok: true, file: null }
  const originalName = cleanFileName(sent.name)
  const kind = fileKindOf(originalName)
  const chosenError = judgeChosenFile({ name: originalName, size: sent.bytes.length })
  if (chosenError || !kind) return { ok: false, error: chosenError ?? 'fileTypeRefused' }
  const { error, ...found } = await inspectUploadedFile({ kind, bytes: sent.bytes })
  if (error) return { ok: false, error }
  return { ok: true, file: { originalName, kind, bytes: sent.bytes, ...found } }
}
