import type { CollectionConfig } from 'payload'
import { selectOptions } from '@/collections/fields/selectOptions'
import { nobody, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { LINK_REVOKERS } from '@/src/plugins/candidate-page/rules/candidatePage'
import {
  linkRevokerLabels,
  candidateLinksText as text,
} from '@/src/plugins/candidate-page/words/admin'

/** The links with which candidates follow their applications; only the product's commands create them. */
export const CandidateLinks: CollectionConfig<'candidate-links'> = {
  slug: 'candidate-links',
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
      label: text.application.label,
    },
    // Random; the token in the mail is this value with its signature.
    { name: 'nonce', type: 'text', required: true, unique: true, hidden: true },
    // The code in the mail and the cookie of the session are derived from a secret and these values.
    { name: 'codeNonce', type: 'text', hidden: true },
    { name: 'codeExpiresAt', type: 'date', hidden: true },
    { name: 'codeTries', type: 'number', hidden: true },
    { name: 'sessionHash', type: 'text', hidden: true },
    { name: 'sessionExpiresAt', type: 'date', hidden: true },
    // Staff see it on the application until then.
    { name: 'eraseAt', type: 'date', label: text.eraseAt.label },
    { name: 'revokedAt', type: 'date', label: text.revokedAt.label },
    {
      name: 'revokedBy',
      type: 'select',
      label: text.revokedBy.label,
      options: selectOptions(LINK_REVOKERS, linkRevokerLabels),
    },
    { name: 'revokedByName', type: 'text', label: text.revokedByName.label },
  ],
}
