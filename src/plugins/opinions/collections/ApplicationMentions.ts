import type { CollectionConfig } from 'payload'
import { nobody } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { canAccessOwnMentions } from '@/src/plugins/opinions/access/canAccessOwnMentions'
import { applicationMentionsText as text } from '@/src/plugins/opinions/words/admin/mentions'

/**
 * The pending requests for an opinion, one per colleague and note. The product creates them, and
 * deletes them when the colleague has read the application or given an opinion. The mention in the
 * note itself stays.
 */
export const ApplicationMentions: CollectionConfig<'application-mentions'> = {
  slug: 'application-mentions',
  labels: text.labels,
  admin: { group: adminMenuGroups.recruitment, hidden: true },
  access: {
    create: nobody,
    read: canAccessOwnMentions,
    update: nobody,
    delete: canAccessOwnMentions,
  },
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
    {
      name: 'note',
      type: 'relationship',
      relationTo: 'application-notes',
      required: true,
      index: true,
      label: text.note.label,
    },
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      label: text.account.label,
    },
    { name: 'askedBy', type: 'text', label: text.askedBy.label },
  ],
}
