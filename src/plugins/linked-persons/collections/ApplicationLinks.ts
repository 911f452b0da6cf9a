import type { CollectionConfig, FieldAccess } from 'payload'
import { adminsOnly, nobody, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { applicationLinksText as text } from '@/src/plugins/linked-persons/words/admin/applicationLinks'
import { normalizeApplicationLink } from './normalizeApplicationLink'
import { recordLinking, recordUnlinking } from './recordLinks'

const readOnlyAccess: { create: FieldAccess; update: FieldAccess } = {
  create: nobody,
  update: nobody,
}

/**
 * Pairs of applications that staff have marked as sent by the same candidate. Deleting one pair
 * changes neither the other pairs nor the applications.
 */
export const ApplicationLinks: CollectionConfig<'application-links'> = {
  slug: 'application-links',
  labels: text.labels,
  admin: { group: adminMenuGroups.recruitment, hidden: true },
  access: { create: staffOnly, read: staffOnly, update: nobody, delete: staffOnly },
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['first', 'second'], unique: true }],
  hooks: {
    beforeChange: [normalizeApplicationLink],
    afterChange: [recordLinking],
    afterDelete: [recordUnlinking],
  },
  fields: [
    {
      name: 'first',
      type: 'relationship',
      relationTo: 'job-applications',
      required: true,
      index: true,
      label: text.first.label,
    },
    {
      name: 'second',
      type: 'relationship',
      relationTo: 'job-applications',
      required: true,
      index: true,
      label: text.second.label,
    },
    { name: 'authorName', type: 'text', label: text.authorName.label, access: readOnlyAccess },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: text.author.label,
      // Only Administrators may read this collection: moderators may not read other accounts.
      access: { ...readOnlyAccess, read: adminsOnly },
    },
  ],
}
