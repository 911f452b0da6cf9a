import type { CollectionConfig } from 'payload'
import { accountCreators } from '@/src/access/accountCreators'
import { accountEmailManagers } from '@/src/access/accountEmailManagers'
import { accountManagers } from '@/src/access/accountManagers'
import { hiddenFromModerators } from '@/src/access/hiddenFromModerators'
import { nobody } from '@/src/access/nobody'
import { ownAccountOnly } from '@/src/access/ownAccountOnly'
import { ownProfileOrAdmin } from '@/src/access/ownProfileOrAdmin'
import { ownProfileOrUserManager } from '@/src/access/ownProfileOrUserManager'
import { staffOnly } from '@/src/access/staffOnly'
import { userDeleters } from '@/src/access/userDeleters'
import { adminGroups } from '@/src/content/admin/groups'
import { usersText } from '@/src/content/admin/users'
import { roleLabels, userStatusLabels } from '@/src/content/statusLabels'
import { ROLES, USER_STATUSES } from '@/src/domain/userAccount'
import { NEW_TITLE, rowActionsField } from '../admin/listComponents'
import { selectOptions } from '../fields/selectOptions'
import { acceptAccessRequest, sendAccountLink } from './accountLinks'
import { auditAccount, auditRefusedSignIn, auditSignOut } from './auditAccount'
import { checkAccountChange } from './checkAccountChange'
import { forgotPassword } from './forgotPassword'
import { mailInvitation, noteInvitation } from './invitation'
import { lockInvitation } from './invitationPassword'
import { keepSuperAdmins } from './keepSuperAdmins'
import { judgeNewPassword } from './newPassword'
import { checkEmailIsText, serializeAccountWrites, serializeSignOut } from './operations'
import { askCurrentPassword, refuseOthersPassword } from './passwordChange'
import { redeemPasswordLink, voidPasswordLinks } from './passwordLinks'
import { secondFactorEndpoints } from './secondFactor/endpoints'
import { sessionEndpoints } from './sessions/endpoints'
import { refuseSignIn, refuseSignInQuietly, rememberSignIn } from './signIn'
import { noteStanding } from './standing'

type Options = { siteUrl: string | undefined }

export const usersCollection = ({ siteUrl }: Options): CollectionConfig<'users'> => ({
  slug: 'users',
  labels: usersText.labels,
  admin: {
    group: adminGroups.administration,
    description: usersText.description,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'status', 'lastLoginAt', 'rowActions'],
    components: {
      views: { list: { Component: '/components/admin/users/UserListView#UserListView' } },
      edit: {
        SaveButton: '/components/admin/users/SaveButton#SaveButton',
        beforeDocumentControls: [NEW_TITLE],
      },
    },
    hideAPIURL: true,
    listSearchableFields: ['name', 'email'],
    hidden: hiddenFromModerators,
  },
  access: {
    admin: staffOnly,
    create: accountCreators,
    read: ownProfileOrAdmin,
    update: ownProfileOrUserManager,
    delete: userDeleters,
    unlock: nobody,
  },
  auth: {
    // Payload's own lock closes an account to everybody: ours is for one address and account.
    maxLoginAttempts: 0,
    useSessions: true,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: siteUrl?.startsWith('https:') ?? false },
  },
  endpoints: [
    forgotPassword,
    sendAccountLink,
    acceptAccessRequest,
    ...secondFactorEndpoints,
    ...sessionEndpoints,
  ],
  // One account at a time: a bulk change could take every Super Administrator away at once.
  disableBulkEdit: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  // Having one's account open must not keep it from being suspended.
  lockDocuments: false,
  hooks: {
    beforeOperation: [
      refuseSignInQuietly,
      refuseOthersPassword,
      checkEmailIsText,
      lockInvitation,
      serializeAccountWrites,
      redeemPasswordLink,
      judgeNewPassword,
    ],
    beforeValidate: [askCurrentPassword],
    beforeChange: [checkAccountChange, noteInvitation],
    afterChange: [voidPasswordLinks, mailInvitation, auditAccount],
    beforeDelete: [keepSuperAdmins],
    beforeLogin: [refuseSignIn],
    afterRead: [noteStanding],
    afterLogin: [rememberSignIn],
    afterLogout: [serializeSignOut, auditSignOut],
    afterError: [auditRefusedSignIn],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 200,
      label: usersText.name.label,
      admin: { placeholder: usersText.name.placeholder },
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      label: usersText.email.label,
      access: { update: accountEmailManagers },
      admin: { description: usersText.email.description },
    },
    {
      // Never stored, so that there is nothing to read; the form shows it in one's own account.
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      label: usersText.currentPassword.label,
      admin: {
        description: usersText.currentPassword.description,
        components: { Field: '/components/admin/users/CurrentPasswordField#CurrentPasswordField' },
      },
    },
    {
      name: 'passwordChange',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/components/admin/users/PasswordChange#PasswordChange' },
      },
    },
    {
      // Payload's own field, declared for who may use it.
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
      access: { create: accountManagers, update: accountManagers },
      admin: { description: usersText.role.description, isClearable: false },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'active',
      label: usersText.status.label,
      options: selectOptions(USER_STATUSES, userStatusLabels),
      access: { create: accountManagers, update: accountManagers },
      admin: {
        description: usersText.status.description,
        isClearable: false,
        components: { Cell: '/components/admin/users/StatusCell#StatusCell' },
      },
    },
    {
      name: 'invitedAt',
      type: 'date',
      label: usersText.invitedAt.label,
      access: { create: nobody, update: nobody },
      admin: {
        readOnly: true,
        condition: ({ invitedAt }) => Boolean(invitedAt),
        components: { Field: '/components/admin/timezone/InstantField#InstantField' },
      },
    },
    {
      name: 'lastLoginAt',
      type: 'date',
      label: usersText.lastLoginAt.label,
      access: { create: nobody, update: nobody },
      admin: {
        readOnly: true,
        components: {
          Field: '/components/admin/timezone/InstantField#InstantField',
          Cell: '/components/admin/users/LastLoginCell#LastLoginCell',
        },
      },
    },
    {
      // Of whoever asks, at this very request: see `noteStanding`.
      name: 'lacksSecondFactor',
      type: 'checkbox',
      virtual: true,
      hidden: true,
      access: { create: nobody, read: nobody, update: nobody },
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
    rowActionsField('/components/admin/users/RowActionsCell#RowActionsCell'),
  ],
})
