import { localizedText, localizedTextarea } from '@/collections/fields/contentFields'
import { cardsField, sectionHeadingFields } from '@/collections/fields/pageFields'
import { jobListPageText as text } from '@/src/content/admin/jobListPage'
import { pageFieldText, pageTabLabels } from '@/src/content/admin/pageFields'
import { createSinglePageGlobal } from './createSinglePageGlobal'

export const JobListPage = createSinglePageGlobal({
  slug: 'job-list-page',
  text,
  tabs: [
    {
      label: pageTabLabels.presentation,
      fields: [
        localizedText('title', pageFieldText.title, { required: true }),
        localizedTextarea('intro', pageFieldText.intro, { required: true }),
        cardsField('benefits', text.benefits),
      ],
    },
    {
      name: 'spontaneous',
      label: text.tabs.spontaneous,
      fields: [
        localizedText('title', text.spontaneous.title, { required: true }),
        localizedTextarea('text', pageFieldText.text, { required: true }),
        localizedText('linkLabel', text.spontaneous.linkLabel, { required: true }),
      ],
    },
    {
      name: 'reasons',
      label: text.tabs.reasons,
      fields: [
        ...sectionHeadingFields,
        cardsField('cards', text.reasons),
        localizedText('linkLabel', text.reasonsLink, { required: true }),
      ],
    },
  ],
})
