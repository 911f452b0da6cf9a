import { sql } from '@payloadcms/db-postgres'
import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { usersText } from '@/src/content/admin/users'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { canManageRole, isAccessRequest, isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { countAttempt, limitStaffMails } from './attemptLimits'
import { queuePasswordLink } from './invitation'
import { runInAccountTransaction } from './ownAccount'

/** Mails a link to set a password, to a user who forgot it or was invited. */
export const sendPasswordLinkEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/lien',
  method: 'post',
  handler: (req) => runOnManagedAccount(req, queuePasswordLinkForAccount),
}

/** Accepts an access request: invites the account and mails a link to set a password. */
export const acceptAccessRequestEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/accepter',
  method: 'post',
  handler: (req) => runOnManagedAccount(req, acceptAndInvite),
}

type ManagedAccountHandler = (req: PayloadRequest, account: User) => Promise<void>

function runOnManagedAccount(req: PayloadRequest, act: ManagedAccountHandler) {
  if (!req.user) throw new Forbidden(req.t)
  return runInAccountTransaction(req, async () => {
    await act(req, await findManagedAccount(req))
    return Response.json({ ok: true })
  })
}

/** Finds the account that the URL names, if the user may manage it. */
export async function findManagedAccount(req: PayloadRequest): Promise<User> {
  const id = String(req.routeParams?.id)
  const account = /^\d{1,9}$/.test(id)
    ? await req.payload.db.findOne<User>({
        collection: 'users',
        where: { id: { equals: Number(id) } },
        req,
      })
    : null
  // Unknown and forbidden ids get the same response, so that it does not reveal which exist.
  if (!account || !canManageRole(req.user, account.role)) throw new Forbidden(req.t)
  return account
}

async function queuePasswordLinkForAccount(req: PayloadRequest, account: User) {
  if (account.status === 'inactive' || isAccessRequest(account)) {
    throw new APIError(usersText.errors.noLinkFor, 409, null, true)
  }
  await countAttempt(req, 'passwordLink', account.email)
  if (account.status === 'invited') await renewInvitation(req, account)
  await queuePasswordLink(req, account.email)
}

async function acceptAndInvite(req: PayloadRequest, account: User) {
  if (!isActiveSuperAdmin(req.user)) throw new Forbidden(req.t)
  if (!isAccessRequest(account))
    throw new APIError(usersText.errors.requestSettled, 409, null, true)
  await renewInvitation(req, account)
  await queuePasswordLink(req, account.email)
}

// Restarts the validity of the invitation now, and makes earlier links invalid.
async function renewInvitation(req: PayloadRequest, { id, name }: User) {
  await limitStaffMails(req, 'invitation', { refusal: usersText.errors.tooManyInvitations })
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(sql`UPDATE users SET invited_at = now() WHERE id = ${id}`)
  await drizzle.execute(sql`DELETE FROM password_links WHERE account_id = ${id}`)
  await recordAuditEntry(req, {
    action: 'userInvited',
    collection: 'users',
    documentId: id,
    subject: name,
  })
}
