/** The steps of an application form; reaching one includes all earlier ones. */
export const APPLICATION_FORM_STEPS = [
  'opened',
  'contact',
  'cv',
  'letter',
  'sending',
  'sent',
] as const
export type ApplicationFormStep = (typeof APPLICATION_FORM_STEPS)[number]

/** The step to which each field belongs. */
export const STEP_BY_FIELD: Partial<Record<string, ApplicationFormStep>> = {
  candidateName: 'contact',
  candidateEmail: 'contact',
  candidatePhone: 'contact',
  cv: 'cv',
  coverLetter: 'letter',
  coverLetterFile: 'letter',
}
