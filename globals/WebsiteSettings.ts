import type { Field } from 'payload'
import { validateRequiredText } from '@/collections/fields/validateRequiredText'
import { websiteSettingsText as text } from '@/src/content/admin/websiteSettings'
import { createPublicSettingsGlobal } from './createPublicSettingsGlobal'
import { checkRootLanguage } from './websiteSettings/checkRootLanguage'
import { contactFields } from './websiteSettings/contactFields'
import { siteOperationFields } from './websiteSettings/siteOperationFields'

const companyFields: Field[] = [
  {
    name: 'companyName',
    type: 'text',
    required: true,
    defaultValue: 'Exemplia',
    validate: validateRequiredText(text.companyName.required, 200),
    label: text.companyName.label,
    admin: { description: text.companyName.description },
  },
  { name: 'tagline', type: 'text', localized: true, label: text.tagline.label },
  {
    name: 'siteDescription',
    type: 'textarea',
    localized: true,
    label: text.siteDescription.label,
    admin: { description: text.siteDescription.description },
  },
]

export const WebsiteSettings = createPublicSettingsGlobal({
  slug: 'website-settings',
  text,
  beforeChange: [checkRootLanguage],
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: text.tabs.identity, fields: companyFields },
        { label: text.tabs.contact, fields: contactFields },
        { label: text.tabs.operation, fields: siteOperationFields },
      ],
    },
  ],
})
