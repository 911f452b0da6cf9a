import { expertisePagesText as text } from '@/src/content/admin/expertisePages'
import { pageTabLabels } from '@/src/content/admin/pageFields'
import { createContentPageCollection } from './createContentPageCollection'
import { iconField, listField, localizedText, localizedTextarea } from './fields/contentFields'
import { cardsField } from './fields/pageFields'
import { sectionsField } from './fields/sectionsField'

export const ExpertisePages = createContentPageCollection({
  slug: 'expertise-pages',
  labels: text.labels,
  description: text.description,
  presentation: [
    { ...iconField, label: text.icon.label, admin: { description: text.icon.description } },
  ],
  tabs: [
    {
      label: text.tabs.services,
      fields: [
        localizedText('servicesHeading', text.servicesHeading, { required: true }),
        localizedTextarea('servicesIntro', text.servicesIntro),
        cardsField('services', text.services),
      ],
    },
    {
      label: text.tabs.approach,
      fields: [
        localizedText('approachHeading', text.approachHeading, { required: true }),
        localizedTextarea('approachIntro', text.approachIntro),
        listField('steps', text.steps, [
          localizedText('title', text.stepTitle, { required: true }),
          localizedTextarea('text', text.stepText, { required: true }),
        ]),
      ],
    },
    { label: pageTabLabels.sections, fields: [sectionsField] },
  ],
  callToActionDefaults: text.callToActionDefaults,
})
