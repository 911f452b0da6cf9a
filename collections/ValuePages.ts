import type { CollectionConfig } from 'payload'
import { adminsOnly } from '@/src/access/adminsOnly'
import { publishedOrStaff } from '@/src/access/publishedOrStaff'
import { staffOnly } from '@/src/access/staffOnly'
import { adminGroups } from '@/src/content/admin/groups'
import { pageTabs } from '@/src/content/admin/pageFields'
import { valuePagesText as text } from '@/src/content/admin/valuePages'
import { previewPathIn } from '@/src/domain/previewedPage'
import { callToActionField } from './fields/callToActionField'
import { iconField } from './fields/iconField'
import { pagePresentation } from './fields/pagePresentation'
import { previousSlugsField } from './fields/previousSlugsField'
import { sectionsField } from './fields/sectionsField'
import { seoField } from './fields/seoField'
import { slugField } from './fields/slugField'
import { keepPreviousSlugs } from './hooks/keepPreviousSlugs'
import { revalidateAfterChange, revalidateAfterDelete } from './hooks/revalidateTags'

export const ValuePages: CollectionConfig<'value-pages'> = {
  slug: 'value-pages',
  labels: text.labels,
  orderable: true,
  defaultSort: '_order',
  versions: { drafts: true, maxPerDoc: 30 },
  admin: {
    group: adminGroups.content,
    hideAPIURL: true,
    description: text.description,
    useAsTitle: 'title',
    preview: ({ slug }) => previewPathIn('value-pages', slug),
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
        { label: pageTabs.sections, fields: [sectionsField] },
        { label: pageTabs.closing, fields: [callToActionField(text.callToActionDefaults)] },
        { label: pageTabs.seo, fields: [seoField] },
      ],
    },
  ],
}
