import type { Payload, PayloadRequest, Where } from 'payload'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { type RateLimitedSender, rateLimitAccessRequest } from '@/src/commands/rateLimitSubmission'
import { inTransaction } from '@/src/database/inTransaction'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import {
  MAX_ACCESS_REQUESTS_PER_HOUR,
  MAX_PENDING_ACCESS_REQUESTS,
} from '@/src/plugins/account-tools/rules/accessRequest'

const PENDING_ACCESS_REQUESTS_CONDITION: Where = {
  and: [{ status: { equals: 'invited' } }, { invitedAt: { exists: false } }],
}

type NewAccessRequest = { name: string; email: string }

/**
 * Stores an access request as an account without rights and queues its announcement. A known e-mail
 * address gets the same response in the same time, so that the form does not reveal who has an
 * account.
 */
export async function requestAccess(
  payload: Payload,
  request: NewAccessRequest,
  { sender, now }: { sender: RateLimitedSender; now: Date },
): Promise<SubmissionOutcome> {
  const limited = { ...sender, perHour: Math.min(sender.perHour, MAX_ACCESS_REQUESTS_PER_HOUR) }
  const retryAfterSeconds = await rateLimitAccessRequest(payload, limited, now)
  if (retryAfterSeconds) return { ok: false, reason: 'tooManySubmissions', retryAfterSeconds }
  const headers = new Headers({ 'x-client-address': sender.address })
  try {
    return await inTransaction(payload, { user: null, headers }, async (req) => {
      // The limit is checked first, so that a full list gives the same response for every address.
      if (await hasReachedPendingRequestLimit(req))
        return { ok: false, reason: 'accessRequestsFull' }
      const id = await insertAccessRequest(req, request)
      if (id !== null) await recordAccessRequest(req, id)
      await payload.jobs.queue({
        task: 'announceAccessRequest',
        input: addRequestIdToJobInput({ accountId: id ?? 0 }),
        req,
      })
      return { ok: true, warnings: [] }
    })
  } catch (err) {
    payload.logger.error({ err, msg: 'An access request could not be saved' })
    return { ok: false, reason: 'unexpected' }
  }
}

async function hasReachedPendingRequestLimit(req: PayloadRequest) {
  const { totalDocs } = await req.payload.db.count({
    collection: 'users',
    where: PENDING_ACCESS_REQUESTS_CONDITION,
    req,
  })
  return totalDocs >= MAX_PENDING_ACCESS_REQUESTS
}

// Inserts the account through the database adapter: Payload's own operation hashes a password,
// which takes measurable time and would reveal that the address has no account yet.
async function insertAccessRequest(req: PayloadRequest, { name, email }: NewAccessRequest) {
  const { db } = req.payload
  const collection = 'users'
  const address = email.toLowerCase()
  const existingAccount = await db.findOne({
    collection,
    where: { email: { equals: address } },
    req,
  })
  if (existingAccount) return null
  const data = { name, email: address, role: 'moderator', status: 'invited' }
  const { id } = await db.create({ collection, data, req })
  return typeof id === 'number' ? id : null
}

// Records the request by its id, because the name is unverified visitor input.
function recordAccessRequest(req: PayloadRequest, documentId: number) {
  const about = { collection: 'users', documentId, subject: `n° ${documentId}` } as const
  return recordAuditEntry(req, { ...about, action: 'accessRequested', actor: null })
}
