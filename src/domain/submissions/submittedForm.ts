/** The forms that strangers send. */
export const SUBMITTED_FORMS = ['application', 'message', 'accessRequest'] as const
export type SubmittedForm = (typeof SUBMITTED_FORMS)[number]
