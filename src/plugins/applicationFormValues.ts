import type { ApplicationFormValue } from '@/src/commands/submitApplication'
import { keepConsentValue } from './retention/commands/keepConsentValue'

/** The values of the fields that plugins add to the application form. */
export const applicationFormValues: readonly ApplicationFormValue[] = [keepConsentValue]
