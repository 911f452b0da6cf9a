import type { Field } from 'payload'
import { listField, localizedText, localizedTextarea } from '@/collections/fields/contentFields'
import { emailField } from '@/collections/fields/emailField'
import { sectionHeadingFields } from '@/collections/fields/pageFields'
import { richTextField } from '@/collections/fields/richTextField'
import { legalNoticeText as text } from '@/src/content/admin/legalNotice'
import { pageFieldText, pageTabLabels } from '@/src/content/admin/pageFields'
import { createSinglePageGlobal } from './createSinglePageGlobal'

const requiredHeadingField = localizedText('heading', pageFieldText.heading, { required: true })

/** The publisher, the responsible director and the host of the site. */
const publisherFields: Field[] = [
  {
    name: 'publisher',
    type: 'group',
    label: text.publisher.label,
    fields: [
      requiredHeadingField,
      {
        name: 'companyName',
        type: 'text',
        label: text.publisher.companyName.label,
        required: true,
      },
      localizedText('legalForm', text.publisher.legalForm, { required: true }),
      localizedText('shareCapital', text.publisher.shareCapital, { required: true }),
      localizedText('registration', text.publisher.registration, { required: true }),
      localizedText('vatNumber', text.publisher.vatNumber),
      localizedTextarea('address', text.publisher.address, { required: true }),
    ],
  },
  {
    name: 'director',
    type: 'group',
    label: text.director.label,
    fields: [
      requiredHeadingField,
      { name: 'name', type: 'text', label: text.director.name.label, required: true },
      localizedText('position', text.director.position),
    ],
  },
  {
    name: 'host',
    type: 'group',
    label: text.host.label,
    fields: [
      requiredHeadingField,
      localizedText('name', text.host.name, { required: true }),
      localizedTextarea('address', text.host.address, { required: true }),
      { name: 'phone', type: 'text', label: text.host.phone.label },
    ],
  },
]

const articleFields: Field[] = [
  localizedText('heading', pageFieldText.heading, { required: true }),
  listField('articles', text.articles, [
    localizedText('heading', pageFieldText.heading, { required: true }),
    richTextField('body', text.articleBody, { required: true }),
  ]),
]

export const LegalNotice = createSinglePageGlobal({
  slug: 'legal-notice',
  text,
  tabs: [
    {
      label: pageTabLabels.presentation,
      fields: [
        localizedText('title', pageFieldText.title, { required: true }),
        localizedTextarea('intro', pageFieldText.intro),
        {
          name: 'updatedOn',
          type: 'date',
          label: text.updatedOn.label,
          admin: {
            description: text.updatedOn.description,
            date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
          },
        },
      ],
    },
    { label: text.tabs.identity, fields: publisherFields },
    {
      name: 'cookies',
      label: text.tabs.cookies,
      fields: [
        ...sectionHeadingFields,
        listField('types', text.cookies.types, [
          localizedText('name', text.cookies.name, { required: true }),
          localizedTextarea('description', text.cookies.description, { required: true }),
          localizedText('duration', text.cookies.duration, { required: true }),
        ]),
      ],
    },
    { name: 'terms', label: text.tabs.terms, fields: articleFields },
    { name: 'privacy', label: text.tabs.privacy, fields: articleFields },
    {
      name: 'contact',
      label: text.tabs.contact,
      fields: [
        ...sectionHeadingFields,
        emailField({ name: 'email', label: text.contact.email.label, required: true }),
        { name: 'phone', type: 'text', label: text.contact.phone.label },
      ],
    },
  ],
})
