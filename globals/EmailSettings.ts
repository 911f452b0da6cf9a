import type { EditViewConfig, Field, GlobalConfig } from 'payload'
import { adminsOnly } from '@/src/access/adminsOnly'
import { hiddenFromModerators } from '@/src/access/hiddenFromModerators'
import { nobody } from '@/src/access/nobody'
import { superAdminsOnly } from '@/src/access/superAdminsOnly'
import { emailSettingsText as text } from '@/src/content/admin/emailSettings'
import { adminGroups } from '@/src/content/admin/groups'
import { undeliveredWords } from '@/src/content/admin/undelivered'
import { isActiveSuperAdmin } from '@/src/domain/roles'
import { announceChange } from './emailSettings/announceChange'
import { guardServer } from './emailSettings/guardServer'
import { recipientAddresses } from './emailSettings/recipientAddresses'
import { serializeChanges } from './emailSettings/serializeChanges'
import { tellWhetherPasswordIsSaved, tellWhetherServerWaits } from './emailSettings/shownState'
import { settingsSaveButton } from './settingsSaveButton'

const confirmationFields: Field[] = [
  {
    name: 'serverAwaitsConfirmation',
    type: 'checkbox',
    virtual: true,
    label: text.serverAwaitsConfirmation.label,
    hooks: { afterRead: [tellWhetherServerWaits] },
    admin: {
      readOnly: true,
      description: text.serverAwaitsConfirmation.description,
      condition: ({ serverAwaitsConfirmation }) => Boolean(serverAwaitsConfirmation),
    },
  },
  {
    name: 'confirmServer',
    type: 'checkbox',
    virtual: true,
    label: text.confirmServer.label,
    access: { read: superAdminsOnly, update: superAdminsOnly },
    admin: {
      description: text.confirmServer.description,
      condition: ({ serverAwaitsConfirmation }, _, { user }) =>
        Boolean(serverAwaitsConfirmation) && isActiveSuperAdmin(user),
    },
  },
]

const serverFields: Field[] = [
  {
    name: 'smtpHost',
    type: 'text',
    label: text.smtpHost.label,
    admin: { placeholder: text.smtpHost.placeholder },
  },
  {
    name: 'smtpPort',
    type: 'number',
    defaultValue: 587,
    min: 1,
    max: 65_535,
    label: text.smtpPort.label,
  },
  { name: 'smtpUser', type: 'text', label: text.smtpUser.label },
  {
    name: 'smtpPasswordSaved',
    type: 'checkbox',
    virtual: true,
    label: text.smtpPasswordSaved.label,
    hooks: { afterRead: [tellWhetherPasswordIsSaved] },
    admin: { readOnly: true, description: text.smtpPasswordSaved.description },
  },
  {
    name: 'smtpPassword',
    type: 'text',
    label: text.smtpPassword.label,
    access: { read: nobody },
    admin: { description: text.smtpPassword.description, autoComplete: 'new-password' },
  },
  {
    name: 'fromEmail',
    type: 'email',
    label: text.fromEmail.label,
    admin: { placeholder: text.fromEmail.placeholder },
  },
  { name: 'fromName', type: 'text', label: text.fromName.label },
]

/** The server as Super Administrators last chose or confirmed it. */
const confirmedServer: Field = {
  name: 'confirmedServer',
  type: 'group',
  access: { read: nobody, update: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'smtpHost', type: 'text' },
    { name: 'smtpPort', type: 'number' },
    { name: 'smtpUser', type: 'text' },
    { name: 'smtpPassword', type: 'text' },
    { name: 'fromEmail', type: 'text' },
  ],
}

const notificationFields: Field[] = [
  {
    name: 'enableNotifications',
    type: 'checkbox',
    defaultValue: true,
    label: text.enableNotifications.label,
  },
  {
    name: 'notifyNewApplications',
    type: 'checkbox',
    defaultValue: true,
    label: text.notifyNewApplications.label,
  },
  {
    name: 'notifyNewMessages',
    type: 'checkbox',
    defaultValue: true,
    label: text.notifyNewMessages.label,
  },
  {
    name: 'notificationRecipients',
    type: 'text',
    hasMany: true,
    label: text.notificationRecipients.label,
    validate: recipientAddresses,
    admin: { description: text.notificationRecipients.description },
  },
]

const undelivered: EditViewConfig = {
  Component: '/components/admin/undelivered/UndeliveredView#UndeliveredView',
  path: '/envois',
  tab: { href: '/envois', label: undeliveredWords.tab },
}

export const EmailSettings: GlobalConfig<'email-settings'> = {
  slug: 'email-settings',
  label: text.label,
  admin: {
    group: adminGroups.settings,
    hidden: hiddenFromModerators,
    hideAPIURL: true,
    components: { ...settingsSaveButton('email'), views: { edit: { undelivered } } },
  },
  access: { read: adminsOnly, update: adminsOnly },
  hooks: { beforeOperation: [serializeChanges], beforeChange: [guardServer, announceChange] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: text.tabs.server,
          description: text.gmailHint,
          fields: [...confirmationFields, ...serverFields, confirmedServer],
        },
        { label: text.tabs.notifications, fields: notificationFields },
      ],
    },
  ],
}
