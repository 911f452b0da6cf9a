import { z } from 'zod'
import type { ReceivedForm, SentFile, SentForm } from '@/src/app/api/receiveForm'
import {
  emailAddressSchema,
  inputErrorsByField,
  multilineTextSchema,
  submissionKeyOf,
  telephoneSchema,
  textLineSchema,
} from '@/src/app/api/submittedFields'
import type { SubmittedApplication } from '@/src/commands/submitApplication'
import { s3StoreFromEnvironment } from '@/src/domain/files/s3Store'
import {
  checkChosenFile,
  cleanFileName,
  type FileError,
  fileKindOf,
} from '@/src/domain/files/uploadedFile'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import { APPLICATION_FIELD_MAX_CHARACTERS } from '@/src/domain/submissions/applicationForm'
import { HEARD_FROM_CHOICES } from '@/src/domain/submissions/heardFrom'
import type { InputErrorsByField } from '@/src/domain/submissions/submission'
import { slugify } from '@/src/domain/text/normalizeText'
import { VISIT_ID_PATTERNS, VISITOR_ID_FIELD } from '@/src/domain/visits/visitorIds'
import { env } from '@/src/env'
import type { ReceivedCandidateFile } from '@/src/files/inspectUploadedFile'

const ApplicationTextsSchema = z.object({
  // The slug is not typed by the visitor: an invalid one is corrected, because no field could show
  // the error.
  jobSlug: z
    .string()
    .transform(
      (slug) =>
        slugify(slug.slice(0, APPLICATION_FIELD_MAX_CHARACTERS.jobSlug)) ||
        SPONTANEOUS_APPLICATION_SLUG,
    ),
  endedJobSlug: z
    .string()
    .transform(
      (slug) => slugify(slug.slice(0, APPLICATION_FIELD_MAX_CHARACTERS.endedJobSlug)) || null,
    ),
  candidateName: textLineSchema(APPLICATION_FIELD_MAX_CHARACTERS.candidateName, 'nameMissing'),
  candidateEmail: emailAddressSchema(APPLICATION_FIELD_MAX_CHARACTERS.candidateEmail),
  candidatePhone: telephoneSchema(APPLICATION_FIELD_MAX_CHARACTERS.candidatePhone),
  coverLetter: multilineTextSchema(APPLICATION_FIELD_MAX_CHARACTERS.coverLetter),
  // The value comes from a select: any other value counts as no choice.
  heardFrom: textLineSchema(APPLICATION_FIELD_MAX_CHARACTERS.heardFrom)
    .pipe(z.enum(HEARD_FROM_CHOICES))
    .nullable()
    .catch(null),
})

// The visitor id is not typed by the candidate: an invalid one is ignored.
const VisitorIdSchema = z.string().regex(VISIT_ID_PATTERNS.visitor).nullable().catch(null)

/** The page of the form, to which a visitor without JavaScript returns. */
export const applicationFormPath = ({ jobSlug = '' }: ReceivedForm['values']) =>
  `/postuler/${slugify(jobSlug) || SPONTANEOUS_APPLICATION_SLUG}`

type ApplicationParseResult =
  | { ok: true; submission: SubmittedApplication }
  | { ok: false; errors: InputErrorsByField }

/** Parses an application; the errors are those of the texts and of the names and sizes of the files. */
export function parseApplication({ form, values, context }: ReceivedForm): ApplicationParseResult {
  const texts = ApplicationTextsSchema.safeParse(values)
  const cv = parseChosenFile(form.files.get('cv'))
  const coverLetterFile = parseChosenFile(form.files.get('coverLetterFile'))
  const errors: InputErrorsByField = {
    ...(texts.success ? {} : inputErrorsByField(texts.error)),
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
      visitor: VisitorIdSchema.parse(form.fields.get(VISITOR_ID_FIELD)),
      submissionKey: submissionKeyOf(removeVisitorId(form), context.now),
      typed: values,
    },
  }
}

// The key does not depend on the visitor id: a repeated application has the same key from any browser, and the
// stored key contains no data about the visit.
function removeVisitorId(form: SentForm): SentForm {
  const fields = [...form.fields].filter(([name]) => name !== VISITOR_ID_FIELD)
  return { ...form, fields: new Map(fields) }
}

type ChosenFileResult =
  | { ok: true; file: ReceivedCandidateFile | null }
  | { ok: false; error: FileError }

export function parseChosenFile(sent: SentFile | undefined): ChosenFileResult {
  if (!sent) return { ok: true, file: null }
  const originalName = cleanFileName(sent.name)
  const kind = fileKindOf(originalName)
  const error = checkChosenFile({ name: originalName, size: sent.bytes.length })
  if (error || !kind) return { ok: false, error: error ?? 'fileTypeRefused' }
  return { ok: true, file: { originalName, kind, bytes: sent.bytes } }
}

/** Where the files of candidates are stored, and whether an antivirus checks them. */
export const candidateFileStorageSettings = {
  dataDir: env.DATA_DIR,
  hasStore: s3StoreFromEnvironment(env) !== null,
  hasAntivirus: env.CLAMD_HOST !== undefined,
}
