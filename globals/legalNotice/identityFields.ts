import type { Field } from 'payload'
import { localizedText, localizedTextarea } from '@/collections/fields/localizedText'
import { legalNoticeText as text } from '@/src/content/admin/legalNotice'
import { pageFieldText } from '@/src/content/admin/pageFields'

const headingField = localizedText('heading', pageFieldText.heading, { required: true })

/** The publisher, the responsible director and the host of the site. */
export const identityFields: Field[] = [
  {
    name: 'publisher',
    type: 'group',
    label: text.publisher.label,
    fields: [
      headingField,
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
      headingField,
      { name: 'name', type: 'text', label: text.director.name.label, required: true },
      localizedText('position', text.director.position),
    ],
  },
  {
    name: 'host',
    type: 'group',
    label: text.host.label,
    fields: [
      headingField,
      localizedText('name', text.host.name, { required: true }),
      localizedTextarea('address', text.host.address, { required: true }),
      { name: 'phone', type: 'text', label: text.host.phone.label },
    ],
  },
]
