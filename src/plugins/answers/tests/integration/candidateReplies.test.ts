import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isUnclearReplyJobSql } from '@/src/plugins/answers/queries/isUnclearReplyJobSql'
import { REPLY_UNDO_SECONDS } from '@/src/plugins/answers/rules/candidateReply'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { sessionOf } from '@/tests/support/sessionOf'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let moderatorHeaders: Record<string, string>

beforeAll(async () => {
  smtpServer = await startSmtpServer()
  testPayload = await startTestPayload()
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
  await testPayload.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: smtpServer.port, replyToEmail: 'rh@exemplia.example' },
  })
  moderatorHeaders = await sessionOf(testPayload.payload, { role: 'moderator' })
})
afterEach(() => {
  vi.useRealTimers()
  smtpServer.mails.length = 0
  smtpServer.refusalOf = () => null
  smtpServer.whileReceiving = async () => undefined
})
afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
})

const aWrittenReply = (application: number, different: object = {}) => ({
  ...{ application, template: null, seen: null, subject: 'Votre candidature' },
  body: 'Bonjour,\n\nNous ne donnons pas suite.',
  ...different,
})

async function postReplies(
  answers: object[],
  key: string = crypto.randomUUID(),
  headers = moderatorHeaders,
) {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/route')
  const body = JSON.stringify({ key, answers })
  const address = 'https://exemplia.test/api/reponses-candidats'
  const response = await POST(new Request(address, { method: 'POST', headers, body }))
  return { status: response.status, body: await response.json() }
}

async function withdrawReplies(ids: number[], headers = moderatorHeaders) {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/retrait/route')
  return (await POST(requestWithIds(ids, headers))).json()
}

async function resendReplies(ids: number[], headers = moderatorHeaders) {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/renvoi/route')
  return (await POST(requestWithIds(ids, headers))).json()
}

async function markRepliesAsSent(ids: number[], headers = moderatorHeaders) {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/constat/route')
  return (await POST(requestWithIds(ids, headers))).json()
}

async function markAnsweredElsewhere(id: number, isAnswered: boolean, headers = moderatorHeaders) {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/autrement/route')
  const body = JSON.stringify({ ids: [id], isAnswered })
  const request = new Request('https://exemplia.test/x', { method: 'POST', headers, body })
  const response = await POST(request)
  return { status: response.status, body: await response.json() }
}

const requestWithIds = (ids: number[], headers: Record<string, string>) =>
  new Request('https://exemplia.test/x', { method: 'POST', headers, body: JSON.stringify({ ids }) })

const findReply = (id: number) =>
  testPayload.payload.findByID({ collection: 'application-answers', id, depth: 0 })
const readReplyState = async (id: number) => (await findReply(id)).state
const findApplication = (id: number) =>
  testPayload.payload.findByID({ collection: 'job-applications', id, depth: 0 })

test('A reply is sent once, in the language of the application, and each candidate has one', async () => {
  const { id } = await anApplication(testPayload.payload, { language: 'en' })
  const first = await postReplies([aWrittenReply(id)], 'the same form')
  expect(first.status).toBe(200)
  expect(await postReplies([aWrittenReply(id)], 'the same form')).toEqual(first)
  await runWaitingJobs(testPayload.payload)
  await runWaitingJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(1)
  expect(smtpServer.mails[0]?.html).toContain('<html lang="en">')
  expect(smtpServer.mails[0]?.replyTo).toMatchObject([{ address: 'rh@exemplia.example' }])
  expect(await readReplyState(first.body.ids[0])).toBe('sent')
  const application = await testPayload.payload.findByID({ collection: 'job-applications', id })
  expect(application.answeredAt).toEqual(expect.any(String))
  expect((await postReplies([aWrittenReply(id)])).status).toBe(409)
})

test('A candidate who was answered by telephone waits no longer, a note records it, and both can be undone', async () => {
  const { id } = await anApplication(testPayload.payload)
  expect((await markAnsweredElsewhere(id, true, {})).status).toBe(403)
  expect((await markAnsweredElsewhere(id, true)).body).toEqual({ ids: [id] })
  expect((await markAnsweredElsewhere(id, true)).body).toEqual({ ids: [] })
  const answeredAt = expect.any(String)
  expect(await findApplication(id)).toMatchObject({ awaitsAnswer: false, answeredAt })
  const notes = await testPayload.payload.find({
    collection: 'application-notes',
    where: { application: { equals: id } },
  })
  expect(notes.docs).toMatchObject([
    { text: expect.stringContaining('Réponse donnée autrement'), author: expect.anything() },
  ])
  expect((await markAnsweredElsewhere(id, false)).body).toEqual({ ids: [id] })
  expect(await findApplication(id)).toMatchObject({ awaitsAnswer: true, answeredAt: null })

  await postReplies([aWrittenReply(id)])
  await runWaitingJobs(testPayload.payload)
  expect((await markAnsweredElsewhere(id, false)).body).toEqual({ ids: [] })
  expect(await findApplication(id)).toMatchObject({ awaitsAnswer: false, answeredAt })
})

test('A withdrawn reply is never sent, and a sent one cannot be withdrawn', async () => {
  const { id } = await anApplication(testPayload.payload)
  const { body } = await postReplies([aWrittenReply(id)])
  expect(await withdrawReplies(body.ids)).toEqual({ ids: body.ids })
  await runWaitingJobs(testPayload.payload)
  expect(smtpServer.mails).toEqual([])
  const again = await postReplies([aWrittenReply(id)])
  await runWaitingJobs(testPayload.payload)
  expect(await withdrawReplies(again.body.ids)).toEqual({ ids: [] })
  expect(smtpServer.mails).toHaveLength(1)
  const { rows } = await testPayload.payload.db.pool.query(
    "SELECT action FROM audit_entries WHERE target = 'job-applications' AND document_id = $1 ORDER BY id",
    [String(id)],
  )
  expect(rows.map(({ action }) => action)).toEqual(['replied', 'answerTakenBack', 'replied'])
})

test('A reply with an unfilled placeholder, without a session or to a missing application is refused', async () => {
  const { id } = await anApplication(testPayload.payload)
  expect((await postReplies([aWrittenReply(id, { body: 'Le {{à compléter}}' })])).status).toBe(422)
  expect((await postReplies([aWrittenReply(id)], 'stranger key', {})).status).toBe(403)
  expect((await postReplies([aWrittenReply(999_999)])).status).toBe(404)
})

test('A reply to an application marked as spam is refused until the mark is removed', async () => {
  const { id } = await anApplication(testPayload.payload, { isSpam: true })
  const refused = await postReplies([aWrittenReply(id)])
  expect(refused.status).toBe(409)
  expect(refused.body.error).toContain('parmi les indésirables')
  expect((await markAnsweredElsewhere(id, true)).body).toEqual({ ids: [] })
  await testPayload.payload.update({ collection: 'job-applications', id, data: { isSpam: false } })
  const { body } = await postReplies([aWrittenReply(id)])
  await testPayload.payload.update({ collection: 'job-applications', id, data: { isSpam: true } })
  await runWaitingJobs(testPayload.payload)
  expect(smtpServer.mails).toEqual([])
  expect(await readReplyState(body.ids[0])).toBe('withdrawn')
  expect(await findApplication(id)).toMatchObject({ awaitsAnswer: true, answeredAt: null })
})

test('No reply is sent before the time to withdraw it is over', async () => {
  const { id } = await anApplication(testPayload.payload)
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now })
  const { body } = await postReplies([aWrittenReply(id)])
  const { sendAfter } = await findReply(body.ids[0])
  expect(Date.parse(sendAfter)).toBe(now + REPLY_UNDO_SECONDS * 1000)
  vi.setSystemTime(now + REPLY_UNDO_SECONDS * 1000 - 1)
  await runDueJobs(testPayload.payload)
  expect(smtpServer.mails).toEqual([])
  expect(await readReplyState(body.ids[0])).toBe('waiting')
  await runWaitingJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(1)
})

test('A change of the status sends no mail', async () => {
  const { id } = await anApplication(testPayload.payload)
  for (const status of ['reviewed', 'rejected', 'accepted'] as const) {
    await testPayload.payload.update({ collection: 'job-applications', id, data: { status } })
  }
  await runWaitingJobs(testPayload.payload)
  expect(smtpServer.mails).toEqual([])
  expect(await findApplication(id)).toMatchObject({ awaitsAnswer: true, answeredAt: null })
})

test('Many replies leave one after the other, in their order, a second apart', async () => {
  const applications = await Promise.all([1, 2, 3].map(() => anApplication(testPayload.payload)))
  const named = applications.map(({ id }, place) => aWrittenReply(id, { subject: `N° ${place}` }))
  const { body } = await postReplies(named)
  const times = await Promise.all(
    body.ids.map(async (id: number) => Date.parse((await findReply(id)).sendAfter)),
  )
  expect(times.map((time) => time - times[0])).toEqual([0, 1000, 2000])
  for (const count of [1, 2, 3]) {
    await runWaitingJobs(testPayload.payload)
    expect(smtpServer.mails).toHaveLength(count)
  }
  expect(smtpServer.mails.map(({ subject }) => subject).sort()).toEqual(['N° 0', 'N° 1', 'N° 2'])
})

test('A reply that is permanently refused is tried once, shows the words of the server, and is sent again on request', async () => {
  const { id } = await anApplication(testPayload.payload, {
    candidateEmail: 'inconnue@example.org',
  })
  smtpServer.refusalOf = () => ({ code: 550, words: 'No such user here' })
  const { body } = await postReplies([aWrittenReply(id)])
  await runWaitingJobs(testPayload.payload)
  expect(await findReply(body.ids[0])).toMatchObject({
    state: 'refused',
    problem: expect.stringContaining('550 No such user here'),
  })
  expect((await findApplication(id)).answeredAt).toBeFalsy()
  smtpServer.refusalOf = () => null
  await runWaitingJobs(testPayload.payload)
  expect(smtpServer.mails).toEqual([])
  expect(await resendReplies(body.ids)).toEqual({ count: 1 })
  expect(await resendReplies(body.ids)).toEqual({ count: 0 })
  await runWaitingJobs(testPayload.payload)
  await runWaitingJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(1)
  expect(await findReply(body.ids[0])).toMatchObject({ state: 'sent', problem: null })
})

test('A reply that is temporarily refused is tried again automatically', async () => {
  const { id } = await anApplication(testPayload.payload)
  smtpServer.refusalOf = () => ({ code: 451, words: 'Try later' })
  const { body } = await postReplies([aWrittenReply(id)])
  await runWaitingJobs(testPayload.payload)
  expect(await findReply(body.ids[0])).toMatchObject({
    state: 'waiting',
    problem: expect.stringContaining('451 Try later'),
  })
  smtpServer.refusalOf = () => null
  await runWaitingJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(1)
  expect(await readReplyState(body.ids[0])).toBe('sent')
})

test('The same answer sent six times at once has one outcome, and one mail leaves', async () => {
  const { id } = await anApplication(testPayload.payload)
  const key = crypto.randomUUID()
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, () => postReplies([aWrittenReply(id)], key)),
  )
  const [first] = outcomes
  expect(first?.status).toBe(200)
  expect(outcomes).toEqual(Array(6).fill(first))
  await runWaitingJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(1)
})

test('Of two simultaneous replies to one candidate the second is refused', async () => {
  const { id } = await anApplication(testPayload.payload)
  const colleague = await sessionOf(testPayload.payload, { role: 'admin' })
  const both = await Promise.all([
    postReplies([aWrittenReply(id)]),
    postReplies([aWrittenReply(id, { body: 'Venez lundi.' })], crypto.randomUUID(), colleague),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  await runWaitingJobs(testPayload.payload)
  await runWaitingJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(1)
})

test('A reply that the server is receiving can no longer be withdrawn', async () => {
  const { id } = await anApplication(testPayload.payload)
  const { body } = await postReplies([aWrittenReply(id)])
  smtpServer.whileReceiving = async () =>
    expect(await withdrawReplies(body.ids)).toEqual({ ids: [] })
  await runWaitingJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(1)
  expect(await readReplyState(body.ids[0])).toBe('sent')
})

test('A reply withdrawn before its text is transferred is not sent', async () => {
  const { id } = await anApplication(testPayload.payload)
  const { body } = await postReplies([aWrittenReply(id)])
  smtpServer.refusalOf = async () => {
    expect(await withdrawReplies(body.ids)).toEqual({ ids: body.ids })
    return null
  }
  await runWaitingJobs(testPayload.payload)
  await runWaitingJobs(testPayload.payload)
  expect(smtpServer.mails).toEqual([])
  expect(await readReplyState(body.ids[0])).toBe('withdrawn')
})

/** An answer that the server has, and of which the site could not note it. */
async function stopBeforeSentMark(id: number): Promise<number> {
  const { body } = await postReplies([aWrittenReply(id)])
  const { pool } = testPayload.payload.db
  await pool.query(`
    CREATE FUNCTION stop_before_mark() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'stopped'; END $$;
    CREATE TRIGGER stop_before_mark BEFORE UPDATE ON application_answers
      FOR EACH ROW WHEN (NEW.state = 'sent') EXECUTE FUNCTION stop_before_mark()`)
  await runWaitingJobs(testPayload.payload)
  await pool.query('DROP FUNCTION stop_before_mark() CASCADE')
  expect(smtpServer.mails).toHaveLength(1)
  expect(await withdrawReplies(body.ids)).toEqual({ ids: [] })
  await runWaitingJobs(testPayload.payload)
  await runWaitingJobs(testPayload.payload)
  return body.ids[0]
}

test('A reply whose result was not stored waits for a person, who confirms that it was sent', async () => {
  const { id } = await anApplication(testPayload.payload)
  const stopped = await stopBeforeSentMark(id)
  expect(smtpServer.mails).toHaveLength(1)
  expect(await readReplyState(stopped)).toBe('unclear')
  expect(await findApplication(id)).toMatchObject({ awaitsAnswer: true, answeredAt: null })
  // The screen of undelivered mails lists this reply, but does not send it again.
  const { rows } = await testPayload.payload.db.drizzle.execute(
    sql`SELECT ${isUnclearReplyJobSql} AS "isUnclear" FROM payload_jobs`,
  )
  expect(rows).toEqual([{ isUnclear: true }])
  expect(await markRepliesAsSent([stopped], {})).toHaveProperty('error')
  expect(await markRepliesAsSent([stopped])).toEqual({ ids: [stopped] })
  expect(await markRepliesAsSent([stopped])).toEqual({ ids: [] })
  const { sentAt, state } = await findReply(stopped)
  expect({ sentAt, state }).toEqual({ sentAt: expect.any(String), state: 'sent' })
  expect(await findApplication(id)).toMatchObject({ awaitsAnswer: false, answeredAt: sentAt })
  expect(await findJobs(testPayload.payload)).toEqual([])
})

test('A reply that a person reports as not sent is sent again with the same Message-ID', async () => {
  const { id } = await anApplication(testPayload.payload)
  const stopped = await stopBeforeSentMark(id)
  expect(await resendReplies([stopped])).toEqual({ count: 1 })
  await runWaitingJobs(testPayload.payload)
  await runWaitingJobs(testPayload.payload)
  const ids = smtpServer.mails.map(({ messageId }) => messageId)
  expect(ids).toEqual([ids[0], ids[0]])
  expect(await readReplyState(stopped)).toBe('sent')
  expect(await markRepliesAsSent([stopped])).toEqual({ ids: [] })
})

test('A reply whose transfer was interrupted may have arrived, and is not sent again', async () => {
  const { id } = await anApplication(testPayload.payload)
  const { body } = await postReplies([aWrittenReply(id)])
  smtpServer.whileReceiving = () => smtpServer.breakOff()
  await runWaitingJobs(testPayload.payload)
  smtpServer.whileReceiving = async () => undefined
  await runWaitingJobs(testPayload.payload)
  expect(await findReply(body.ids[0])).toMatchObject({
    state: 'unclear',
    problem: expect.stringContaining('closed'),
  })
  expect(smtpServer.mails).toHaveLength(1)
  await markRepliesAsSent(body.ids)
})

test('Another site and an anonymous client cannot write, withdraw or repeat a reply', async () => {
  const { id } = await anApplication(testPayload.payload)
  const { body } = await postReplies([aWrittenReply(id)])
  const elsewhere = { ...moderatorHeaders, 'Sec-Fetch-Site': 'cross-site' }
  for (const headers of [elsewhere, {}]) {
    const other = await anApplication(testPayload.payload)
    expect(
      (await postReplies([aWrittenReply(other.id)], crypto.randomUUID(), headers)).status,
    ).toBe(403)
    expect(await withdrawReplies(body.ids, headers)).toHaveProperty('error')
    expect(await resendReplies(body.ids, headers)).toHaveProperty('error')
    expect(await markRepliesAsSent(body.ids, headers)).toHaveProperty('error')
  }
  expect(await readReplyState(body.ids[0])).toBe('waiting')
  await withdrawReplies(body.ids)
  expect(await findJobs(testPayload.payload)).toEqual([])
})
