import { Forbidden, type PayloadRequest } from 'payload'
import { findManagedAccount } from '@/collections/Users/accountLinks'
import { readOwnAccount, runInAccountTransaction } from '@/collections/Users/ownAccount'
import { currentSession, jsonEndpoint } from '@/collections/Users/ownEndpoints'
import { endSessions } from '@/collections/Users/sessions/staffSessions'
import { recordAudit } from '@/src/audit/recordAudit'
import { auditDetails } from '@/src/content/admin/audit'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { findSessions } from './findSessions'

async function listSessions(req: PayloadRequest) {
  const { account } = await readOwnAccount(req)
  const sessions = await findSessions(req, account.id)
  const current = currentSession(req)
  return { sessions: sessions.map((one) => ({ ...one, isThis: one.id === current })) }
}

/** Ends one session, or all except the current one. */
async function endSession(req: PayloadRequest) {
  const { account, sent } = await readOwnAccount(req)
  const named = typeof sent.session === 'string' ? sent.session : null
  const which = named ? { only: named } : { except: currentSession(req) }
  return endAndRecord(req, account, which)
}

async function endOthersSessions(req: PayloadRequest) {
  if (!isActiveSuperAdmin(req.user)) throw new Forbidden(req.t)
  return endAndRecord(req, await findManagedAccount(req), { except: undefined })
}

type AccountName = { id: number; name: string }

function endAndRecord(
  req: PayloadRequest,
  { id, name }: AccountName,
  which: Parameters<typeof endSessions>[2],
) {
  return runInAccountTransaction(req, async () => {
    const ended = await endSessions(req, id, which)
    const about = { collection: 'users', documentId: id, subject: name } as const
    if (ended > 0)
      await recordAudit(req, {
        action: 'sessionsEnded',
        details: auditDetails.sessions(ended),
        ...about,
      })
    return { ended }
  })
}

export const sessionEndpoints = [
  jsonEndpoint('get', '/sessions', listSessions),
  jsonEndpoint('post', '/sessions/fermer', endSession),
  jsonEndpoint('post', '/:id/sessions/fermer', endOthersSessions),
]
