import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { countStaffAct } from '@/src/commands/countStaffAct'
import { type Doer, inTransaction } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { isAnonymised } from '@/src/domain/people/retention'
import { addRequestId } from '@/src/log/requestContext'
import { recordAnswers } from '@/src/plugins/answers/audit/recordAnswers'
import type { AnswerText } from '@/src/plugins/answers/rules/answerTemplate'
import { sendAfter } from '@/src/plugins/answers/rules/applicationAnswer'
import { idsIn } from '@/src/queries/idsIn'

/** One answer as its writer has read it. */
export type WrittenAnswer = AnswerText & {
  application: number
  template: number | null
  /** The latest answer that its writer knew of: a colleague may have answered since. */
  seen: number | null
  /** Names this text of this person: a double click or a retry has the same. */
  key: string
}

export type Answering =
  | { ok: true; ids: number[] }
  | { ok: false; error: 'tooMany'; minutes: number }
  | { ok: false; error: 'overtaken' | 'missing' | 'spam' }

type Asked = { answers: WrittenAnswer[]; batch: string; now: Date }

/**
 * Keeps answers and queues their sending in the same transaction, all or none; once per key. Each is
 * written to in the language that its candidate applied in.
 */
export async function answerApplications(
  payload: Payload,
  asked: Asked,
  doer: Doer,
): Promise<Answering> {
  const before = await findKept(payload, asked)
  if (before.length > 0) return { ok: true, ids: before }
  const minutes =
    doer.user && (await countStaffAct(payload, 'answer', doer.user.id, asked.answers.length))
  if (minutes) return { ok: false, error: 'tooMany', minutes }
  try {
    return await inTransaction(payload, doer, (req) => keepAnswers(req, asked))
  } catch (err) {
    // The same click at the same moment: the other one was faster.
    const meanwhile = await findKept(payload, asked)
    if (meanwhile.length === 0) throw err
    return { ok: true, ids: meanwhile }
  }
}

async function keepAnswers(
  req: PayloadRequest,
  { answers, batch, now }: Asked,
): Promise<Answering> {
  const addressees = await lockAddressees(
    req,
    answers.map(({ application }) => application),
  )
  // The same request at the same moment held the lock before: its answers are no colleague's.
  const before = await findKept(req.payload, { answers }, req)
  if (before.length > 0) return { ok: true, ids: before }
  const isOvertaken = answers.some(({ application, seen }) => {
    const latest = addressees.get(application)?.latest
    return latest !== undefined && latest !== null && latest !== seen
  })
  if (isOvertaken) return { ok: false, error: 'overtaken' }
  const ids: number[] = []
  for (const [place, answer] of answers.entries()) {
    const addressee = addressees.get(answer.application)
    if (!addressee || isAnonymised(addressee.email)) return { ok: false, error: 'missing' }
    if (addressee.isSpam) return { ok: false, error: 'spam' }
    const waitUntil = sendAfter(now, place)
    ids.push(await keepAnswer(req, answer, { batch, waitUntil, language: addressee.language }))
  }
  return { ok: true, ids }
}

type Kept = { batch: string; waitUntil: Date; language: Addressee['language'] }

async function keepAnswer(
  req: PayloadRequest,
  { application, body, key, subject, template }: WrittenAnswer,
  { batch, language, waitUntil }: Kept,
): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'application-answers',
    data: {
      ...{ application, template, language, subject, body, batch, answerKey: key },
      state: 'waiting',
      sendAfter: waitUntil.toISOString(),
      author: req.user?.id ?? null,
      authorName: req.user?.name ?? null,
    },
    depth: 0,
    req,
    // Nobody writes answers through REST, where they could be called sent.
    overrideAccess: true,
  })
  const input = { answerId: id, applicationId: application }
  await req.payload.jobs.queue({ task: 'sendAnswer', input: addRequestId(input), waitUntil, req })
  await recordAnswers(req, 'replied', [application])
  return id
}

const Addressee = z.object({
  id: z.number(),
  email: z.string(),
  isSpam: z.boolean(),
  language: z.enum(SITE_LANGUAGES),
  latest: z.number().nullable(),
})
type Addressee = z.infer<typeof Addressee>

// Locked in one order: of two who answer the same people at once the second one sees the first one's answers.
async function lockAddressees(req: PayloadRequest, ids: number[]) {
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(sql`
    SELECT FROM job_applications WHERE id IN ${idsIn(ids)} ORDER BY id FOR UPDATE`)
  const { rows } = await drizzle.execute(sql`
    SELECT id, candidate_email AS email, is_spam AS "isSpam", language, (
      SELECT max(answer.id) FROM application_answers answer
      WHERE answer.application_id = application.id AND answer.state <> 'withdrawn') AS latest
    FROM job_applications application WHERE id IN ${idsIn(ids)}`)
  return new Map(
    Addressee.array()
      .parse(rows)
      .map((addressee) => [addressee.id, addressee]),
  )
}

async function findKept(
  payload: Payload,
  { answers }: Pick<Asked, 'answers'>,
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
    // The key is hidden from everybody.
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}
