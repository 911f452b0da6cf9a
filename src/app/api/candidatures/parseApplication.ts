import { z } from 'zod'
import type { SentFile, SentForm } from '@/src/app/api/readForm'
import {
  emailAddress,
  inputErrors,
  line,
  type Parsed,
  submissionKeyOf,
  telephone,
  text,
  typedTexts,
} from '@/src/app/api/submittedFields'
import type { SentCandidateFile } from '@/src/commands/storeApplicationFiles'
import type { Application } from '@/src/commands/submitApplication'
import { slugify } from '@/src/domain/addresses/slug'
import { type FileError, fileKindOf, judgeChosenFile } from '@/src/domain/files/uploadedFile'
import { cleanFileName } from '@/src/domain/files/uploadedFileName'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import { APPLICATION_LIMITS } from '@/src/domain/submissions/applicationForm'
import { readHeardFrom } from '@/src/domain/submissions/heardFrom'
import type { InputErrors } from '@/src/domain/submissions/submission'
import { isVisitorId, VISITOR_FIELD } from '@/src/domain/visits/visitorIds'

const Texts = z.object({
  // Nobody types it: what is no address of an offer is cut, never an error that no field could show.
  jobSlug: z
    .string()
    .transform(
      (slug) => slugify(slug.slice(0, APPLICATION_LIMITS.jobSlug)) || SPONTANEOUS_APPLICATION_SLUG,
    ),
  endedJobSlug: z
    .string()
    .transform((slug) => slugify(slug.slice(0, APPLICATION_LIMITS.endedJobSlug)) || null),
  candidateName: line(APPLICATION_LIMITS.candidateName, 'nameMissing'),
  candidateEmail: emailAddress(APPLICATION_LIMITS.candidateEmail),
  candidatePhone: telephone(APPLICATION_LIMITS.candidatePhone),
  coverLetter: text(APPLICATION_LIMITS.coverLetter),
  // Chosen from a list: whatever else is sent is no answer, never an error.
  heardFrom: z.string().transform(readHeardFrom),
})

/** Reads an application out of the form, or says what is wrong with which field. */
export function parseApplication(form: SentForm, now: Date): Parsed<Application> {
  const texts = Texts.safeParse(typedTexts(form, APPLICATION_LIMITS))
  const cv = chosenFile(form.files.get('cv'))
  const coverLetterFile = chosenFile(form.files.get('coverLetterFile'))
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
      visitor: sentVisitor(form),
      submissionKey: submissionKeyOf(withoutVisitor(form), now),
    },
  }
}

// No candidate has typed it: what is no visitor's id is left aside, never an error.
function sentVisitor({ fields }: SentForm): string | null {
  const visitor = fields.get(VISITOR_FIELD)
  return isVisitorId(visitor) ? visitor : null
}

// Sent again by another visitor, it is the same application; and nothing of the visit is kept in its key.
function withoutVisitor(form: SentForm): SentForm {
  const fields = [...form.fields].filter(([name]) => name !== VISITOR_FIELD)
  return { ...form, fields: new Map(fields) }
}

type ChosenFile = { ok: true; file: SentCandidateFile | null } | { ok: false; error: FileError }

function chosenFile(sent: SentFile | undefined): ChosenFile {
  if (!sent) return { ok: true, file: null }
  const originalName = cleanFileName(sent.name)
  const kind = fileKindOf(originalName)
  const error = judgeChosenFile({ name: originalName, size: sent.bytes.length })
  if (error || !kind) return { ok: false, error: error ?? 'fileTypeRefused' }
  return { ok: true, file: { originalName, kind, bytes: sent.bytes } }
}
