import type { Field } from 'payload'
import { selectOptions } from '@/collections/fields/selectOptions'
import { websiteSettingsText as text } from '@/src/content/admin/websiteSettings'
import { languageNames } from '@/src/content/languageNames'
import { siteTimezoneLabels } from '@/src/content/siteTimezoneLabels'
import { SITE_LANGUAGES, SITE_TIMEZONES } from '@/src/domain/languages/siteLocale'
import { ANSWER_DAYS, isAnswerDays } from '@/src/domain/submissions/answerPromise'

/** The settings of the site's operation. */
export const operationFields: Field[] = [
  {
    name: 'defaultLanguage',
    type: 'select',
    required: true,
    defaultValue: 'fr',
    label: text.defaultLanguage.label,
    options: selectOptions(SITE_LANGUAGES, languageNames),
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
    defaultValue: ANSWER_DAYS.usual,
    min: ANSWER_DAYS.least,
    max: ANSWER_DAYS.most,
    label: text.answerDays.label,
    validate: (days: unknown) => isAnswerDays(days) || text.answerDays.invalid,
    admin: { description: text.answerDays.description },
  },
  {
    name: 'payRequired',
    type: 'checkbox',
    defaultValue: true,
    label: text.payRequired.label,
    admin: { description: text.payRequired.description },
  },
  {
    name: 'checkOutsideLinks',
    type: 'checkbox',
    defaultValue: false,
    label: text.checkOutsideLinks.label,
    admin: { description: text.checkOutsideLinks.description },
  },
  {
    name: 'maintenanceMode',
    type: 'checkbox',
    defaultValue: false,
    label: text.maintenanceMode.label,
    admin: { description: text.maintenanceMode.description },
  },
  {
    name: 'analyticsPreselected',
    type: 'checkbox',
    defaultValue: true,
    label: text.analyticsPreselected.label,
    admin: { description: text.analyticsPreselected.description },
  },
  {
    name: 'countWithoutConsent',
    type: 'checkbox',
    defaultValue: false,
    label: text.countWithoutConsent.label,
    admin: { description: text.countWithoutConsent.description },
  },
]
