import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { recordRepliedElsewhere } from '@/src/plugins/answers/commands/recordRepliedElsewhere'
import { requeueFailedReplies } from '@/src/plugins/answers/commands/requeueFailedReplies'
import {
  storeAndQueueCandidateReplies,
  type WrittenCandidateReply,
} from '@/src/plugins/answers/commands/storeAndQueueCandidateReplies'
import { updateReplyStateBeforeSending } from '@/src/plugins/answers/commands/storeCandidateReplyState'
import { PEOPLE, signedInPeople } from '@/tests/support/people'
import { aJobApplication, aUser } from '@/tests/support/records'
import { type RestClient, restClient, signIn } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const NOW = new Date('2026-11-24T12:00:00Z')

let started: TestPayload
let alix: User
let moderator: RestClient
let admin: RestClient

beforeAll(async () => {
  started = await startTestPayload()
  alix = await aUser(started.payload, { name: 'Alix Moreau' })
  moderator = restClient(await signIn(alix.email))
  const { email } = await aUser(started.payload, { name: 'Bo Petit', role: 'admin' })
  admin = restClient(await signIn(email))
})
afterAll(() => started.stop())

const read = (id: number) =>
  started.payload.findByID({ collection: 'job-applications', id, depth: 0 })
const mark = (id: number, isSpam: unknown, client = moderator) =>
  client.patch(`/job-applications/${id}`, { isSpam })

async function lines(table: string, kind: string, where: string, id: number) {
  const query = `SELECT ${kind} AS kind FROM ${table} WHERE ${where} = $1 ORDER BY id`
  const { rows } = await started.payload.db.pool.query(query, [id])
  return rows.map((row: { kind: string }) => row.kind)
}
const historyOf = (id: number) => lines('application_events', 'kind', 'application_id', id)
const trailOf = (id: number) =>
  lines('audit_entries', 'action', "target = 'job-applications' AND document_id::integer", id)

test('The author and time of the mark are stored, recorded in history and audit trail, and removed with it', async () => {
  const { id } = await aJobApplication(started.payload)
  expect((await mark(id, true)).status).toBe(200)
  expect(await read(id)).toMatchObject({
    ...{ isSpam: true, spamMarkedByName: 'Alix Moreau', spamMarkedBy: alix.id },
    ...{ spamMarkedAt: expect.any(String), status: 'pending', awaitsAnswer: true },
  })
  expect((await mark(id, false)).status).toBe(200)
  const nobody = { spamMarkedAt: null, spamMarkedByName: null, spamMarkedBy: null }
  expect(await read(id)).toMatchObject({ isSpam: false, ...nobody, status: 'pending' })
  expect(await historyOf(id)).toEqual(['received', 'spam-marked', 'spam-unmarked'])
  expect(await trailOf(id)).toEqual(['spamMarked', 'spamUnmarked'])
})

test('A client cannot forge the author and time of the mark, nor store another value', async () => {
  const { id } = await aJobApplication(started.payload)
  const forged = { spamMarkedAt: '2020-01-01T00:00:00.000Z', spamMarkedByName: 'Un autre' }
  await moderator.patch(`/job-applications/${id}`, { isSpam: true, ...forged, spamMarkedBy: 1 })
  expect(await read(id)).toMatchObject({ spamMarkedByName: 'Alix Moreau', spamMarkedBy: alix.id })
  expect(Date.parse((await read(id)).spamMarkedAt ?? '')).toBeGreaterThan(Date.parse('2021-01-01'))
  await moderator.patch(`/job-applications/${id}`, forged)
  expect((await read(id)).spamMarkedByName).toBe('Alix Moreau')
  expect((await mark(id, 'peut-être')).status).toBe(400)
  expect((await mark(id, null)).status).toBe(200)
  expect((await read(id)).isSpam).toBe(false)
})

test.each(PEOPLE)('%s: may mark or not', async (person) => {
  const { id } = await aJobApplication(started.payload)
  const client = (await signedInPeople(started.payload)).get(person) ?? restClient()
  const isStaff = ['moderator', 'admin', 'super-admin'].includes(person)
  expect((await mark(id, true, client)).status).toBe(isStaff ? 200 : 403)
  expect((await read(id)).isSpam).toBe(isStaff)
})

test('Several applications are marked at once, and unmarked unless a colleague has done so meanwhile', async () => {
  const ids = [await aJobApplication(started.payload), await aJobApplication(started.payload)].map(
    ({ id }) => id,
  )
  const these = `where[id][in]=${ids.join()}`
  expect((await moderator.patch(`/job-applications?${these}`, { isSpam: true })).status).toBe(200)
  await mark(ids[0] ?? 0, false, admin)
  const back = await moderator.patch(
    `/job-applications?${these}&where[isSpam][equals]=true&annuler=oui`,
    { isSpam: false },
  )
  expect(back.body.docs).toMatchObject([{ id: ids[1] }])
  expect(await historyOf(ids[0] ?? 0)).toEqual(['received', 'spam-marked', 'spam-unmarked'])
})

test('Of two simultaneous marks one is recorded, and a simultaneous decision is not lost', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { id } = await aJobApplication(started.payload)
    const answers = await Promise.all([
      mark(id, true),
      admin.patch(`/job-applications/${id}`, { status: 'rejected' }),
      mark(id, true, admin),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await read(id)).toMatchObject({ isSpam: true, status: 'rejected' })
    expect((await historyOf(id)).toSorted()).toEqual(['received', 'spam-marked', 'status-changed'])
    expect((await trailOf(id)).toSorted()).toEqual(['spamMarked', 'statusChanged'])
    const { rows } = await started.payload.db.pool.query(
      "SELECT account_name FROM application_events WHERE application_id = $1 AND kind = 'spam-marked'",
      [id],
    )
    expect((await read(id)).spamMarkedByName).toBe(rows[0].account_name)
  }
})

const written = (application: number): WrittenCandidateReply => ({
  ...{ application, template: null, seen: null, key: crypto.randomUUID() },
  ...{ subject: 'Votre candidature', body: 'Bonjour' },
})
const answer = (application: number) => {
  const asked = { answers: [written(application)], batch: crypto.randomUUID(), now: NOW }
  return storeAndQueueCandidateReplies(started.payload, asked, { user: null })
}
const stateOf = async (id: number) => {
  const answer = await started.payload.findByID({ collection: 'application-answers', id })
  return answer.state
}

test('An application marked as spam gets no reply, and a waiting one does not leave', async () => {
  const { payload } = started
  const { id } = await aJobApplication(payload)
  const before = await answer(id)
  const [waiting = 0] = before.ok ? before.ids : []
  await mark(id, true)
  expect(await answer(id)).toEqual({ ok: false, error: 'overtaken' })
  const other = (await aJobApplication(payload, { isSpam: true })).id
  expect(await answer(other)).toEqual({ ok: false, error: 'spam' })
  expect(await updateReplyStateBeforeSending(payload, waiting)).toBe('withdrawn')
  expect(await stateOf(waiting)).toBe('withdrawn')

  await payload.update({
    collection: 'application-answers',
    id: waiting,
    data: { state: 'refused' },
  })
  expect(await requeueFailedReplies(payload, { ids: [waiting], now: NOW }, { user: null })).toBe(0)
  const noted = { ids: [id], isAnswered: true, note: 'Répondu', now: NOW }
  expect(await recordRepliedElsewhere(payload, noted, { user: null })).toEqual([])

  await mark(id, false)
  expect(await requeueFailedReplies(payload, { ids: [waiting], now: NOW }, { user: null })).toBe(1)
  expect(await updateReplyStateBeforeSending(payload, waiting)).toBe('waiting')
})

test('A waiting reply leaves if the mark is removed', async () => {
  const { id } = await aJobApplication(started.payload)
  const kept = await answer(id)
  const [waiting = 0] = kept.ok ? kept.ids : []
  await mark(id, true)
  await mark(id, false)
  expect(await updateReplyStateBeforeSending(started.payload, waiting)).toBe('waiting')
})
