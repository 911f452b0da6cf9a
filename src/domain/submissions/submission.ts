import { FILE_ERRORS } from '../files/uploadedFile'
import { type SiteLanguage, SOURCE_LANGUAGE } from '../languages/siteLocale'
import type { UnstoredFileWarning } from './applicationForm'

/** A hidden field that people never fill in: a value means that a bot sent the form. */
export const HONEYPOT_FIELD = 'preference'

/** The URL parameter that names the language of a form. */
export const LANGUAGE_PARAMETER = 'langue'

/** The URL to which a form is sent; it names the language of the form unless that is French. */
export function submissionUrl(route: string, language: SiteLanguage): string {
  return language === SOURCE_LANGUAGE ? route : `${route}?${LANGUAGE_PARAMETER}=${language}`
}

/** The error when the offer ended while the form was being filled in. */
export const OFFER_CLOSED_ERROR = 'jobOfferClosed'

/** Errors that the sender can correct, in a field or in the choice of the offer. */
export const INPUT_ERRORS = [
  'nameMissing',
  'emailMissing',
  'emailInvalid',
  'emailNotAscii',
  'subjectMissing',
  'messageMissing',
  'textTooLong',
  ...FILE_ERRORS,
  OFFER_CLOSED_ERROR,
] as const
export type InputError = (typeof INPUT_ERRORS)[number]

/** The errors by field; `form` for the form as a whole. */
export type InputErrorsByField = Record<string, InputError>

/** Why a whole submission was refused. */
export type RefusalReason =
  | 'crossSite'
  | 'bodyUnreadable'
  | 'bodyTooLarge'
  | 'tooManySubmissions'
  | 'fileNotInspected'
  | 'accessRequestsFull'
  | SubmissionNotSavedReason
  | 'unexpected'

/** The kind of submission that could not be saved for technical reasons. */
export type SubmissionNotSavedReason = 'applicationNotSaved' | 'messageNotSaved'

/** Response header with the error code; the body has the error text for people. */
export const REFUSAL_HEADER = 'X-Refusal'

export const httpStatusByRefusal = {
  crossSite: 403,
  bodyUnreadable: 400,
  bodyTooLarge: 413,
  tooManySubmissions: 429,
  fileNotInspected: 503,
  accessRequestsFull: 503,
  applicationNotSaved: 503,
  messageNotSaved: 503,
  unexpected: 500,
} as const satisfies Record<RefusalReason, number>

/** Result of a submission: saved, invalid, or refused. */
export type SubmissionOutcome =
  | { ok: true; warnings: readonly UnstoredFileWarning[] }
  | { ok: false; errors: InputErrorsByField }
  | { ok: false; reason: RefusalReason; retryAfterSeconds?: number }

/** A refused form: its values and errors. Files are not included. */
export type RefusedSubmission = { values: Record<string, string>; errors: InputErrorsByField }
