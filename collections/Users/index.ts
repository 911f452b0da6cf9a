import type { CollectionConfig } from 'payload'
import {
  accountCreators,
  ownProfileOrAdmin,
  ownProfileOrUserManager,
  userDeleters,
} from '@/src/access/accounts'
import { hiddenFromModerators, nobody, staffOnly } from '@/src/access/roles'
import { adminGroups } from '@/src/content/admin/groups'
import { usersText } from '@/src/content/admin/users'
import { LIST_PAGES, NEW_TITLE } from '../admin/listComponents'
import { accountFields } from './accountFields'
import { acceptAccessRequest, sendAccountLink } from './accountLinks'
import { auditAccount, auditRefusedSignIn, auditSignOut } from './auditAccount'
import { checkSession } from './checkSession'
import { forgotPassword } from './forgotPassword'
import { mailInvitation } from './invitation'
import { setRandomPassword } from './invitationPassword'
import { validateNewPassword } from './newPassword'
import { checkEmailIsText, serializeAccountWrites, serializeSignOut } from './operations'
import { refuseOthersPassword } from './passwordChange'
import { deletePasswordLinks, redeemPasswordLink } from './passwordLinks'
import { refuseSuperAdminDeletion } from './refuseSuperAdminDeletion'
import { requireProof } from './requireProof'
import { settleAccount } from './settleAccount'
import { recordSignIn, refuseSignIn, refuseUnknownAccount } from './signIn'

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
    disableCopyToLocale: true,
    pagination: LIST_PAGES,
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
    // Payload's lock blocks an account for everybody; ours applies to one client IP and account.
    maxLoginAttempts: 0,
    useSessions: true,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: siteUrl?.startsWith('https:') ?? false },
  },
  endpoints: [forgotPassword, sendAccountLink, acceptAccessRequest],
  // One account at a time: a bulk change could remove every Super Administrator at once.
  disableBulkEdit: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  // An open form must not prevent suspending its account.
  lockDocuments: false,
  hooks: {
    beforeOperation: [
      refuseUnknownAccount,
      refuseOthersPassword,
      checkEmailIsText,
      setRandomPassword,
      serializeAccountWrites,
      redeemPasswordLink,
      validateNewPassword,
    ],
    beforeValidate: [requireProof],
    beforeChange: [settleAccount],
    afterChange: [deletePasswordLinks, mailInvitation, auditAccount],
    beforeDelete: [refuseSuperAdminDeletion],
    beforeLogin: [refuseSignIn],
    afterRead: [checkSession],
    afterLogin: [recordSignIn],
    afterLogout: [serializeSignOut, auditSignOut],
    afterError: [auditRefusedSignIn],
  },
  fields: accountFields,
})
