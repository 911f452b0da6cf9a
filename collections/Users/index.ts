import type { CollectionConfig } from 'payload'
import { LIST_PAGE_SIZES, NEW_DOCUMENT_TITLE_PATH } from '@/collections/admin/listAndFormComponents'
import {
  accountCreatorsOnly,
  deletableAccountsOnly,
  ownAccountOrAdminsOnly,
  ownAccountOrManagersOnly,
} from '@/src/access/accounts'
import { hiddenFromModerators, nobody, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { usersText } from '@/src/content/admin/users'
import { accountFields } from './accountFields'
import { acceptAccessRequestEndpoint, sendPasswordLinkEndpoint } from './accountLinks'
import { checkEmailIsText, lockAccountsForWrites, lockAccountsOnSignOut } from './accountLocks'
import { auditAccount, auditRefusedSignIn, auditSignOut } from './auditAccount'
import { filterValidSessions } from './filterValidSessions'
import { forgotPasswordEndpoint } from './forgotPassword'
import { queueInvitationMail } from './invitation'
import { setRandomPassword } from './invitationPassword'
import { validateNewPassword } from './newPassword'
import { refuseOthersPassword } from './passwordChange'
import { deletePasswordLinks, redeemPasswordLink } from './passwordLinks'
import { prepareAccountSave } from './prepareAccountSave'
import { refuseSuperAdminDeletion } from './refuseSuperAdminDeletion'
import { requireIdentityProof } from './requireProof'
import { recordSignIn, refuseSuspendedSignIn, refuseUnknownAccount } from './signIn'

type UsersCollectionOptions = { siteUrl: string | undefined }

export const createUsersCollection = ({
  siteUrl,
}: UsersCollectionOptions): CollectionConfig<'users'> => ({
  slug: 'users',
  labels: usersText.labels,
  admin: {
    group: adminMenuGroups.administration,
    description: usersText.description,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'status', 'lastLoginAt', 'rowActions'],
    components: {
      views: { list: { Component: '/components/admin/users/UserListView#UserListView' } },
      edit: {
        SaveButton: '/components/admin/users/AccountSaveButton#AccountSaveButton',
        beforeDocumentControls: [NEW_DOCUMENT_TITLE_PATH],
      },
    },
    hideAPIURL: true,
    disableCopyToLocale: true,
    pagination: LIST_PAGE_SIZES,
    listSearchableFields: ['name', 'email'],
    hidden: hiddenFromModerators,
  },
  access: {
    admin: staffOnly,
    create: accountCreatorsOnly,
    read: ownAccountOrAdminsOnly,
    update: ownAccountOrManagersOnly,
    delete: deletableAccountsOnly,
    unlock: nobody,
  },
  auth: {
    // Payload's lock blocks an account for everybody; ours applies to one client IP and account.
    maxLoginAttempts: 0,
    useSessions: true,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: siteUrl?.startsWith('https:') ?? false },
  },
  endpoints: [forgotPasswordEndpoint, sendPasswordLinkEndpoint, acceptAccessRequestEndpoint],
  // Only one account is changed at a time: a bulk change could remove every Super Administrator.
  disableBulkEdit: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  // Forms do not lock an account, so that it can be suspended while a form shows it.
  lockDocuments: false,
  hooks: {
    beforeOperation: [
      refuseUnknownAccount,
      refuseOthersPassword,
      checkEmailIsText,
      setRandomPassword,
      lockAccountsForWrites,
      redeemPasswordLink,
      validateNewPassword,
    ],
    beforeValidate: [requireIdentityProof],
    beforeChange: [prepareAccountSave],
    afterChange: [deletePasswordLinks, queueInvitationMail, auditAccount],
    beforeDelete: [refuseSuperAdminDeletion],
    beforeLogin: [refuseSuspendedSignIn],
    afterRead: [filterValidSessions],
    afterLogin: [recordSignIn],
    afterLogout: [lockAccountsOnSignOut, auditSignOut],
    afterError: [auditRefusedSignIn],
  },
  fields: accountFields,
})
