import type { Field, GlobalConfig } from 'payload'
import { requiredText } from '@/collections/fields/requiredText'
import { translationFields } from '@/collections/fields/translationFields'
import { revalidateGlobal } from '@/collections/hooks/revalidateTags'
import { storeGlobalTranslationState } from '@/collections/hooks/storeTranslationState'
import { MAX_VERSIONS } from '@/collections/orderedContent'
import { adminsOnly, anyone, staffOnly } from '@/src/access/roles'
import { adminGroups } from '@/src/content/admin/groups'
import { identityText } from '@/src/content/admin/identity'
import { websiteSettingsText as text } from '@/src/content/admin/websiteSettings'
import { settingsSaveButton } from './settingsSaveButton'
import { checkRootLanguage } from './websiteSettings/checkRootLanguage'
import { contactFields } from './websiteSettings/contactFields'
import { identityFields } from './websiteSettings/identityFields'
import { operationFields } from './websiteSettings/operationFields'

const companyFields: Field[] = [
  {
    name: 'companyName',
    type: 'text',
    required: true,
    defaultValue: 'Exemplia',
    validate: requiredText(text.companyName.required, 200),
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

export const WebsiteSettings: GlobalConfig<'website-settings'> = {
  slug: 'website-settings',
  label: text.label,
  versions: { drafts: false, max: MAX_VERSIONS },
  admin: {
    group: adminGroups.settings,
    hideAPIURL: true,
    components: settingsSaveButton('general'),
  },
  access: { read: anyone, readVersions: staffOnly, update: adminsOnly },
  hooks: {
    beforeChange: [checkRootLanguage, storeGlobalTranslationState],
    afterChange: [revalidateGlobal],
  },
  fields: [
    ...translationFields,
    {
      type: 'tabs',
      tabs: [
        { label: text.tabs.identity, fields: companyFields },
        { label: identityText.tab, fields: identityFields },
        { label: text.tabs.contact, fields: contactFields },
        { label: text.tabs.operation, fields: operationFields },
      ],
    },
  ],
}
