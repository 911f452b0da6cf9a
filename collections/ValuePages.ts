import { adminGroups } from '@/src/content/admin/groups'
import { pageTabs } from '@/src/content/admin/pageFields'
import { valuePagesText as text } from '@/src/content/admin/valuePages'
import { contentPage } from './contentPage'
import { iconField } from './fields/contentFields'
import { callToActionField, pagePresentation, seoField } from './fields/pageFields'
import { sectionsField } from './fields/sectionsField'

export const ValuePages = contentPage({
  slug: 'value-pages',
  labels: text.labels,
  group: adminGroups.otherContent,
  description: text.description,
  tabs: [
    {
      label: pageTabs.presentation,
      fields: [
        ...pagePresentation,
        { ...iconField, label: text.icon.label, admin: { description: text.icon.description } },
      ],
    },
    { label: pageTabs.sections, fields: [sectionsField] },
    { label: pageTabs.closing, fields: [callToActionField(text.callToActionDefaults)] },
    { label: pageTabs.seo, fields: [seoField] },
  ],
})
