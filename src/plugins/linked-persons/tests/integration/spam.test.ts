import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { recordRepliedElsewhere } from '@/src/plugins/answers/commands/recordRepliedElsewhere'
import { requeueFailedReplies } from '@/src/plugins/answers/commands/requeueFailedReplies'
import {
  storeAndQueueCandidateReplies,
  type WrittenCandidateReply,
} from '@/src/plugins/answers/commands/storeAndQueueCandidateReplies'
import { updateReplyStateBeforeSending } from '@/src/plugins/answers/commands/storeCandidateReplyState'
import { PEOPLE, signInPeople } from '@/tests/support/people'
import { aJobApplication, aUser } from '@/tests/support/records'
import { type RestClient, restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const NOW = new Date('2026-11-24T12:00:00Z')

let testPayload: TestPayload
let alixAccount: User
let moderator: RestClient
let admin: RestClient

beforeAll(async () => {
  testPayload = await startTestPayload()
  alixAccount = await aUser(testPayload.payload, { name: 'Alix Moreau' })
  moderator = restClient(await signInForCookie(alixAccount.email))
  const { email } = await aUser(testPayload.payload, { name: 'Bo Petit', role: 'admin' })
  admin = restClient(await signInForCookie(email))
})
afterAll(() => testPayload.stop())

const findApplication = (id: number) =>
  testPayload.payload.findByID({ collection: 'job-applications', id, depth: 0 })
const markAsSpam = (id: number, isSpam: unknown, client = moderator) =>
  client.patch(`/job-applications/${id}`, { isSpam })

async function readKinds(table: string, kind: string, where: string, id: number) {
  const query = `SELECT ${kind} AS kind FROM ${table} WHERE ${where} = $1 ORDER BY id`
  const { rows } = await testPayload.payload.db.pool.query(query, [id])
  return rows.map((row: { kind: string }) => row.kind)
}
const readHistoryKinds = (id: number) =>
  readKinds('application_events', 'kind', 'application_id', id)
const readAuditActions = (id: number) =>
  readKinds('audit_entries', 'action', "target = 'job-applications' AND document_id::integer", id)

test('The author and time of the mark are stored, recorded in history and audit trail, and removed with it', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  expect((await markAsSpam(id, true)).status).toBe(200)
  expect(await findApplication(id)).toMatchObject({
    ...{ isSpam: true, spamMarkedByName: 'Alix Moreau', spamMarkedBy: alixAccount.id },
    ...{ spamMarkedAt: expect.any(String), status: 'pending', awaitsAnswer: true },
  })
  expect((await markAsSpam(id, false)).status).toBe(200)
  const nobody = { spamMarkedAt: null, spamMarkedByName: null, spamMarkedBy: null }
  expect(await findApplication(id)).toMatchObject({ isSpam: false, ...nobody, status: 'pending' })
  expect(await readHistoryKinds(id)).toEqual(['received', 'spam-marked', 'spam-unmarked'])
  expect(await readAuditActions(id)).toEqual(['spamMarked', 'spamUnmarked'])
})

test('A client cannot forge the author and time of the mark, nor store another value', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  const forged = { spamMarkedAt: '2020-01-01T00:00:00.000Z', spamMarkedByName: 'Un autre' }
  await moderator.patch(`/job-applications/${id}`, { isSpam: true, ...forged, spamMarkedBy: 1 })
  expect(await findApplication(id)).toMatchObject({
    spamMarkedByName: 'Alix Moreau',
    spamMarkedBy: alixAccount.id,
  })
  expect(Date.parse((await findApplication(id)).spamMarkedAt ?? '')).toBeGreaterThan(
    Date.parse('2021-01-01'),
  )
  await moderator.patch(`/job-applications/${id}`, forged)
  expect((await findApplication(id)).spamMarkedByName).toBe('Alix Moreau')
  expect((await markAsSpam(id, 'peut-être')).status).toBe(400)
  expect((await markAsSpam(id, null)).status).toBe(200)
  expect((await findApplication(id)).isSpam).toBe(false)
})

test.each(PEOPLE)('%s: may mark or not', async (person) => {
  const { id } = await aJobApplication(testPayload.payload)
  const client = (await signInPeople(testPayload.payload)).get(person) ?? restClient()
  const isStaff = ['moderator', 'admin', 'super-admin'].includes(person)
  expect((await markAsSpam(id, true, client)).status).toBe(isStaff ? 200 : 403)
  expect((await findApplication(id)).isSpam).toBe(isStaff)
})

test('Several applications are marked at once, and unmarked unless a colleague has done so meanwhile', async () => {
  const ids = [
    await aJobApplication(testPayload.payload),
    await aJobApplication(testPayload.payload),
  ].map(({ id }) => id)
  const these = `where[id][in]=${ids.join()}`
  expect((await moderator.patch(`/job-applications?${these}`, { isSpam: true })).status).toBe(200)
  await markAsSpam(ids[0] ?? 0, false, admin)
  const back = await moderator.patch(
    `/job-applications?${these}&where[isSpam][equals]=true&annuler=oui`,
    { isSpam: false },
  )
  expect(back.body.docs).toMatchObject([{ id: ids[1] }])
  expect(await readHistoryKinds(ids[0] ?? 0)).toEqual(['received', 'spam-marked', 'spam-unmarked'])
})

test('Of two simultaneous marks one is recorded, and a simultaneous decision is not lost', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { id } = await aJobApplication(testPayload.payload)
    const answers = await Promise.all([
      markAsSpam(id, true),
      admin.patch(`/job-applications/${id}`, { status: 'rejected' }),
      markAsSpam(id, true, admin),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await findApplication(id)).toMatchObject({ isSpam: true, status: 'rejected' })
    expect((await readHistoryKinds(id)).toSorted()).toEqual([
      'received',
      'spam-marked',
      'status-changed',
    ])
    expect((await readAuditActions(id)).toSorted()).toEqual(['spamMarked', 'statusChanged'])
    const { rows } = await testPayload.payload.db.pool.query(
      "SELECT account_name FROM application_events WHERE application_id = $1 AND kind = 'spam-marked'",
      [id],
    )
    expect((await findApplication(id)).spamMarkedByName).toBe(rows[0].account_name)
  }
})

const aWrittenReply = (application: number): WrittenCandidateReply => ({
  ...{ application, template: null, seen: null, key: crypto.randomUUID() },
  ...{ subject: 'Votre candidature', body: 'Bonjour' },
})
const queueReply = (application: number) => {
  const asked = { answers: [aWrittenReply(application)], batch: crypto.randomUUID(), now: NOW }
  return storeAndQueueCandidateReplies(testPayload.payload, asked, { user: null })
}
const readReplyState = async (id: number) => {
  const answer = await testPayload.payload.findByID({ collection: 'application-answers', id })
  return answer.state
}

test('An application marked as spam gets no reply, and a waiting one does not leave', async () => {
  const { payload } = testPayload
  const { id } = await aJobApplication(payload)
  const before = await queueReply(id)
  const [waiting = 0] = before.ok ? before.ids : []
  await markAsSpam(id, true)
  expect(await queueReply(id)).toEqual({ ok: false, error: 'overtaken' })
  const other = (await aJobApplication(payload, { isSpam: true })).id
  expect(await queueReply(other)).toEqual({ ok: false, error: 'spam' })
  expect(await updateReplyStateBeforeSending(payload, waiting)).toBe('withdrawn')
  expect(await readReplyState(waiting)).toBe('withdrawn')

  await payload.update({
    collection: 'application-answers',
    id: waiting,
    data: { state: 'refused' },
  })
  expect(await requeueFailedReplies(payload, { ids: [waiting], now: NOW }, { user: null })).toBe(0)
  const noted = { ids: [id], isAnswered: true, note: 'Répondu', now: NOW }
  expect(await recordRepliedElsewhere(payload, noted, { user: null })).toEqual([])

  await markAsSpam(id, false)
  expect(await requeueFailedReplies(payload, { ids: [waiting], now: NOW }, { user: null })).toBe(1)
  expect(await updateReplyStateBeforeSending(payload, waiting)).toBe('waiting')
})

test('A waiting reply leaves if the mark is removed', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  const kept = await queueReply(id)
  const [waiting = 0] = kept.ok ? kept.ids : []
  await markAsSpam(id, true)
  await markAsSpam(id, false)
  expect(await updateReplyStateBeforeSending(testPayload.payload, waiting)).toBe('waiting')
})
