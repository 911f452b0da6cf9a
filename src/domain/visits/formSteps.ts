/** The steps of an application form; reaching one includes all earlier ones. */
export const FORM_STEPS = ['opened', 'contact', 'cv', 'letter', 'sending', 'sent'] as const
export type FormStep = (typeof FORM_STEPS)[number]

/** The step to which each field belongs. */
export const STEP_BY_FIELD: Partial<Record<string, FormStep>> = {
  candidateName: 'contact',
  candidateEmail: 'contact',
  candidatePhone: 'contact',
  cv: 'cv',
  coverLetter: 'letter',
  coverLetterFile: 'letter',
}
