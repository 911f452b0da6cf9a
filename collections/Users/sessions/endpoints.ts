import { Forbidden, type PayloadRequest } from 'payload'
import { recordAudit } from '@/src/audit/recordAudit'
import { auditDetails } from '@/src/content/admin/audit'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { accountAsked } from '../accountLinks'
import { inOneStep, ownAccount } from '../ownAccount'
import { answering, sessionOf } from '../ownEndpoints'
import { endSessions, findSessions } from './staffSessions'

async function list(req: PayloadRequest) {
  const { account } = await ownAccount(req)
  const sessions = await findSessions(req, account.id)
  const current = sessionOf(req)
  return { sessions: sessions.map((one) => ({ ...one, isThis: one.id === current })) }
}

/** Ends one session, or all except the current one. */
async function end(req: PayloadRequest) {
  const { account, sent } = await ownAccount(req)
  const named = typeof sent.session === 'string' ? sent.session : null
  const which = named ? { only: named } : { except: sessionOf(req) }
  return endAndRecord(req, account, which)
}

async function endOfAnother(req: PayloadRequest) {
  if (!isActiveSuperAdmin(req.user)) throw new Forbidden(req.t)
  return endAndRecord(req, await accountAsked(req), { except: undefined })
}

type Named = { id: number; name: string }

function endAndRecord(
  req: PayloadRequest,
  { id, name }: Named,
  which: Parameters<typeof endSessions>[2],
) {
  return inOneStep(req, async () => {
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
  answering('get', '/sessions', list),
  answering('post', '/sessions/fermer', end),
  answering('post', '/:id/sessions/fermer', endOfAnother),
]
