import type { StoredApplicationFormPluginField } from '@/src/commands/submitApplication'
import { keepConsentFormValue } from './retention/commands/keepConsentFormValue'

/** The values of the fields that plugins add to the application form. */
export const storedApplicationFormFields: readonly StoredApplicationFormPluginField[] = [
  keepConsentFormValue,
]
