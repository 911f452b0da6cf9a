import type { CollectionConfig } from 'payload'
import { adminsOnly } from '@/src/access/adminsOnly'
import { publishedOrStaff } from '@/src/access/publishedOrStaff'
import { staffOnly } from '@/src/access/staffOnly'
import { adminGroups } from '@/src/content/admin/groups'
import { teamMembersText as text } from '@/src/content/admin/teamMembers'
import { localizedText } from './fields/localizedText'
import { pictureField } from './fields/pictureField'
import { revalidateAfterChange, revalidateAfterDelete } from './hooks/revalidateTags'

export const TeamMembers: CollectionConfig<'team-members'> = {
  slug: 'team-members',
  labels: text.labels,
  orderable: true,
  defaultSort: '_order',
  versions: { drafts: true, maxPerDoc: 30 },
  admin: {
    group: adminGroups.content,
    hideAPIURL: true,
    description: text.description,
    useAsTitle: 'position',
    defaultColumns: ['position', 'name', '_status', 'updatedAt'],
  },
  access: {
    create: staffOnly,
    read: publishedOrStaff,
    readVersions: staffOnly,
    update: staffOnly,
    delete: adminsOnly,
  },
  hooks: { afterChange: [revalidateAfterChange], afterDelete: [revalidateAfterDelete] },
  fields: [
    localizedText('position', text.position, { required: true }),
    {
      name: 'name',
      type: 'text',
      label: text.name.label,
      admin: { description: text.name.description },
    },
    pictureField('portrait', text.portrait, { required: true }),
  ],
}
