import { FILE_ERRORS } from '../files/uploadedFile'
import { HOUSE_LANGUAGE, isSiteLanguage, type SiteLanguage } from '../languages/siteLocale'
import type { ApplicationWarning } from './applicationForm'

/** A field that people neither see nor reach: whoever fills it in is a program. */
export const HONEYPOT_FIELD = 'preference'

const LANGUAGE_NAME = 'langue'

/** Where a form goes: the address says which language it was filled in, if that is not the house's own. */
export function submissionAddress(route: string, language: SiteLanguage): string {
  return language === HOUSE_LANGUAGE ? route : `${route}?${LANGUAGE_NAME}=${language}`
}

/** The language that a form was filled in, by the address that it was sent to. */
export function submissionLanguage(address: string): SiteLanguage {
  const said = new URL(address).searchParams.get(LANGUAGE_NAME)
  return isSiteLanguage(said) ? said : HOUSE_LANGUAGE
}

/** The offer has ended while the form was being filled in. */
export const OFFER_CLOSED = 'jobOfferClosed'

/** What a person can set right, in a field or in the choice of the offer. */
export const INPUT_ERRORS = [
  'nameMissing',
  'emailMissing',
  'emailInvalid',
  'emailNotAscii',
  'subjectMissing',
  'messageMissing',
  'textTooLong',
  ...FILE_ERRORS,
  OFFER_CLOSED,
] as const
export type InputError = (typeof INPUT_ERRORS)[number]

/** What is wrong, by field; `form` for what concerns none in particular. */
export type InputErrors = Record<string, InputError>

/** Why a submission as a whole was turned away. */
export type RefusalReason =
  | 'crossSite'
  | 'bodyUnreadable'
  | 'bodyTooLarge'
  | 'tooManySubmissions'
  | 'fileNotInspected'
  | 'accessRequestsFull'
  | NotSaved
  | 'unexpected'

/** Which of the two could not be saved at present. */
export type NotSaved = 'applicationNotSaved' | 'messageNotSaved'

/** In which header an answer names what was wrong: the sentences of its body are for people. */
export const REFUSAL_HEADER = 'X-Refusal'

export const refusalStatuses = {
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

/** How a submission ended: done, wrong in what was chosen, or not possible at present. */
export type SubmissionOutcome =
  | { ok: true; warnings: readonly ApplicationWarning[] }
  | { ok: false; errors: InputErrors }
  | { ok: false; reason: RefusalReason; retryAfterSeconds?: number }

/** A form that came back: what was typed and what was wrong with it. Files cannot be kept. */
export type SubmissionDraft = { values: Record<string, string>; errors: InputErrors }
