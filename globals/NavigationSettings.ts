import type { FieldHook } from 'payload'
import { createLocalizedDefaultValue, validateSafeLink } from '@/collections/fields/contentFields'
import { navigationSettingsText as text } from '@/src/content/admin/navigationSettings'
import { defaultNavigationItems, newNavigationItem } from '@/src/content/navigation'
import { createRecordByLanguage } from '@/src/domain/languages/siteLocale'
import { renumberNavigationEntries } from '@/src/domain/pages/navigation'
import { createPublicSettingsGlobal } from './createPublicSettingsGlobal'

const defaultNavigationEntries = createRecordByLanguage((language) =>
  renumberNavigationEntries(defaultNavigationItems[language]),
)

// Sets the rank to the position in the list; the sent number is ignored.
const renumberEntries: FieldHook = ({ value }) =>
  Array.isArray(value) ? renumberNavigationEntries(value) : value

export const NavigationSettings = createPublicSettingsGlobal({
  slug: 'navigation-settings',
  text,
  fields: [
    {
      name: 'items',
      type: 'array',
      label: text.items.label,
      labels: { singular: text.items.singular, plural: text.items.plural },
      defaultValue: createLocalizedDefaultValue(defaultNavigationEntries),
      hooks: { beforeChange: [renumberEntries] },
      admin: {
        description: text.items.description,
        components: {
          RowLabel: '/components/admin/navigation/MenuEntryTitle#MenuEntryTitle',
        },
      },
      fields: [
        {
          name: 'label',
          type: 'text',
          required: true,
          localized: true,
          defaultValue: createLocalizedDefaultValue({ fr: newNavigationItem.label }),
          label: text.items.itemLabel,
        },
        {
          name: 'url',
          type: 'text',
          required: true,
          defaultValue: newNavigationItem.url,
          label: text.items.url,
          validate: validateSafeLink,
        },
        {
          name: 'order',
          type: 'number',
          label: text.items.order,
          admin: { hidden: true },
        },
        { name: 'isActive', type: 'checkbox', defaultValue: true, label: text.items.isActive },
      ],
    },
  ],
})
