import type { Field, FieldHook } from 'payload'
import { emailField } from '@/collections/fields/emailField'
import { nobody, superAdminsOnly } from '@/src/access/roles'
import { emailSettingsText as text } from '@/src/content/admin/emailSettings'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import {
  hasNoMailServer,
  hidePassword,
  isPasswordSaved,
  isPasswordUnreadable,
  isServerUnconfirmed,
} from './mailServerState'

type MailServerStateFieldName =
  | 'nothingIsSent'
  | 'serverAwaitsConfirmation'
  | 'smtpPasswordLost'
  | 'smtpPasswordSaved'

const mailServerStateField = (name: MailServerStateFieldName, read: FieldHook): Field => ({
  name,
  type: 'checkbox',
  virtual: true,
  label: text[name].label,
  hooks: { afterRead: [read] },
  admin: { readOnly: true, hidden: true },
})

// The state of the server, which `MailServerWarnings` shows in words.
const mailServerStateFields = [
  mailServerStateField('serverAwaitsConfirmation', isServerUnconfirmed),
  mailServerStateField('smtpPasswordLost', isPasswordUnreadable),
  mailServerStateField('nothingIsSent', hasNoMailServer),
  mailServerStateField('smtpPasswordSaved', isPasswordSaved),
]

const serverConfirmationFields: Field[] = [
  {
    name: 'serverNotice',
    type: 'ui',
    admin: {
      components: { Field: '/components/admin/mailSettings/MailServerWarnings#MailServerWarnings' },
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

const connectionFields: Field[] = [
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
    name: 'smtpPassword',
    type: 'text',
    label: text.smtpPassword.label,
    hooks: { afterRead: [hidePassword] },
    admin: {
      description: text.smtpPassword.description,
      components: {
        Field: '/components/admin/mailSettings/SmtpPasswordField#SmtpPasswordField',
      },
    },
  },
  emailField({
    name: 'fromEmail',
    label: text.fromEmail.label,
    admin: { placeholder: text.fromEmail.placeholder },
  }),
  { name: 'fromName', type: 'text', label: text.fromName.label },
  emailField({
    name: 'replyToEmail',
    label: text.replyToEmail.label,
    admin: {
      description: text.replyToEmail.description,
      placeholder: text.replyToEmail.placeholder,
    },
  }),
]

/** The server that Super Administrators last chose or confirmed. */
const confirmedServerField: Field = {
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

/**
 * The fields of the mail server, and its state. The state comes first, because its hooks read the
 * fields below.
 */
export const mailServerFields: Field[] = [
  ...mailServerStateFields,
  ...serverConfirmationFields,
  ...connectionFields,
  confirmedServerField,
]
