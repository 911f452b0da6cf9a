import {
  type AfterErrorHook,
  AuthenticationError,
  type CollectionAfterChangeHook,
  type CollectionAfterLogoutHook,
  type PayloadRequest,
} from 'payload'
import type { User } from '@/payload-types'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { recordFailedSignIn } from '@/src/audit/recordFailedSignIn'
import { auditDetailTexts } from '@/src/content/admin/audit'
import { roleLabels } from '@/src/content/statusLabels'
import type { AuditAction } from '@/src/domain/audit/audit'
import { signInSteps } from '@/src/plugins/signInSteps'
import { AccountSuspendedError } from './accountSuspendedError'

/** Records each change of an account in the audit trail. */
export const auditAccount: CollectionAfterChangeHook<User> = async ({
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const actions =
    operation === 'create' ? [auditActionOfCreation(doc)] : auditActionsOfChange(previousDoc, doc)
  if (context.hasNewPassword) actions.push('passwordChanged')
  for (const action of actions) {
    const details = action === 'roleChanged' ? formatRoleChange(previousDoc, doc) : undefined
    await recordAuditEntry(req, { action, details, ...auditTargetOfAccount(doc) })
  }
}

export async function auditSignIn(req: PayloadRequest, user: User) {
  await auditRedeemedLink(req, user)
  await recordAuditEntry(req, { ...auditTargetOfAccount(user), actor: user, action: 'signedIn' })
}

export async function auditRedeemedLink(req: PayloadRequest, user: User) {
  const entry = { ...auditTargetOfAccount(user), actor: user }
  const { redeemedLink } = req.context
  if (redeemedLink) await recordAuditEntry(req, { ...entry, action: 'passwordChanged' })
  if (redeemedLink?.isInvitation) await recordAuditEntry(req, { ...entry, action: 'accountOpened' })
}

export const auditSignOut: CollectionAfterLogoutHook = ({ req }) =>
  recordAuditEntry(req, {
    action: 'signedOut',
    collection: 'users',
    documentId: req.user?.id,
    subject: req.user?.name,
  })

/**
 * Records a refused sign-in after the response is decided, so that the response time does not
 * reveal whether the account exists.
 */
export const auditRefusedSignIn: AfterErrorHook = async ({ error, req }) => {
  const email: unknown = req.data?.email
  const isRefused =
    error instanceof AuthenticationError ||
    error instanceof AccountSuspendedError ||
    signInSteps.some(({ isFailedSignIn }) => isFailedSignIn(error))
  if (!isRefused || typeof email !== 'string') return
  await recordFailedSignIn(req, email)
}

const auditTargetOfAccount = ({ id, name }: User) => ({
  collection: 'users' as const,
  documentId: id,
  subject: name,
})

function auditActionOfCreation({ invitedAt, status }: User): AuditAction {
  if (status === 'invited') return invitedAt ? 'userInvited' : 'accessRequested'
  return 'userCreated'
}

function auditActionsOfChange(before: User, after: User): AuditAction[] {
  const actions: AuditAction[] = []
  if (before.role !== after.role) actions.push('roleChanged')
  if (before.invitedAt !== after.invitedAt && after.invitedAt) actions.push('userInvited')
  if (before.status !== after.status && after.status === 'inactive') actions.push('userSuspended')
  if (before.status === 'inactive' && after.status === 'active') actions.push('userReopened')
  const isRenamed = before.name !== after.name || before.email !== after.email
  return isRenamed ? [...actions, 'userChanged'] : actions
}

const formatRoleChange = (before: User, after: User) =>
  auditDetailTexts.change(roleLabels[before.role], roleLabels[after.role])
