import type { ApplicationFormPluginField } from '@/src/app/applicationFormPluginField'
import { keepConsentFormField } from './retention/routes/(site)/KeepConsentField'

/** The fields that plugins add to the application form; `storedApplicationFormFields` stores them. */
export const applicationFormFields: readonly ApplicationFormPluginField[] = [keepConsentFormField]
