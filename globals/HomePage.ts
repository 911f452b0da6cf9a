import type { GlobalConfig } from 'payload'
import { localizedText } from '@/collections/fields/localizedText'
import { sectionHeading } from '@/collections/fields/sectionHeading'
import { seoField } from '@/collections/fields/seoField'
/** One tab per section of the home page, in the order in which a visitor meets them. */ import { revalidateGlobal } from '@/collections/hooks/revalidateTags'
import { publishedOrStaff } from '@/src/access/publishedOrStaff'
import { staffOnly } from '@/src/access/staffOnly'
import { adminGroups } from '@/src/content/admin/groups'
import { homePageText as text } from '@/src/content/admin/homePage'
import { previewPath } from '@/src/domain/previewedPage'
import { contactTab } from './homePage/contactTab'
import { faqTab } from './homePage/faqTab'
import { statisticsTab } from './homePage/statisticsTab'

export const HomePage: GlobalConfig<'home-page'> = {
  slug: 'home-page',
  label: text.label,
  versions: { drafts: true, max: 30 },
  admin: {
    group: adminGroups.content,
    hideAPIURL: true,
    description: text.description,
    preview: () => previewPath('/'),
  },
  access: { read: publishedOrStaff, readVersions: staffOnly, update: staffOnly },
  hooks: { afterChange: [revalidateGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        statisticsTab,
        {
          name: 'expertises',
          label: text.tabs.expertises,
          fields: [
            ...sectionHeading,
            localizedText('cardLinkLabel', text.cardLink, { required: true }),
          ],
        },
        {
          name: 'sectors',
          label: text.tabs.sectors,
          fields: [
            ...sectionHeading,
            localizedText('cardLinkLabel', text.cardLink, { required: true }),
          ],
        },
        {
          name: 'offers',
          label: text.tabs.offers,
          fields: [
            ...sectionHeading,
            localizedText('allOffersLabel', text.allOffersLink, { required: true }),
            localizedText('noOffersText', text.noOffers, { required: true }),
          ],
        },
        {
          name: 'locations',
          label: text.tabs.locations,
          fields: [
            ...sectionHeading,
            localizedText('mapLinkLabel', text.mapLink, { required: true }),
          ],
        },
        { name: 'testimonials', label: text.tabs.testimonials, fields: sectionHeading },
        { name: 'team', label: text.tabs.team, fields: sectionHeading },
        contactTab,
        faqTab,
        { label: text.tabs.seo, fields: [seoField] },
      ],
    },
  ],
}
