import type { Payload } from 'payload'
import { isFromAnotherSite } from '@/src/app/isFromAnotherSite'
import { type Sender, secondsUntilNextSubmission } from '@/src/commands/countSubmission'
import { storeSubmissionDraft } from '@/src/commands/storeSubmissionDraft'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { ApplicationFileField } from '@/src/domain/submissions/applicationForm'
import { HONEYPOT_FIELD, type SubmissionOutcome } from '@/src/domain/submissions/submission'
import { env } from '@/src/env'
import { logError } from '@/src/log/log'
import { countSubmitted } from '@/src/metrics/outcomes'
import { payloadInstance } from '@/src/payload'
import { readForm, type SentForm } from './readForm'
import {
  acceptedAnswer,
  correctionAnswer,
  invalidAnswer,
  type Refusal,
  refusedAnswer,
} from './submissionAnswers'
import { submissionEdition } from './submissionEdition'
import { typedTexts } from './submittedFields'
import { wantsJson } from './wantsJson'

/** From where, when and in which language a form came. */
type SubmissionContext = {
  payload: Payload
  sender: Sender
  now: Date
  language: SiteLanguage
}

/** What distinguishes one public form from another. */
type SubmissionKind = {
  form: 'application' | 'message' | 'accessRequest'
  /** Its text fields, each with the most characters it takes. */
  limits: Record<string, number>
  fileFields: readonly ApplicationFileField[]
  /** The form's page, under which its thanks and its corrections stand. */
  formPath: (typed: Record<string, string>) => string
  /** Parses the form and does what it asks for. */
  submit: (form: SentForm, context: SubmissionContext) => Promise<SubmissionOutcome>
}

/** Takes in a public form: permits, reads, submits, answers. */
export async function answerSubmission(request: Request, kind: SubmissionKind): Promise<Response> {
  const refuse = (refusal: Refusal) => {
    countSubmitted(kind.form, refusal.reason)
    return refusedAnswer(request, refusal)
  }
  try {
    if (isFromAnotherSite(request.headers)) return refuse({ reason: 'crossSite' })
    const payload = await payloadInstance()
    const sender = senderOf(request)
    const retryAfterSeconds = await secondsUntilNextSubmission(payload, sender)
    if (retryAfterSeconds) return refuse({ reason: 'tooManySubmissions', retryAfterSeconds })
    const reading = await readForm(request, kind)
    if (!reading.ok) return refuse(reading)
    const { language } = submissionEdition(request)
    const context = { payload, sender, now: new Date(), language }
    return await answerForm(request, kind, { form: reading.form, context })
  } catch (err) {
    logError({ err, msg: 'A submission failed unexpectedly' })
    return refuse({ reason: 'unexpected' })
  }
}

type Taken = { form: SentForm; context: SubmissionContext }

async function answerForm(
  request: Request,
  kind: SubmissionKind,
  { form, context }: Taken,
): Promise<Response> {
  const values = typedTexts(form, kind.limits)
  const formPath = kind.formPath(values)
  // A program is told what it wants to hear, so that it does not try the next trick.
  if (form.fields.get(HONEYPOT_FIELD)) {
    countSubmitted(kind.form, 'trapped')
    return acceptedAnswer(request, { formPath, warnings: [] })
  }

  const outcome = await kind.submit(form, context)
  countSubmitted(kind.form, outcomeCode(outcome))
  if (outcome.ok) return acceptedAnswer(request, { formPath, warnings: outcome.warnings })
  const { pathname, search } = new URL(request.url)
  const resend = { action: pathname + search, values, fileFields: kind.fileFields }
  if ('reason' in outcome) return refusedAnswer(request, { ...outcome, resend })
  if (wantsJson(request)) return invalidAnswer(request, outcome.errors)
  const { errors } = outcome
  const draft = await storeSubmissionDraft(context.payload, { values, errors }, context)
  return draft.ok
    ? correctionAnswer(request, formPath, draft.id)
    : refusedAnswer(request, { ...draft, resend })
}

const outcomeCode = (outcome: SubmissionOutcome) =>
  outcome.ok ? 'accepted' : 'reason' in outcome ? outcome.reason : 'invalid'

function senderOf(request: Request): Sender {
  // Set by our own web server from the connection; a visitor cannot forge it.
  const address = request.headers.get('x-client-address') ?? 'unknown'
  return { address, perHour: env.SUBMISSION_LIMIT }
}
