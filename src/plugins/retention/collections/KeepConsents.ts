import type { CollectionConfig } from 'payload'
import { selectOptions } from '@/collections/fields/selectOptions'
import { nobody, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import {
  KEEP_CONSENT_EVENTS,
  KEEP_CONSENT_ORIGINS,
} from '@/src/plugins/retention/rules/keepConsent'
import {
  keepConsentEventLabels,
  keepConsentOriginLabels,
  keepConsentsText as text,
} from '@/src/plugins/retention/words/admin/keepConsent'

/**
 * What happened to the consents of candidates, with the exact text to which each of them agreed:
 * the firm must be able to prove it. Only the product's commands create rows.
 */
export const KeepConsents: CollectionConfig<'keep-consents'> = {
  slug: 'keep-consents',
  labels: text.labels,
  admin: { group: adminMenuGroups.recruitment, hidden: true },
  access: { create: nobody, read: staffOnly, update: nobody, delete: nobody },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'application',
      type: 'relationship',
      relationTo: 'job-applications',
      required: true,
      index: true,
      label: text.fields.application,
    },
    {
      name: 'event',
      type: 'select',
      required: true,
      label: text.fields.event,
      options: selectOptions(KEEP_CONSENT_EVENTS, keepConsentEventLabels),
    },
    {
      name: 'origin',
      type: 'select',
      required: true,
      label: text.fields.origin,
      options: selectOptions(KEEP_CONSENT_ORIGINS, keepConsentOriginLabels),
    },
    { name: 'text', type: 'textarea', label: text.fields.text },
    { name: 'until', type: 'date', label: text.fields.until },
    { name: 'byName', type: 'text', label: text.fields.byName },
  ],
}
