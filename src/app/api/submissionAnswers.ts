import {
  refusalPageWords,
  submissionErrorSentences,
  submissionWarningSentences,
} from '@/src/content/fr/submission'
import type { ApplicationWarning } from '@/src/domain/applicationForm'
import { type InputErrors, type RefusalReason, refusalStatuses } from '@/src/domain/submission'
import { type Resend, resendForm } from './resendForm'
import { sentencePage } from './sentencePage'
import { wantsJson } from './wantsJson'

const NO_STORE = { 'Cache-Control': 'no-store' }

export function acceptedAnswer(
  request: Request,
  { formPath, warnings }: { formPath: string; warnings: readonly ApplicationWarning[] },
): Response {
  if (wantsJson(request)) {
    const sentences = warnings.map((warning) => submissionWarningSentences[warning])
    return Response.json({ ok: true, warnings: sentences }, { headers: NO_STORE })
  }
  const lost = warnings.map((warning) => lostFiles[warning]).join(',')
  return seeOther(`${formPath}/merci${lost ? `?fichiers=${lost}` : ''}`)
}

const lostFiles = {
  cvNotStored: 'cv',
  coverLetterNotStored: 'lettre',
} as const satisfies Record<ApplicationWarning, string>

/** For a script: which sentence belongs to which field. */
export function invalidAnswer(errors: InputErrors): Response {
  const sentences = Object.entries(errors).map(([field, error]) => [
    field,
    submissionErrorSentences[error],
  ])
  return Response.json(
    { ok: false, errors: Object.fromEntries(sentences) },
    { status: 422, headers: NO_STORE },
  )
}

/** For a form without script: back to a page that shows it with what was typed. */
export function correctionAnswer(formPath: string, draftId: string): Response {
  return seeOther(`${formPath}/corriger?saisie=${draftId}`)
}

export type Refusal = {
  reason: RefusalReason
  retryAfterSeconds?: number
  /** What was read before it was refused. */
  resend?: Resend
}

export function refusedAnswer(
  request: Request,
  { reason, retryAfterSeconds, resend }: Refusal,
): Response {
  const status = refusalStatuses[reason]
  const sentence = submissionErrorSentences[reason]
  const headers = new Headers(NO_STORE)
  if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds))
  if (wantsJson(request)) {
    return Response.json({ ok: false, errors: { form: sentence } }, { status, headers })
  }
  const { title, goBack } = refusalPageWords
  const page = resend
    ? { sentences: [sentence, ...resendSentences(resend)], form: resendForm(resend) }
    : { sentences: [sentence, goBack] }
  return sentencePage({ status, title, ...page }, headers)
}

function resendSentences({ fileFields }: Resend): string[] {
  const { kept, filesAgain } = refusalPageWords
  return fileFields.length > 0 ? [kept, filesAgain] : [kept]
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...NO_STORE, Location: location } })
}
