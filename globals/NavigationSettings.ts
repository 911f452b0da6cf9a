import type { FieldHook, GlobalConfig } from 'payload'
import { safeLink, startingValue } from '@/collections/fields/contentFields'
import { translationFields } from '@/collections/fields/translationFields'
import { revalidateGlobal } from '@/collections/hooks/revalidateTags'
import { storeGlobalTranslationState } from '@/collections/hooks/storeTranslationState'
import { MAX_VERSIONS } from '@/collections/orderedContent'
import { adminsOnly, anyone, staffOnly } from '@/src/access/roles'
import { adminGroups } from '@/src/content/admin/groups'
import { navigationSettingsText as text } from '@/src/content/admin/navigationSettings'
import { defaultNavigationItems, newNavigationItem } from '@/src/content/navigation'
import { inEachLanguage } from '@/src/domain/languages/siteLocale'
import { renumberedEntries } from '@/src/domain/pages/navigation'
import { settingsSaveButton } from './settingsSaveButton'

const usualEntries = inEachLanguage((language) =>
  renumberedEntries(defaultNavigationItems[language]),
)

// The rank is the position in the list; the sent number is ignored.
const renumberEntries: FieldHook = ({ value }) =>
  Array.isArray(value) ? renumberedEntries(value) : value

export const NavigationSettings: GlobalConfig<'navigation-settings'> = {
  slug: 'navigation-settings',
  label: text.label,
  versions: { drafts: false, max: MAX_VERSIONS },
  admin: {
    group: adminGroups.settings,
    hideAPIURL: true,
    components: settingsSaveButton('general'),
  },
  access: { read: anyone, readVersions: staffOnly, update: adminsOnly },
  hooks: { beforeChange: [storeGlobalTranslationState], afterChange: [revalidateGlobal] },
  fields: [
    ...translationFields,
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
}
