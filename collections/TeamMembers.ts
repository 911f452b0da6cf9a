import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { teamMembersText as text } from '@/src/content/admin/teamMembers'
import { createOrderedContentCollection } from './createOrderedContentCollection'
import { localizedText, pictureField } from './fields/contentFields'
import { translationStateFields } from './fields/translationStateFields'

export const TeamMembers = createOrderedContentCollection({
  slug: 'team-members',
  labels: text.labels,
  admin: {
    group: adminMenuGroups.otherContent,
    description: text.description,
    useAsTitle: 'position',
    defaultColumns: ['position', 'name', '_status', 'updatedAt'],
  },
  fields: [
    ...translationStateFields,
    localizedText('position', text.position, { required: true }),
    {
      name: 'name',
      type: 'text',
      label: text.name.label,
      admin: { description: text.name.description },
    },
    pictureField('portrait', text.portrait, { required: true }),
  ],
})
