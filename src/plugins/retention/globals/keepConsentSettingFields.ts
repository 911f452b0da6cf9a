import type { Field } from 'payload'
import { localizedTextarea } from '@/collections/fields/contentFields'
import {
  hasDurationPlaceholder,
  KEEP_CONSENT_MONTHS,
  MAX_KEEP_CONSENT_TEXT_CHARACTERS,
} from '@/src/plugins/retention/rules/keepConsent'
import { keepConsentSettingsText as text } from '@/src/plugins/retention/words/admin/keepConsent'

const { least, usual, most } = KEEP_CONSENT_MONTHS
const isValidKeepConsentDuration = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** The text to which candidates agree, and for how long. */
export const keepConsentSettingFields: Field[] = [
  {
    name: 'keepConsentMonths',
    type: 'number',
    required: true,
    defaultValue: usual,
    min: least,
    max: most,
    label: text.months.label,
    validate: (value: unknown) => isValidKeepConsentDuration(value) || text.months.outOfRange,
    admin: { description: text.months.description, width: '50%' },
  },
  {
    ...localizedTextarea('keepConsentText', text.text),
    validate: (value?: string | null) => {
      if (!value) return true
      if (value.length > MAX_KEEP_CONSENT_TEXT_CHARACTERS) return text.text.tooLong
      return hasDurationPlaceholder(value) || text.text.withoutDuration
    },
  },
]
