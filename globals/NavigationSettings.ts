import type { FieldHook } from 'payload'
import { safeLink, startingValue } from '@/collections/fields/contentFields'
import { navigationSettingsText as text } from '@/src/content/admin/navigationSettings'
import { defaultNavigationItems, newNavigationItem } from '@/src/content/navigation'
import { inEachLanguage } from '@/src/domain/languages/siteLocale'
import { renumberedEntries } from '@/src/domain/pages/navigation'
import { publicSettings } from './publicSettings'

const usualEntries = inEachLanguage((language) =>
  renumberedEntries(defaultNavigationItems[language]),
)

// The rank is the position in the list; the sent number is ignored.
const renumberEntries: FieldHook = ({ value }) =>
  Array.isArray(value) ? renumberedEntries(value) : value

export const NavigationSettings = publicSettings({
  slug: 'navigation-settings',
  text,
  fields: [
    {
      name: 'items',
      type: 'array',
      label: text.items.label,
      labels: { singular: text.items.singular, plural: text.items.plural },
      defaultValue: startingValue(usualEntries),
      hooks: { beforeChange: [renumberEntries] },
      admin: {
        description: text.items.description,
        components: {
          RowLabel: '/components/admin/navigation/EntryTitle#EntryTitle',
        },
      },
      fields: [
        {
          name: 'label',
          type: 'text',
          required: true,
          localized: true,
          defaultValue: startingValue({ fr: newNavigationItem.label }),
          label: text.items.itemLabel,
        },
        {
          name: 'url',
          type: 'text',
          required: true,
          defaultValue: newNavigationItem.url,
          label: text.items.url,
          validate: safeLink,
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
