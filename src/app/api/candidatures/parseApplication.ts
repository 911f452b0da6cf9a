import { z } from 'zod'
import type { AcceptedForm, SentFile, SentForm } from '@/src/app/api/receiveForm'
import {
  emailAddress,
  inputErrors,
  lineOfLength,
  submissionKeyOf,
  telephoneOfLength,
  textOfLength,
} from '@/src/app/api/submittedFields'
import type { Application } from '@/src/commands/submitApplication'
import {
  checkChosenFile,
  cleanFileName,
  type FileError,
  fileKindOf,
} from '@/src/domain/files/uploadedFile'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import { APPLICATION_LIMITS } from '@/src/domain/submissions/applicationForm'
import { HEARD_FROM } from '@/src/domain/submissions/heardFrom'
import type { InputErrors } from '@/src/domain/submissions/submission'
import { slugify } from '@/src/domain/text/normalizeText'
import { ID_FORMS, VISITOR_FIELD } from '@/src/domain/visits/visitorIds'
import type { CandidateFile } from '@/src/files/inspectUploadedFile'

const Texts = z.object({
  // The slug is not typed by the visitor: an invalid one is corrected, because no field could show
  // the error.
  jobSlug: z
    .string()
    .transform(
      (slug) => slugify(slug.slice(0, APPLICATION_LIMITS.jobSlug)) || SPONTANEOUS_APPLICATION_SLUG,
    ),
  endedJobSlug: z
    .string()
    .transform((slug) => slugify(slug.slice(0, APPLICATION_LIMITS.endedJobSlug)) || null),
  candidateName: lineOfLength(APPLICATION_LIMITS.candidateName, 'nameMissing'),
  candidateEmail: emailAddress(APPLICATION_LIMITS.candidateEmail),
  candidatePhone: telephoneOfLength(APPLICATION_LIMITS.candidatePhone),
  coverLetter: textOfLength(APPLICATION_LIMITS.coverLetter),
  // The value comes from a select: any other value counts as no choice.
  heardFrom: lineOfLength(APPLICATION_LIMITS.heardFrom)
    .pipe(z.enum(HEARD_FROM))
    .nullable()
    .catch(null),
})

// The visitor id is not typed by the candidate: an invalid one is ignored.
const VisitorId = z.string().regex(ID_FORMS.visitor).nullable().catch(null)

/** The page of the form, to which a visitor without JavaScript returns. */
export const applicationFormPath = ({ jobSlug = '' }: AcceptedForm['values']) =>
  `/postuler/${slugify(jobSlug) || SPONTANEOUS_APPLICATION_SLUG}`

type Parsed = { ok: true; submission: Application } | { ok: false; errors: InputErrors }

/** Parses an application; the errors are those of the texts and of the names and sizes of the files. */
export function parseApplication({ form, values, context }: AcceptedForm): Parsed {
  const texts = Texts.safeParse(values)
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
      visitor: VisitorId.parse(form.fields.get(VISITOR_FIELD)),
      submissionKey: submissionKeyOf(removeVisitorId(form), context.now),
    },
  }
}

// The key does not depend on the visitor id: a repeated application has the same key from any browser, and the
// stored key contains no data about the visit.
function removeVisitorId(form: SentForm): SentForm {
  const fields = [...form.fields].filter(([name]) => name !== VISITOR_FIELD)
  return { ...form, fields: new Map(fields) }
}

type ChosenFile = { ok: true; file: CandidateFile | null } | { ok: false; error: FileError }

function chosenFile(sent: SentFile | undefined): ChosenFile {
  if (!sent) return { ok: true, file: null }
  const originalName = cleanFileName(sent.name)
  const kind = fileKindOf(originalName)
  const error = checkChosenFile({ name: originalName, size: sent.bytes.length })
  if (error || !kind) return { ok: false, error: error ?? 'fileTypeRefused' }
  return { ok: true, file: { originalName, kind, bytes: sent.bytes } }
}
