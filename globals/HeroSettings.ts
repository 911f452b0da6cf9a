import { pictureField, validateSafeLink } from '@/collections/fields/contentFields'
import { heroSettingsText as text } from '@/src/content/admin/heroSettings'
import { createPublicSettingsGlobal } from './createPublicSettingsGlobal'

export const HeroSettings = createPublicSettingsGlobal({
  slug: 'hero-settings',
  text,
  fields: [
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
      validate: validateSafeLink,
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
      validate: validateSafeLink,
      admin: { description: text.backgroundImageUrl.description },
    },
  ],
})
