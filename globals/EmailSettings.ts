import type { GlobalConfig } from 'payload'
import { adminsOnly, hiddenFromModerators } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { emailSettingsText as text } from '@/src/content/admin/emailSettings'
import { createSettingsSaveButton } from './createSettingsSaveButton'
import { guardMailServerChange } from './emailSettings/guardMailServerChange'
import { mailServerFields } from './emailSettings/mailServerFields'
import { notificationFields } from './emailSettings/notificationFields'

export const EmailSettings: GlobalConfig<'email-settings'> = {
  slug: 'email-settings',
  label: text.label,
  admin: {
    group: adminMenuGroups.settings,
    hidden: hiddenFromModerators,
    hideAPIURL: true,
    components: createSettingsSaveButton('email'),
  },
  access: { read: adminsOnly, update: adminsOnly },
  hooks: { beforeChange: [guardMailServerChange] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: text.tabs.server,
          description: text.gmailHint,
          fields: mailServerFields,
        },
        { label: text.tabs.notifications, fields: notificationFields },
      ],
    },
  ],
}
