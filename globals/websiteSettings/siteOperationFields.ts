import type { CheckboxField, Field } from 'payload'
import { selectOptions } from '@/collections/fields/selectOptions'
import { websiteSettingsText as text } from '@/src/content/admin/websiteSettings'
import { languageNamesForStaff } from '@/src/content/languageNames'
import { siteTimezoneLabels } from '@/src/content/siteTimezoneLabels'
import { SITE_LANGUAGES, SITE_TIMEZONES } from '@/src/domain/languages/siteLocale'
import { isValidReplyDays, REPLY_DAYS_LIMITS } from '@/src/domain/submissions/replyPromise'

/** The settings of the site's operation. */
export const siteOperationFields: Field[] = [
  {
    name: 'defaultLanguage',
    type: 'select',
    required: true,
    defaultValue: 'fr',
    label: text.defaultLanguage.label,
    options: selectOptions(SITE_LANGUAGES, languageNamesForStaff),
    admin: { isClearable: false, description: text.defaultLanguage.description },
  },
  {
    name: 'timezone',
    type: 'select',
    required: true,
    defaultValue: 'Europe/Paris',
    label: text.timezone.label,
    options: selectOptions(SITE_TIMEZONES, siteTimezoneLabels),
    admin: { isClearable: false, description: text.timezone.description },
  },
  {
    name: 'answerDays',
    type: 'number',
    required: true,
    defaultValue: REPLY_DAYS_LIMITS.usual,
    min: REPLY_DAYS_LIMITS.least,
    max: REPLY_DAYS_LIMITS.most,
    label: text.answerDays.label,
    validate: (days: unknown) => isValidReplyDays(days) || text.answerDays.invalid,
    admin: { description: text.answerDays.description },
  },
  checkboxField('payRequired', true),
  checkboxField('checkOutsideLinks', false),
  checkboxField('maintenanceMode', false),
  checkboxField('analyticsPreselected', true),
  checkboxField('countWithoutConsent', false),
]

type OperationCheckboxName =
  | 'analyticsPreselected'
  | 'checkOutsideLinks'
  | 'countWithoutConsent'
  | 'maintenanceMode'
  | 'payRequired'

function checkboxField(name: OperationCheckboxName, defaultValue: boolean): CheckboxField {
  const { label, description } = text[name]
  return { name, type: 'checkbox', defaultValue, label, admin: { description } }
}
