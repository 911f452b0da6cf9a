import { adminGroups } from '@/src/content/admin/groups'
import { teamMembersText as text } from '@/src/content/admin/teamMembers'
import { localizedText, pictureField } from './fields/contentFields'
import { translationFields } from './fields/translationFields'
import { orderedContent } from './orderedContent'

export const TeamMembers = orderedContent({
  slug: 'team-members',
  labels: text.labels,
  admin: {
    group: adminGroups.otherContent,
    description: text.description,
    useAsTitle: 'position',
    defaultColumns: ['position', 'name', '_status', 'updatedAt'],
  },
  fields: [
    ...translationFields,
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
