import { storeRefusedSubmission } from '@/src/commands/storeRefusedSubmission'
import { type HtmlMarkup, html } from '@/src/content/htmlMarkup'
import { siteWordsIn } from '@/src/content/siteWords'
import { editionHref } from '@/src/domain/languages/editionPath'
import type { UnstoredFileWarning } from '@/src/domain/submissions/applicationForm'
import {
  httpStatusByRefusal,
  type InputErrorsByField,
  REFUSAL_HEADER,
  type SubmissionOutcome,
} from '@/src/domain/submissions/submission'
import { cleanText } from '@/src/domain/text/normalizeText'
import { logError } from '@/src/log/log'
import { countSubmissionOutcome } from '@/src/metrics/registry'
import type {
  FormRefusalDetails,
  FormResponseContext,
  ReceivedForm,
  RejectedForm,
} from './receiveForm'
import { simplePageResponse } from './simplePageResponse'

const NO_STORE_HEADERS = { 'Cache-Control': 'no-store' }

/**
 * Responds to a form that was rejected before it was submitted.
 * @param formPath the form's page: its thank-you page and its correction page are below it
 */
export function rejectedFormResponse({ reply, refusal }: RejectedForm, formPath: string): Response {
  const { reason } = refusal
  countSubmissionOutcome(reply.form.name, reason)
  // A program that filled in the honeypot gets the response of an accepted form, so that it does not try again.
  if (reason === 'trapped') return acceptedSubmissionResponse(reply, formPath, [])
  return refusedSubmissionResponse(reply, { ...refusal, reason })
}

/** Responds to a form that was submitted. */
export async function submissionResponse(
  { reply, values: typed, payload, context }: ReceivedForm,
  formPath: string,
  submission: Promise<SubmissionOutcome>,
): Promise<Response> {
  const outcome = await submission.catch(logUnexpectedFailure)
  countSubmissionOutcome(reply.form.name, submissionOutcomeCode(outcome))
  if (outcome.ok) return acceptedSubmissionResponse(reply, formPath, outcome.warnings)
  const values = cleanFieldTexts(typed)
  if ('reason' in outcome) return refusedSubmissionResponse(reply, outcome, values)
  const { errors } = outcome
  if (reply.isJson) return invalidInputResponse(reply, errors)
  const draft = await storeRefusedSubmission(payload, { values, errors }, context)
  return draft.ok
    ? seeOtherResponse(reply, `${formPath}/corriger?saisie=${draft.id}`)
    : refusedSubmissionResponse(reply, draft, values)
}

// Removes characters that PostgreSQL cannot store, so that the refused form can be stored for
// correction.
const cleanFieldTexts = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, cleanText(text)]))

function logUnexpectedFailure(err: unknown): SubmissionOutcome {
  logError({ err, msg: 'A submission failed unexpectedly' })
  return { ok: false, reason: 'unexpected' }
}

const submissionOutcomeCode = (outcome: SubmissionOutcome) =>
  outcome.ok ? 'accepted' : 'reason' in outcome ? outcome.reason : 'invalid'

function acceptedSubmissionResponse(
  reply: FormResponseContext,
  formPath: string,
  warnings: readonly UnstoredFileWarning[],
) {
  if (reply.isJson) {
    const sentences = warnings.map(
      (warning) => wordsOfEdition(reply).submissionWarningSentences[warning],
    )
    return Response.json({ ok: true, warnings: sentences }, { headers: NO_STORE_HEADERS })
  }
  const lost = warnings.map((warning) => urlValueByUnstoredFile[warning]).join(',')
  return seeOtherResponse(reply, `${formPath}/merci${lost ? `?fichiers=${lost}` : ''}`)
}

const urlValueByUnstoredFile = {
  cvNotStored: 'cv',
  coverLetterNotStored: 'lettre',
} as const satisfies Record<UnstoredFileWarning, string>

/** Responds to our script with JSON: the error sentence of each field. */
function invalidInputResponse(reply: FormResponseContext, errors: InputErrorsByField) {
  const { submissionErrorSentences } = wordsOfEdition(reply)
  const sentences = Object.entries(errors).map(([field, error]) => [
    field,
    submissionErrorSentences[error],
  ])
  return Response.json(
    { ok: false, errors: Object.fromEntries(sentences) },
    {
      status: 422,
      headers: {
        ...NO_STORE_HEADERS,
        [REFUSAL_HEADER]: [...new Set(Object.values(errors))].join(),
      },
    },
  )
}

/**
 * @param values the typed texts, if the body was read: the visitor can send them again from the
 * page
 */
function refusedSubmissionResponse(
  reply: FormResponseContext,
  { reason, retryAfterSeconds }: FormRefusalDetails,
  values?: Record<string, string>,
) {
  const { submissionErrorSentences, refusalPageWords } = wordsOfEdition(reply)
  const status = httpStatusByRefusal[reason]
  const sentence = submissionErrorSentences[reason]
  const headers = new Headers(NO_STORE_HEADERS)
  if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds))
  if (reply.isJson) {
    headers.set(REFUSAL_HEADER, reason)
    return Response.json({ ok: false, errors: { form: sentence } }, { status, headers })
  }
  const { title, goBack, kept, filesAgain } = refusalPageWords
  const hasFiles = reply.form.fileFields.length > 0
  const page = values
    ? {
        sentences: [sentence, kept, ...(hasFiles ? [filesAgain] : [])],
        form: prefilledRetryForm(reply, values),
      }
    : { sentences: [sentence, goBack] }
  return simplePageResponse({ status, language: reply.edition.language, title, ...page }, headers)
}

// Builds a form with the typed texts in hidden fields: without JavaScript the visitor may no longer
// be able to go back to the first form.
function prefilledRetryForm(
  reply: FormResponseContext,
  values: Record<string, string>,
): HtmlMarkup {
  const { applicationFormWords, refusalPageWords } = wordsOfEdition(reply)
  return html`<form action="${reply.action}" method="post" enctype="multipart/form-data">
${Object.entries(values).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`,
)}${reply.form.fileFields.map(
  (field) =>
    html`<p><label>${applicationFormWords[field]}<br><input type="file" name="${field}"></label></p>\n`,
)}<p><button>${refusalPageWords.resend}</button></p>
</form>`
}

const wordsOfEdition = ({ edition }: FormResponseContext) => siteWordsIn(edition.language)

function seeOtherResponse({ edition }: FormResponseContext, internalPath: string) {
  const location = editionHref(edition, internalPath)
  return new Response(null, { status: 303, headers: { ...NO_STORE_HEADERS, Location: location } })
}
