import type { CollectionConfig } from 'payload'
import { nobody, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { retentionExtensionsText as text } from '@/src/plugins/retention/words/admin/acceptedApplications'

/**
 * The decisions of Super Administrators that an accepted application stays, with their reasons. A
 * decision has no effect any more when the status changed after it. Only a command creates rows.
 */
export const RetentionExtensions: CollectionConfig<'retention-extensions'> = {
  slug: 'retention-extensions',
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
    { name: 'reason', type: 'textarea', required: true, label: text.fields.reason },
    { name: 'byName', type: 'text', label: text.fields.byName },
  ],
}
