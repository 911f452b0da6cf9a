import type { FileError } from '@/src/domain/uploadedFile'

/** A field that people neither see nor reach: whoever fills it in is a program. */
export const HONEYPOT_FIELD = 'preference'

/** What a person can set right, in a field or in the choice of the offer. */
export type InputError =
  | FileError
  | 'nameMissing'
  | 'emailMissing'
  | 'emailInvalid'
  | 'subjectMissing'
  | 'messageMissing'
  | 'textTooLong'
  | 'jobOfferClosed'

/** Why a submission as a whole was turned away. */
export type RefusalReason =
  | 'crossSite'
  | 'bodyUnreadable'
  | 'bodyTooLarge'
  | 'tooManySubmissions'
  | 'applicationNotSaved'
  | 'messageNotSaved'
  | 'unexpected'

/** What is wrong, by field; `form` for what concerns none in particular. */
export type InputErrors = Partial<Record<string, InputError>>
