import type { GlobalConfig } from 'payload'
import { adminsOnly, hiddenFromModerators } from '@/src/access/roles'
import { emailSettingsText as text } from '@/src/content/admin/emailSettings'
import { adminGroups } from '@/src/content/admin/groups'
import { guardServer } from './emailSettings/guardServer'
import { notificationFields } from './emailSettings/notificationFields'
import { serverFields } from './emailSettings/serverFields'
import { settingsSaveButton } from './settingsSaveButton'

export const EmailSettings: GlobalConfig<'email-settings'> = {
  slug: 'email-settings',
  label: text.label,
  admin: {
    group: adminGroups.settings,
    hidden: hiddenFromModerators,
    hideAPIURL: true,
    components: settingsSaveButton('email'),
  },
  access: { read: adminsOnly, update: adminsOnly },
  hooks: { beforeChange: [guardServer] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: text.tabs.server,
          description: text.gmailHint,
          fields: serverFields,
        },
        { label: text.tabs.notifications, fields: notificationFields },
      ],
    },
  ],
}
