import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { pageTabLabels } from '@/src/content/admin/pageFields'
import { valuePagesText as text } from '@/src/content/admin/valuePages'
import { createContentPageCollection } from './createContentPageCollection'
import { iconField } from './fields/contentFields'
import { sectionsField } from './fields/sectionsField'

export const ValuePages = createContentPageCollection({
  slug: 'value-pages',
  labels: text.labels,
  group: adminMenuGroups.otherContent,
  description: text.description,
  presentation: [
    { ...iconField, label: text.icon.label, admin: { description: text.icon.description } },
  ],
  tabs: [{ label: pageTabLabels.sections, fields: [sectionsField] }],
  callToActionDefaults: text.callToActionDefaults,
})
