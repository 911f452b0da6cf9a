import type { GlobalConfig } from 'payload'
import { safeLink } from '@/collections/fields/safeLink'
import { revalidateGlobal } from '@/collections/hooks/revalidateTags'
import { adminsOnly } from '@/src/access/adminsOnly'
import { anyone } from '@/src/access/anyone'
import { adminGroups } from '@/src/content/admin/groups'
import { navigationSettingsText as text } from '@/src/content/admin/navigationSettings'
import { defaultNavigationItems, newNavigationItem } from '@/src/content/navigation'

export const NavigationSettings: GlobalConfig<'navigation-settings'> = {
  slug: 'navigation-settings',
  label: text.label,
  admin: { group: adminGroups.settings, hideAPIURL: true },
  access: { read: anyone, update: adminsOnly },
  hooks: { afterChange: [revalidateGlobal] },
  fields: [
    {
      name: 'items',
      type: 'array',
      label: text.items.label,
      labels: { singular: text.items.singular, plural: text.items.plural },
      defaultValue: defaultNavigationItems,
      admin: {
        description: text.items.description,
        components: {
          RowLabel: {
            path: '/components/admin/content/RowTitle#RowTitle',
            clientProps: { rowName: text.items.singular },
          },
        },
      },
      fields: [
        {
          name: 'label',
          type: 'text',
          required: true,
          localized: true,
          defaultValue: newNavigationItem.label,
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
        { name: 'isActive', type: 'checkbox', defaultValue: true, label: text.items.isActive },
      ],
    },
  ],
}
