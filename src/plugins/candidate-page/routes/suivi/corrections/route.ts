import { z } from 'zod'
import {
  candidateFileStorageSettings,
  parseChosenFile,
} from '@/src/app/api/candidatures/parseApplication'
import { type ReceivedForm, receiveForm } from '@/src/app/api/receiveForm'
import { rejectedFormResponse, submissionResponse } from '@/src/app/api/submissionResponse'
import {
  inputErrorsByField,
  multilineTextSchema,
  telephoneSchema,
} from '@/src/app/api/submittedFields'
import { rateLimitSubmission } from '@/src/commands/rateLimitSubmission'
import { COVER_LETTER_ATTACHED_TEXT } from '@/src/content/storedWords'
import {
  APPLICATION_FIELD_MAX_CHARACTERS,
  APPLICATION_FILE_FIELDS,
} from '@/src/domain/submissions/applicationForm'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import { readCandidateLinkToken } from '@/src/plugins/candidate-page/commands/candidateLinkToken'
import { correctApplication } from '@/src/plugins/candidate-page/commands/correctApplication'
import {
  CANDIDATE_PAGE_PATH,
  LINK_TOKEN_PARAMETER,
} from '@/src/plugins/candidate-page/rules/candidatePage'
import { candidateWords } from '@/src/plugins/candidate-page/words/candidateWords'
import { readSessionApplicationId } from '../../readSessionApplicationId'
import { privateSeeOtherResponse, redirectToCandidatePage } from '../receiveLinkForm'

const { candidatePhone, coverLetter } = APPLICATION_FIELD_MAX_CHARACTERS

const CORRECTION_FORM_SETTINGS = {
  name: 'candidateCorrection',
  limits: { candidatePhone, coverLetter },
  fileFields: APPLICATION_FILE_FIELDS,
} as const

const CorrectedTextsSchema = z.object({
  candidatePhone: telephoneSchema(candidatePhone),
  coverLetter: multilineTextSchema(coverLetter),
})

/** A candidate with an open session corrects the application, or sends another document. */
export async function POST(request: Request): Promise<Response> {
  const received = await receiveForm(request, CORRECTION_FORM_SETTINGS)
  if (!received.ok) return rejectedFormResponse(received, CANDIDATE_PAGE_PATH)
  const { payload, context, reply } = received
  const token = new URL(request.url).searchParams.get(LINK_TOKEN_PARAMETER) ?? ''
  const nonce = readCandidateLinkToken(payload, token)
  const { headers } = request
  const application =
    nonce && (await readSessionApplicationId(payload, { nonce, headers, now: context.now }))
  if (application === null && reply.isJson) {
    const form = candidateWords[reply.edition.language].correctionTooLate
    return Response.json({ ok: false, errors: { form } }, { status: 422 })
  }
  const outcome = application
    ? await submitReceivedCorrection(received, application, headers)
    : { ok: false as const, errors: {} }
  const response = await submissionResponse(received, CANDIDATE_PAGE_PATH, Promise.resolve(outcome))
  if (reply.isJson) return response
  if (outcome.ok)
    return redirectToCandidatePage({ edition: reply.edition, token }, { notice: 'corrected' })
  // The page with the typed texts belongs to the same link.
  const location = response.headers.get('Location')
  return location
    ? privateSeeOtherResponse(`${location}&${LINK_TOKEN_PARAMETER}=${token}`)
    : response
}

async function submitReceivedCorrection(
  { values, form, payload, context }: ReceivedForm,
  application: number,
  headers: Headers,
): Promise<SubmissionOutcome> {
  const texts = CorrectedTextsSchema.safeParse(values)
  const cv = parseChosenFile(form.files.get('cv'))
  const letterFile = parseChosenFile(form.files.get('coverLetterFile'))
  const errors = {
    ...(texts.success ? {} : inputErrorsByField(texts.error)),
    ...(cv.ok ? {} : { cv: cv.error }),
    ...(letterFile.ok ? {} : { coverLetterFile: letterFile.error }),
  }
  if (!texts.success || !cv.ok || !letterFile.ok) return { ok: false, errors }
  const retryAfterSeconds = await rateLimitSubmission(payload, context.sender, context.now)
  if (retryAfterSeconds) return { ok: false, reason: 'tooManySubmissions', retryAfterSeconds }
  return correctApplication(
    payload,
    {
      candidatePhone: texts.data.candidatePhone || null,
      coverLetter: texts.data.coverLetter || null,
      cv: cv.file,
      coverLetterFile: letterFile.file,
    },
    {
      ...context,
      ...{ application, headers, storage: candidateFileStorageSettings },
      coverLetterAttached: COVER_LETTER_ATTACHED_TEXT,
    },
  )
}
