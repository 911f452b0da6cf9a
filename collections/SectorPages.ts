import { pageTabs } from '@/src/content/admin/pageFields'
import { sectorPagesText as text } from '@/src/content/admin/sectorPages'
import { contentPage } from './contentPage'
import { callToActionField } from './fields/callToActionField'
import { cardsField } from './fields/cardsField'
import { clientLogosField } from './fields/clientLogosField'
import { localizedText, localizedTextarea } from './fields/localizedText'
import { pagePresentation } from './fields/pagePresentation'
import { sectionsField } from './fields/sectionsField'
import { seoField } from './fields/seoField'

export const SectorPages = contentPage({
  slug: 'sector-pages',
  labels: text.labels,
  description: text.description,
  tabs: [
    { label: pageTabs.presentation, fields: pagePresentation },
    {
      label: text.tabs.solutions,
      fields: [
        localizedText('solutionsHeading', text.solutionsHeading, { required: true }),
        localizedTextarea('solutionsIntro', text.solutionsIntro),
        cardsField('solutions', text.solutions),
      ],
    },
    { label: pageTabs.sections, fields: [sectionsField] },
    {
      label: text.tabs.clients,
      fields: [
        localizedText('clientsHeading', text.clientsHeading, {
          required: true,
          frenchDefault: text.clientsHeadingDefault,
        }),
        clientLogosField,
      ],
    },
    { label: pageTabs.closing, fields: [callToActionField(text.callToActionDefaults)] },
    { label: pageTabs.seo, fields: [seoField] },
  ],
})
