import { Forbidden, type PayloadRequest } from 'payload'
import { findManagedAccount } from '@/collections/Users/accountLinks'
import { readOwnAccountAndBody, runInAccountTransaction } from '@/collections/Users/ownAccount'
import { createJsonEndpoint, sessionIdOfUser } from '@/collections/Users/ownEndpoints'
import { endSessions } from '@/collections/Users/sessions/staffSessions'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { auditDetailTexts } from '@/src/content/admin/audit'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { findSessions } from './findSessions'

async function listSessions(req: PayloadRequest) {
  const { account } = await readOwnAccountAndBody(req)
  const sessions = await findSessions(req, account.id)
  const current = sessionIdOfUser(req)
  return { sessions: sessions.map((one) => ({ ...one, isThis: one.id === current })) }
}

/** Ends one session of the user, or all except the current one. */
async function endOwnSessions(req: PayloadRequest) {
  const { account, sent } = await readOwnAccountAndBody(req)
  const named = typeof sent.session === 'string' ? sent.session : null
  const which = named ? { only: named } : { except: sessionIdOfUser(req) }
  return endSessionsAndRecord(req, account, which)
}

async function endSessionsOfAccount(req: PayloadRequest) {
  if (!isActiveSuperAdmin(req.user)) throw new Forbidden(req.t)
  return endSessionsAndRecord(req, await findManagedAccount(req), { except: undefined })
}

type NamedAccount = { id: number; name: string }

function endSessionsAndRecord(
  req: PayloadRequest,
  { id, name }: NamedAccount,
  which: Parameters<typeof endSessions>[2],
) {
  return runInAccountTransaction(req, async () => {
    const ended = await endSessions(req, id, which)
    const about = { collection: 'users', documentId: id, subject: name } as const
    if (ended > 0)
      await recordAuditEntry(req, {
        action: 'sessionsEnded',
        details: auditDetailTexts.sessions(ended),
        ...about,
      })
    return { ended }
  })
}

export const sessionEndpoints = [
  createJsonEndpoint('get', '/sessions', listSessions),
  createJsonEndpoint('post', '/sessions/fermer', endOwnSessions),
  createJsonEndpoint('post', '/:id/sessions/fermer', endSessionsOfAccount),
]
