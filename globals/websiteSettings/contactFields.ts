import type { Field } from 'payload'
import { createLocalizedDefaultValue, validateSafeLink } from '@/collections/fields/contentFields'
import { emailField } from '@/collections/fields/emailField'
import { websiteSettingsText as text } from '@/src/content/admin/websiteSettings'
import { defaultOpeningHours } from '@/src/content/openingHours'

/** The contact details of the firm. */
export const contactFields: Field[] = [
  {
    name: 'phone',
    type: 'text',
    label: text.phone.label,
    admin: { placeholder: text.phone.placeholder },
  },
  emailField({
    name: 'email',
    label: text.email.label,
    admin: { placeholder: text.email.placeholder },
  }),
  socialLinkField('linkedinUrl'),
  socialLinkField('twitterUrl'),
  {
    name: 'openingHours',
    type: 'array',
    label: text.openingHours.label,
    labels: { singular: text.openingHours.singular, plural: text.openingHours.plural },
    defaultValue: createLocalizedDefaultValue(defaultOpeningHours),
    admin: {
      description: text.openingHours.description,
      components: {
        RowLabel: {
          path: '/components/admin/content/RowTitle#RowTitle',
          clientProps: { rowName: text.openingHours.singular },
        },
      },
    },
    fields: [
      {
        type: 'row',
        fields: [openingHoursTextField('days'), openingHoursTextField('hours')],
      },
    ],
  },
]

function openingHoursTextField(name: 'days' | 'hours'): Field {
  const { label, placeholder } = text.openingHours[name]
  return {
    name,
    type: 'text',
    required: true,
    localized: true,
    label,
    admin: { placeholder, width: '50%' },
  }
}

function socialLinkField(name: 'linkedinUrl' | 'twitterUrl'): Field {
  const { label, placeholder } = text[name]
  return { name, type: 'text', label, validate: validateSafeLink, admin: { placeholder } }
}
