import type { Field, GlobalConfig } from 'payload'
import { languagesField } from '@/collections/fields/languagesField'
import { safeLink } from '@/collections/fields/safeLink'
import { selectOptions } from '@/collections/fields/selectOptions'
import { startingValue } from '@/collections/fields/startingValue'
import { translationFields } from '@/collections/fields/translationFields'
import { noteSavedGlobal } from '@/collections/hooks/noteSavedLanguage'
import { revalidateGlobal } from '@/collections/hooks/revalidateTags'
import { MOST_VERSIONS } from '@/collections/versions/mostVersions'
import { adminsOnly } from '@/src/access/adminsOnly'
import { anyone } from '@/src/access/anyone'
import { staffOnly } from '@/src/access/staffOnly'
import { superAdminsOnly } from '@/src/access/superAdminsOnly'
import { adminGroups } from '@/src/content/admin/groups'
import { identityText } from '@/src/content/admin/identity'
import { websiteSettingsText as text } from '@/src/content/admin/websiteSettings'
import { languageNames } from '@/src/content/languageNames'
import { defaultOpeningHours } from '@/src/content/openingHours'
import { siteTimezoneLabels } from '@/src/content/siteTimezoneLabels'
import { roleLabels } from '@/src/content/statusLabels'
import { ROLES } from '@/src/domain/accounts/userAccount'
import { SITE_LANGUAGES, SITE_TIMEZONES } from '@/src/domain/languages/siteLocale'
import { ANSWER_DAYS, isAnswerDays } from '@/src/domain/submissions/answerPromise'
import { settingsSaveButton } from './settingsSaveButton'
import { checkRootLanguage } from './websiteSettings/checkRootLanguage'
import { identityFields } from './websiteSettings/identityFields'
import { recountVisits } from './websiteSettings/recountVisits'

const companyFields: Field[] = [
  {
    name: 'companyName',
    type: 'text',
    required: true,
    defaultValue: 'Exemplia',
    label: text.companyName.label,
    admin: { description: text.companyName.description },
  },
  { name: 'tagline', type: 'text', localized: true, label: text.tagline.label },
  {
    name: 'siteDescription',
    type: 'textarea',
    localized: true,
    label: text.siteDescription.label,
    admin: { description: text.siteDescription.description },
  },
]

const contactFields: Field[] = [
  {
    name: 'phone',
    type: 'text',
    label: text.phone.label,
    admin: { placeholder: text.phone.placeholder },
  },
  {
    name: 'email',
    type: 'email',
    label: text.email.label,
    admin: { placeholder: text.email.placeholder },
  },
  {
    name: 'linkedinUrl',
    type: 'text',
    label: text.linkedinUrl.label,
    validate: safeLink,
    admin: { placeholder: text.linkedinUrl.placeholder },
  },
  {
    name: 'twitterUrl',
    type: 'text',
    label: text.twitterUrl.label,
    validate: safeLink,
    admin: { placeholder: text.twitterUrl.placeholder },
  },
  {
    name: 'openingHours',
    type: 'array',
    label: text.openingHours.label,
    labels: { singular: text.openingHours.singular, plural: text.openingHours.plural },
    defaultValue: startingValue(defaultOpeningHours),
    admin: {
      description: text.openingHours.description,
      components: {
        RowLabel: {
          path: '/components/admin/content/RowTitle#RowTitle',
          clientProps: { rowName: text.openingHours.singular },
        },
      },
    },
    fields: [
      {
        type: 'row',
        fields: [openingHoursText('days'), openingHoursText('hours')],
      },
    ],
  },
]

const operationFields: Field[] = [
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
    name: 'allowRegistration',
    type: 'checkbox',
    defaultValue: false,
    label: text.allowRegistration.label,
    access: { read: staffOnly },
    admin: { description: text.allowRegistration.description },
  },
  {
    name: 'secondFactorRoles',
    type: 'select',
    hasMany: true,
    label: text.secondFactorRoles.label,
    options: selectOptions(ROLES, roleLabels),
    access: { read: staffOnly, update: superAdminsOnly },
    admin: { description: text.secondFactorRoles.description },
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

export const WebsiteSettings: GlobalConfig<'website-settings'> = {
  slug: 'website-settings',
  label: text.label,
  versions: { drafts: false, max: MOST_VERSIONS },
  admin: {
    group: adminGroups.settings,
    hideAPIURL: true,
    components: settingsSaveButton('general'),
  },
  access: { read: anyone, readVersions: staffOnly, update: adminsOnly },
  hooks: {
    beforeChange: [checkRootLanguage, noteSavedGlobal],
    afterChange: [revalidateGlobal, recountVisits],
  },
  fields: [
    languagesField,
    ...translationFields,
    {
      type: 'tabs',
      tabs: [
        { label: text.tabs.identity, fields: companyFields },
        { label: identityText.tab, fields: identityFields },
        { label: text.tabs.contact, fields: contactFields },
        { label: text.tabs.operation, fields: operationFields },
      ],
    },
  ],
}

function openingHoursText(name: 'days' | 'hours'): Field {
  const { label, placeholder } = text.openingHours[name]
  return {
    name,
    type: 'text',
    required: true,
    localized: true,
    label,
    admin: { placeholder, width: '50%' },
  }
}
