import type { CollectionConfig } from 'payload'
import { selectOptions } from '@/collections/fields/selectOptions'
import { nobody, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { LINK_REVOKERS } from '@/src/plugins/candidate-page/rules/candidatePage'
import { revokerLabels, candidateLinksText as text } from '@/src/plugins/candidate-page/words/admin'

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
    { name: 'revokedAt', type: 'date', label: text.revokedAt.label },
    {
      name: 'revokedBy',
      type: 'select',
      label: text.revokedBy.label,
      options: selectOptions(LINK_REVOKERS, revokerLabels),
    },
    { name: 'revokedByName', type: 'text', label: text.revokedByName.label },
  ],
}
