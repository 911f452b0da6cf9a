import type { CollectionConfig } from 'payload'
import { adminsOnly } from '@/src/access/adminsOnly'
import { publishedOrStaff } from '@/src/access/publishedOrStaff'
import { staffOnly } from '@/src/access/staffOnly'
import { expertisePagesText as text } from '@/src/content/admin/expertisePages'
import { adminGroups } from '@/src/content/admin/groups'
import { pageTabs } from '@/src/content/admin/pageFields'
import { previewPathIn } from '@/src/domain/previewedPage'
import { callToActionField } from './fields/callToActionField'
import { cardsField } from './fields/cardsField'
import { iconField } from './fields/iconField'
import { listField } from './fields/listField'
import { localizedText, localizedTextarea } from './fields/localizedText'
import { pagePresentation } from './fields/pagePresentation'
import { previousSlugsField } from './fields/previousSlugsField'
import { sectionsField } from './fields/sectionsField'
import { seoField } from './fields/seoField'
import { slugField } from './fields/slugField'
import { keepPreviousSlugs } from './hooks/keepPreviousSlugs'
import { revalidateAfterChange, revalidateAfterDelete } from './hooks/revalidateTags'

export const ExpertisePages: CollectionConfig<'expertise-pages'> = {
  slug: 'expertise-pages',
  labels: text.labels,
  orderable: true,
  defaultSort: '_order',
  versions: { drafts: true, maxPerDoc: 30 },
  admin: {
    group: adminGroups.content,
    hideAPIURL: true,
    description: text.description,
    useAsTitle: 'title',
    preview: ({ slug }) => previewPathIn('expertise-pages', slug),
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
  },
  access: {
    create: staffOnly,
    read: publishedOrStaff,
    readVersions: staffOnly,
    update: staffOnly,
    delete: adminsOnly,
  },
  hooks: {
    beforeChange: [keepPreviousSlugs],
    afterChange: [revalidateAfterChange],
    afterDelete: [revalidateAfterDelete],
  },
  fields: [
    slugField,
    previousSlugsField,
    {
      type: 'tabs',
      tabs: [
        {
          label: pageTabs.presentation,
          fields: [
            ...pagePresentation,
            { ...iconField, label: text.icon.label, admin: { description: text.icon.description } },
          ],
        },
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
        { label: pageTabs.sections, fields: [sectionsField] },
        { label: pageTabs.closing, fields: [callToActionField(text.callToActionDefaults)] },
        { label: pageTabs.seo, fields: [seoField] },
      ],
    },
  ],
}
