import type { Field, TextField } from 'payload'
import { createRowActionsField } from '@/collections/admin/listAndFormComponents'
import { emailField } from '@/collections/fields/emailField'
import {
  otherAccountManagersOnly,
  ownAccountOnly,
  ownEmailOrManagersOnly,
} from '@/src/access/accounts'
import { nobody, serverOnlyWriteAccess } from '@/src/access/roles'
import { usersText } from '@/src/content/admin/users'
import { roleLabels, userStatusLabels } from '@/src/content/statusLabels'
import { ROLES, USER_STATUSES } from '@/src/domain/accounts/userAccount'
import { cleanLine } from '@/src/domain/text/normalizeText'
import { selectOptions } from '../fields/selectOptions'

function identityProofField(name: 'currentPassword' | 'currentCode'): TextField {
  return {
    name,
    type: 'text',
    virtual: true,
    label: usersText[name].label,
    admin: {
      disableListColumn: true,
      disableListFilter: true,
      components: { Field: '/components/admin/document/EmptyComponent#EmptyComponent' },
    },
  }
}

/** The fields of an account, in the order of the form. */
export const accountFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 200,
    // The name appears in mails, where a line break could insert further content.
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? cleanLine(value) : value)],
    },
    label: usersText.name.label,
    admin: { placeholder: usersText.name.placeholder },
  },
  emailField({
    name: 'email',
    required: true,
    unique: true,
    label: usersText.email.label,
    access: { update: ownEmailOrManagersOnly },
    admin: { description: usersText.email.description },
  }),
  // The password of the saving user, requested in a dialog (see `requireIdentityProof`) and never stored.
  identityProofField('currentPassword'),
  identityProofField('currentCode'),
  {
    name: 'passwordChange',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/components/admin/users/PasswordChange#PasswordChange' },
    },
  },
  {
    // Payload's own field is declared here to restrict its access.
    name: 'password',
    type: 'text',
    virtual: true,
    hidden: true,
    access: { read: nobody, update: ownAccountOnly },
  },
  {
    name: 'role',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'moderator',
    label: usersText.role.label,
    options: selectOptions(ROLES, roleLabels),
    access: { create: otherAccountManagersOnly, update: otherAccountManagersOnly },
    admin: { description: usersText.role.description, isClearable: false },
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'active',
    label: usersText.status.label,
    options: selectOptions(USER_STATUSES, userStatusLabels),
    access: { create: otherAccountManagersOnly, update: otherAccountManagersOnly },
    admin: {
      description: usersText.status.description,
      isClearable: false,
      components: { Cell: '/components/admin/users/AccountStatusCell#AccountStatusCell' },
    },
  },
  {
    name: 'invitedAt',
    type: 'date',
    label: usersText.invitedAt.label,
    access: serverOnlyWriteAccess,
    admin: {
      readOnly: true,
      condition: ({ invitedAt }) => Boolean(invitedAt),
      components: { Field: '/components/admin/timezone/DateTimeDisplayField#DateTimeDisplayField' },
    },
  },
  {
    name: 'lastLoginAt',
    type: 'date',
    label: usersText.lastLoginAt.label,
    access: serverOnlyWriteAccess,
    admin: {
      readOnly: true,
      components: {
        Field: '/components/admin/timezone/DateTimeDisplayField#DateTimeDisplayField',
        Cell: '/components/admin/users/LastLoginCell#LastLoginCell',
      },
    },
  },
  {
    // Computed for the signed-in user at each request; see `filterValidSessions`.
    name: 'lacksSecondFactor',
    type: 'checkbox',
    virtual: true,
    hidden: true,
    access: { ...serverOnlyWriteAccess, read: nobody },
  },
  {
    name: 'security',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/components/admin/security/AccountSecurity#AccountSecurity' },
    },
  },
  {
    name: 'accountActions',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/components/admin/users/AccountActionsField#AccountActionsField' },
    },
  },
  createRowActionsField('/components/admin/users/AccountRowActionsCell#AccountRowActionsCell'),
]
