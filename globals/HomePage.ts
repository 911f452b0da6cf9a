import { localizedText } from '@/collections/fields/localizedText'
import { sectionHeading } from '@/collections/fields/sectionHeading'
import { adminGroups } from '@/src/content/admin/groups'
import { homePageText as text } from '@/src/content/admin/homePage'
import { contactTab } from './homePage/contactTab'
import { faqTab } from './homePage/faqTab'
import { statisticsTab } from './homePage/statisticsTab'
import { singlePage } from './singlePage'

/** One tab per section of the home page, in the order of the page. */
export const HomePage = singlePage({
  slug: 'home-page',
  group: adminGroups.content,
  text,
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
      fields: [...sectionHeading, localizedText('mapLinkLabel', text.mapLink, { required: true })],
    },
    { name: 'testimonials', label: text.tabs.testimonials, fields: sectionHeading },
    { name: 'team', label: text.tabs.team, fields: sectionHeading },
    contactTab,
    faqTab,
  ],
})
