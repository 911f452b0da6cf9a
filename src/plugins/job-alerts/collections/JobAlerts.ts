import type { CollectionConfig, Field } from 'payload'
import { LIST_PAGE_SIZES } from '@/collections/admin/listAndFormComponents'
import { selectOptions } from '@/collections/fields/selectOptions'
import { nobody, superAdminsOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { languageNamesForStaff } from '@/src/content/languageNames'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { ALERT_SEARCH_FIELDS } from '@/src/plugins/job-alerts/rules/jobAlert'
import { jobAlertsText as text } from '@/src/plugins/job-alerts/words/admin/jobAlerts'

const dateTimeField = (name: 'confirmedAt' | 'expiresAt' | 'lastMailedAt'): Field => ({
  name,
  type: 'date',
  index: name === 'expiresAt',
  label: text[name],
  admin: { components: { Cell: '/components/admin/timezone/DateTimeCell#DateTimeCell' } },
})

const HIDDEN_FIELD_OPTIONS = { hidden: true, access: { read: nobody } } as const

/**
 * The job alerts of visitors; only the product's commands write them. Staff see no e-mail address,
 * because it is used only to send the mails.
 */
export const JobAlerts: CollectionConfig<'job-alerts'> = {
  slug: 'job-alerts',
  labels: text.labels,
  admin: {
    group: adminMenuGroups.recruitment,
    description: text.description,
    useAsTitle: 'id',
    defaultColumns: ['id', ...ALERT_SEARCH_FIELDS.slice(0, 4), 'confirmedAt', 'lastMailedAt'],
    pagination: LIST_PAGE_SIZES,
    hidden: ({ user }) => !isActiveSuperAdmin(user && { role: user.role, status: user.status }),
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: superAdminsOnly, update: nobody, delete: nobody },
  disableBulkEdit: true,
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    // The e-mail address in lower case.
    { ...HIDDEN_FIELD_OPTIONS, name: 'email', type: 'text', required: true, index: true },
    {
      name: 'language',
      type: 'select',
      required: true,
      label: text.language,
      options: selectOptions(SITE_LANGUAGES, languageNamesForStaff),
    },
    ...ALERT_SEARCH_FIELDS.map((name): Field => ({ name, type: 'text', label: text[name] })),
    // A key of the e-mail address and the search: an address has one alert for a search.
    { ...HIDDEN_FIELD_OPTIONS, name: 'alertKey', type: 'text', required: true, unique: true },
    // The part of a link that identifies the alert; the signature of the link is not stored.
    { ...HIDDEN_FIELD_OPTIONS, name: 'linkKey', type: 'text', required: true, unique: true },
    dateTimeField('confirmedAt'),
    dateTimeField('expiresAt'),
    dateTimeField('lastMailedAt'),
    // The time until which the offers have been compared with the search.
    { ...HIDDEN_FIELD_OPTIONS, name: 'checkedAt', type: 'date' },
    { ...HIDDEN_FIELD_OPTIONS, name: 'renewalMailedAt', type: 'date' },
    // The ids of the offers that mails of this alert named or counted.
    { ...HIDDEN_FIELD_OPTIONS, name: 'mailedOffers', type: 'json' },
  ],
}
