import type { CollectionConfig } from 'payload'
import { adminsOnly } from '@/src/access/adminsOnly'
import { publishedOrStaff } from '@/src/access/publishedOrStaff'
import { staffOnly } from '@/src/access/staffOnly'
import { adminGroups } from '@/src/content/admin/groups'
import { testimonialsText as text } from '@/src/content/admin/testimonials'
import { localizedText, localizedTextarea } from './fields/localizedText'
import { pictureField } from './fields/pictureField'
import { revalidateAfterChange, revalidateAfterDelete } from './hooks/revalidateTags'

export const Testimonials: CollectionConfig<'testimonials'> = {
  slug: 'testimonials',
  labels: text.labels,
  orderable: true,
  defaultSort: '_order',
  versions: { drafts: true, maxPerDoc: 30 },
  admin: {
    group: adminGroups.content,
    hideAPIURL: true,
    description: text.description,
    useAsTitle: 'name',
    defaultColumns: ['name', 'position', '_status', 'updatedAt'],
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
    { name: 'name', type: 'text', label: text.name.label, required: true },
    localizedText('position', text.position, { required: true }),
    pictureField('portrait', text.portrait, { required: true }),
    localizedTextarea('quote', text.quote, { required: true }),
  ],
}
