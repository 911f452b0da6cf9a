import type { GlobalConfig } from 'payload'
import { pictureField, safeLink } from '@/collections/fields/contentFields'
import { translationFields } from '@/collections/fields/translationFields'
import { revalidateGlobal } from '@/collections/hooks/revalidateTags'
import { storeGlobalTranslationState } from '@/collections/hooks/storeTranslationState'
import { MAX_VERSIONS } from '@/collections/orderedContent'
import { adminsOnly, anyone, staffOnly } from '@/src/access/roles'
import { adminGroups } from '@/src/content/admin/groups'
import { heroSettingsText as text } from '@/src/content/admin/heroSettings'
import { settingsSaveButton } from './settingsSaveButton'

export const HeroSettings: GlobalConfig<'hero-settings'> = {
  slug: 'hero-settings',
  label: text.label,
  versions: { drafts: false, max: MAX_VERSIONS },
  admin: {
    group: adminGroups.settings,
    hideAPIURL: true,
    description: text.description,
    components: settingsSaveButton('general'),
  },
  access: { read: anyone, readVersions: staffOnly, update: adminsOnly },
  hooks: { beforeChange: [storeGlobalTranslationState], afterChange: [revalidateGlobal] },
  fields: [
    ...translationFields,
    { name: 'mainTitle', type: 'text', localized: true, label: text.mainTitle.label },
    { name: 'subTitle', type: 'textarea', localized: true, label: text.subTitle.label },
    {
      name: 'highlightText',
      type: 'text',
      localized: true,
      label: text.highlightText.label,
      admin: { description: text.highlightText.description },
    },
    { name: 'ctaText', type: 'text', localized: true, label: text.ctaText.label },
    {
      name: 'ctaUrl',
      type: 'text',
      label: text.ctaUrl.label,
      validate: safeLink,
      admin: { placeholder: text.ctaUrl.placeholder },
    },
    pictureField('backgroundImage', text.backgroundImage),
    {
      name: 'isHouseDrawing',
      type: 'checkbox',
      defaultValue: false,
      label: text.isHouseDrawing.label,
      admin: {
        condition: ({ backgroundImage }) => Boolean(backgroundImage),
        description: text.isHouseDrawing.description,
      },
    },
    {
      name: 'backgroundImageUrl',
      type: 'text',
      label: text.backgroundImageUrl.label,
      validate: safeLink,
      admin: { description: text.backgroundImageUrl.description },
    },
  ],
}
