import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { rateLimitStaffMail } from '@/src/commands/rateLimitStaffMail'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { SITE_LANGUAGES, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { isAnonymisedEmail } from '@/src/domain/people/retention'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import { recordCandidateReplyAuditEntries } from '@/src/plugins/answers/audit/recordCandidateReplyAuditEntries'
import { canRequestKeepConsent } from '@/src/plugins/answers/queries/canRequestKeepConsent'
import { findProposalObstacle } from '@/src/plugins/answers/queries/findProposalObstacle'
import { earliestReplySendingTime } from '@/src/plugins/answers/rules/candidateReply'
import type { ProposalObstacle } from '@/src/plugins/answers/rules/offerProposal'
import type { CandidateReplyText } from '@/src/plugins/answers/rules/replyTemplate'
import { idsSubquery } from '@/src/queries/idsSubquery'

/** One candidate reply, as its author confirmed it. */
export type WrittenCandidateReply = CandidateReplyText & {
  application: number
  template: number | null
  /** The latest reply that the author has seen: a colleague may have sent another one since. */
  seen: number | null
  /** Idempotency key of this text and recipient: a double click or a retry sends the same key. */
  key: string
  /** The offer that the mail proposes; null for a reply to the application. */
  proposedOffer?: number | null
  /** Whether the mail also asks for the consent to keep the application for later offers. */
  requestsKeepConsent?: boolean
}

export type ReplyToApplicationsResult =
  | { ok: true; ids: number[] }
  | { ok: false; error: 'tooMany'; minutes: number }
  | { ok: false; error: 'overtaken' | 'missing' | 'spam' | 'noConsentRequest' | ProposalObstacle }

type CandidateReplyBatch = { answers: WrittenCandidateReply[]; batch: string; now: Date }

/**
 * Stores candidate replies and queues their sending in one transaction, all or none; once per key.
 * Each reply is in the language in which its candidate applied.
 */
export async function storeAndQueueCandidateReplies(
  payload: Payload,
  batchRequest: CandidateReplyBatch,
  doer: TransactionActor,
): Promise<ReplyToApplicationsResult> {
  const before = await findAlreadyStoredReplies(payload, batchRequest)
  if (before.length > 0) return { ok: true, ids: before }
  const minutes =
    doer.user &&
    (await rateLimitStaffMail(payload, 'answer', doer.user.id, batchRequest.answers.length))
  if (minutes) return { ok: false, error: 'tooMany', minutes }
  try {
    return await inTransaction(payload, doer, (req) => storeReplyBatch(req, batchRequest))
  } catch (err) {
    // A double click: the other request has stored the reply.
    const meanwhile = await findAlreadyStoredReplies(payload, batchRequest)
    if (meanwhile.length === 0) throw err
    return { ok: true, ids: meanwhile }
  }
}

async function storeReplyBatch(
  req: PayloadRequest,
  { answers, batch, now }: CandidateReplyBatch,
): Promise<ReplyToApplicationsResult> {
  const addressees = await lockApplicationsForReply(
    req,
    answers.map(({ application }) => application),
  )
  // The same request held the lock before, so these replies are not those of a colleague.
  const before = await findAlreadyStoredReplies(req.payload, { answers }, req)
  if (before.length > 0) return { ok: true, ids: before }
  const isOvertaken = answers.some(({ application, seen }) => {
    const latest = addressees.get(application)?.latest
    return latest !== undefined && latest !== null && latest !== seen
  })
  if (isOvertaken) return { ok: false, error: 'overtaken' }
  // All are checked before one is stored: a returned error commits what was stored before.
  const recipients: { answer: WrittenCandidateReply; language: SiteLanguage }[] = []
  for (const answer of answers) {
    const addressee = addressees.get(answer.application)
    if (!addressee || isAnonymisedEmail(addressee.email)) return { ok: false, error: 'missing' }
    if (addressee.isSpam) return { ok: false, error: 'spam' }
    const drizzle = await transactionDrizzle(req)
    const transaction = { drizzle, transactionID: req.transactionID }
    const obstacle = await findProposalObstacle(req.payload, { ...answer, now }, transaction)
    if (obstacle) return { ok: false, error: obstacle }
    if (
      answer.requestsKeepConsent &&
      !(await canRequestKeepConsent(req.payload, { ...answer, now }, drizzle))
    )
      return { ok: false, error: 'noConsentRequest' }
    recipients.push({ answer, language: addressee.language })
  }
  const ids: number[] = []
  for (const [place, { answer, language }] of recipients.entries()) {
    const waitUntil = earliestReplySendingTime(now, place)
    ids.push(await storeCandidateReply(req, answer, { batch, waitUntil, language }))
  }
  return { ok: true, ids }
}

type StoreReplyOptions = { batch: string; waitUntil: Date; language: SiteLanguage }

async function storeCandidateReply(
  req: PayloadRequest,
  {
    application,
    body,
    key,
    proposedOffer,
    requestsKeepConsent,
    subject,
    template,
  }: WrittenCandidateReply,
  { batch, language, waitUntil }: StoreReplyOptions,
): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'application-answers',
    data: {
      ...{ application, template, language, subject, body, batch, answerKey: key },
      ...{ proposedOffer, requestsKeepConsent },
      state: 'waiting',
      sendAfter: waitUntil.toISOString(),
      author: req.user?.id ?? null,
      authorName: req.user?.name ?? null,
    },
    depth: 0,
    req,
    // Users cannot create replies through REST, where they could set the state.
    overrideAccess: true,
  })
  const input = { answerId: id, applicationId: application }
  await req.payload.jobs.queue({
    task: 'sendAnswer',
    input: addRequestIdToJobInput(input),
    waitUntil,
    req,
  })
  await recordCandidateReplyAuditEntries(req, 'replied', [application])
  if (requestsKeepConsent)
    await recordCandidateReplyAuditEntries(req, 'keepConsentRequested', [application])
  return id
}

const ReplyAddressee = z.object({
  id: z.number(),
  email: z.string(),
  isSpam: z.boolean(),
  language: z.enum(SITE_LANGUAGES),
  latest: z.number().nullable(),
})

// Locked in a fixed order: of two users who reply to the same candidates at once, the second one
// sees the replies of the first.
async function lockApplicationsForReply(req: PayloadRequest, ids: number[]) {
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(sql`
    SELECT FROM job_applications WHERE id IN ${idsSubquery(ids)} ORDER BY id FOR UPDATE`)
  const { rows } = await drizzle.execute(sql`
    SELECT id, candidate_email AS email, is_spam AS "isSpam", language, (
      SELECT max(answer.id) FROM application_answers answer
      WHERE answer.application_id = application.id AND answer.state <> 'withdrawn') AS latest
    FROM job_applications application WHERE id IN ${idsSubquery(ids)}`)
  return new Map(
    ReplyAddressee.array()
      .parse(rows)
      .map((addressee) => [addressee.id, addressee]),
  )
}

async function findAlreadyStoredReplies(
  payload: Payload,
  { answers }: Pick<CandidateReplyBatch, 'answers'>,
  req?: PayloadRequest,
): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'application-answers',
    where: { answerKey: { in: answers.map(({ key }) => key) } },
    sort: 'id',
    select: {},
    depth: 0,
    pagination: false,
    ...(req && { req }),
    // The key is hidden from all users.
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}
