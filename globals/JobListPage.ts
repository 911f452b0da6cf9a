import type { GlobalConfig } from 'payload'
import { cardsField } from '@/collections/fields/cardsField'
import { localizedText, localizedTextarea } from '@/collections/fields/localizedText'
import { sectionHeading } from '@/collections/fields/sectionHeading'
import { seoField } from '@/collections/fields/seoField'
import { revalidateGlobal } from '@/collections/hooks/revalidateTags'
import { publishedOrStaff } from '@/src/access/publishedOrStaff'
import { staffOnly } from '@/src/access/staffOnly'
import { adminGroups } from '@/src/content/admin/groups'
import { jobListPageText as text } from '@/src/content/admin/jobListPage'
import { pageFieldText, pageTabs } from '@/src/content/admin/pageFields'
import { previewPath } from '@/src/domain/previewedPage'

export const JobListPage: GlobalConfig<'job-list-page'> = {
  slug: 'job-list-page',
  label: text.label,
  versions: { drafts: true, max: 30 },
  admin: {
    group: adminGroups.content,
    hideAPIURL: true,
    description: text.description,
    preview: () => previewPath('/nos-offres'),
  },
  access: { read: publishedOrStaff, readVersions: staffOnly, update: staffOnly },
  hooks: { afterChange: [revalidateGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: pageTabs.presentation,
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
            ...sectionHeading,
            cardsField('cards', text.reasons),
            localizedText('linkLabel', text.reasonsLink, { required: true }),
          ],
        },
        { label: pageTabs.seo, fields: [seoField] },
      ],
    },
  ],
}
