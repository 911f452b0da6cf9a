import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { teamMembersText as text } from '@/src/content/admin/teamMembers'
import { localizedText, pictureField } from './fields/contentFields'
import { translationStateFields } from './fields/translationStateFields'
import { orderedContentCollection } from './orderedContentCollection'

export const TeamMembers = orderedContentCollection({
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
