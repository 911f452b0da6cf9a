import { INPUT_ERRORS, type InputError, type RefusalReason } from '../submissions/submission'

/** The reasons why the form or a chosen file was refused. */
export const FORM_REFUSAL_REASONS = [
  ...INPUT_ERRORS,
  'bodyUnreadable',
  'bodyTooLarge',
  'tooManySubmissions',
  'applicationNotSaved',
  'unexpected',
] as const satisfies readonly (InputError | RefusalReason)[]
export type FormRefusalReason = (typeof FORM_REFUSAL_REASONS)[number]
