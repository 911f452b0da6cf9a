import type { Tab } from 'payload'
import { listField, localizedText, localizedTextarea } from '@/collections/fields/contentFields'
import { sectionHeadingFields } from '@/collections/fields/pageFields'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { homePageText as text } from '@/src/content/admin/homePage'
import { createSinglePageGlobal } from './createSinglePageGlobal'

const statisticsTab: Tab = {
  name: 'statistics',
  label: text.tabs.statistics,
  fields: [
    localizedText('heading', text.statistics.heading, { required: true }),
    listField('figures', text.statistics.figures, [
      {
        type: 'row',
        fields: [
          localizedText('prefix', text.statistics.prefix),
          {
            name: 'value',
            type: 'number',
            label: text.statistics.value.label,
            required: true,
            min: 0,
            admin: { description: text.statistics.value.description, step: 0.1 },
          },
          localizedText('unit', text.statistics.unit),
        ],
      },
      localizedText('label', text.statistics.label, { required: true }),
    ]),
  ],
}

const contactTab: Tab = {
  name: 'contact',
  label: text.tabs.contact,
  fields: [
    ...sectionHeadingFields,
    {
      name: 'form',
      type: 'group',
      label: text.contact.form.label,
      fields: [
        ...(['name', 'email', 'subject', 'message', 'submit'] as const).map(contactFormLabelField),
        localizedTextarea('consentNotice', text.contact.consent),
      ],
    },
  ],
}

function contactFormLabelField(name: keyof typeof text.contactDefaults) {
  const frenchDefault = text.contactDefaults[name]
  return localizedText(`${name}Label`, text.contact[name], { required: true, frenchDefault })
}

const faqTab: Tab = {
  label: text.tabs.faq,
  fields: [
    listField('faq', text.faq.questions, [
      localizedText('question', text.faq.question, { required: true }),
      localizedTextarea('answer', text.faq.answer, { required: true }),
    ]),
  ],
}

/** One tab per section of the home page, in the order of the page. */
export const HomePage = createSinglePageGlobal({
  slug: 'home-page',
  group: adminMenuGroups.content,
  text,
  tabs: [
    statisticsTab,
    {
      name: 'expertises',
      label: text.tabs.expertises,
      fields: [
        ...sectionHeadingFields,
        localizedText('cardLinkLabel', text.cardLink, { required: true }),
      ],
    },
    {
      name: 'sectors',
      label: text.tabs.sectors,
      fields: [
        ...sectionHeadingFields,
        localizedText('cardLinkLabel', text.cardLink, { required: true }),
      ],
    },
    {
      name: 'offers',
      label: text.tabs.offers,
      fields: [
        ...sectionHeadingFields,
        localizedText('allOffersLabel', text.allOffersLink, { required: true }),
        localizedText('noOffersText', text.noOffers, { required: true }),
      ],
    },
    {
      name: 'locations',
      label: text.tabs.locations,
      fields: [
        ...sectionHeadingFields,
        localizedText('mapLinkLabel', text.mapLink, { required: true }),
      ],
    },
    { name: 'testimonials', label: text.tabs.testimonials, fields: sectionHeadingFields },
    { name: 'team', label: text.tabs.team, fields: sectionHeadingFields },
    contactTab,
    faqTab,
  ],
})
