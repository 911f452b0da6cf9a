import type { Field } from 'payload'
import { emailField } from '@/collections/fields/emailField'
import { listField } from '@/collections/fields/listField'
import { localizedText, localizedTextarea } from '@/collections/fields/localizedText'
import { richTextField } from '@/collections/fields/richTextField'
import { sectionHeading } from '@/collections/fields/sectionHeading'
import { legalNoticeText as text } from '@/src/content/admin/legalNotice'
import { pageFieldText, pageTabs } from '@/src/content/admin/pageFields'
import { identityFields } from './legalNotice/identityFields'
import { singlePage } from './singlePage'

const articleFields: Field[] = [
  localizedText('heading', pageFieldText.heading, { required: true }),
  listField('articles', text.articles, [
    localizedText('heading', pageFieldText.heading, { required: true }),
    richTextField('body', text.articleBody, { required: true }),
  ]),
]

export const LegalNotice = singlePage({
  slug: 'legal-notice',
  text,
  tabs: [
    {
      label: pageTabs.presentation,
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
    { label: text.tabs.identity, fields: identityFields },
    {
      name: 'cookies',
      label: text.tabs.cookies,
      fields: [
        ...sectionHeading,
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
        ...sectionHeading,
        emailField({ name: 'email', label: text.contact.email.label, required: true }),
        { name: 'phone', type: 'text', label: text.contact.phone.label },
      ],
    },
  ],
})
