import { wordsIn } from '@/src/content/words'
import { hrefIn } from '@/src/domain/languages/editionPath'
import type { ApplicationWarning } from '@/src/domain/submissions/applicationForm'
import {
  type InputErrors,
  REFUSAL_HEADER,
  type RefusalReason,
  refusalStatuses,
} from '@/src/domain/submissions/submission'
import { type Resend, resendForm } from './resendForm'
import { sentencePage } from './sentencePage'
import { submissionEdition } from './submissionEdition'
import { wantsJson } from './wantsJson'

const NO_STORE = { 'Cache-Control': 'no-store' }

export function acceptedAnswer(
  request: Request,
  { formPath, warnings }: { formPath: string; warnings: readonly ApplicationWarning[] },
): Response {
  if (wantsJson(request)) {
    const { submissionWarningSentences } = wordsFor(request)
    const sentences = warnings.map((warning) => submissionWarningSentences[warning])
    return Response.json({ ok: true, warnings: sentences }, { headers: NO_STORE })
  }
  const lost = warnings.map((warning) => lostFiles[warning]).join(',')
  return seeOther(request, `${formPath}/merci${lost ? `?fichiers=${lost}` : ''}`)
}

const lostFiles = {
  cvNotStored: 'cv',
  coverLetterNotStored: 'lettre',
} as const satisfies Record<ApplicationWarning, string>

/** For a script: which sentence belongs to which field. */
export function invalidAnswer(request: Request, errors: InputErrors): Response {
  const { submissionErrorSentences } = wordsFor(request)
  const sentences = Object.entries(errors).map(([field, error]) => [
    field,
    submissionErrorSentences[error],
  ])
  return Response.json(
    { ok: false, errors: Object.fromEntries(sentences) },
    {
      status: 422,
      headers: { ...NO_STORE, [REFUSAL_HEADER]: [...new Set(Object.values(errors))].join() },
    },
  )
}

/** For a form without script: back to a page that shows it with what was typed. */
export function correctionAnswer(request: Request, formPath: string, draftId: string): Response {
  return seeOther(request, `${formPath}/corriger?saisie=${draftId}`)
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
  const { submissionErrorSentences, refusalPageWords } = wordsFor(request)
  const status = refusalStatuses[reason]
  const sentence = submissionErrorSentences[reason]
  const headers = new Headers(NO_STORE)
  if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds))
  if (wantsJson(request)) {
    headers.set(REFUSAL_HEADER, reason)
    return Response.json({ ok: false, errors: { form: sentence } }, { status, headers })
  }
  const { title, goBack, kept, filesAgain } = refusalPageWords
  const page = resend
    ? {
        sentences: [sentence, kept, ...(resend.fileFields.length > 0 ? [filesAgain] : [])],
        form: resendForm(resend, wordsFor(request)),
      }
    : { sentences: [sentence, goBack] }
  const { language } = submissionEdition(request)
  return sentencePage({ status, language, title, ...page }, headers)
}

const wordsFor = (request: Request) => wordsIn(submissionEdition(request).language)

function seeOther(request: Request, internalPath: string): Response {
  const location = hrefIn(submissionEdition(request), internalPath)
  return new Response(null, { status: 303, headers: { ...NO_STORE, Location: location } })
}
