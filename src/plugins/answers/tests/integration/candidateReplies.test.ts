import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isUnclearReplyJobSql } from '@/src/plugins/answers/queries/isUnclearReplyJobSql'
import { REPLY_UNDO_SECONDS } from '@/src/plugins/answers/rules/candidateReply'
import { anApplication } from '@/tests/support/anApplication'
import { findJobs, runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { sessionOf } from '@/tests/support/sessionOf'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let moderator: Record<string, string>

beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestPayload()
  await site.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
  await site.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: smtp.port, replyToEmail: 'rh@exemplia.example' },
  })
  moderator = await sessionOf(site.payload, { role: 'moderator' })
})
afterEach(() => {
  vi.useRealTimers()
  smtp.mails.length = 0
  smtp.refusalOf = () => null
  smtp.whileReceiving = async () => undefined
})
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})

const written = (application: number, different: object = {}) => ({
  ...{ application, template: null, seen: null, subject: 'Votre candidature' },
  body: 'Bonjour,\n\nNous ne donnons pas suite.',
  ...different,
})

async function answer(answers: object[], key: string = crypto.randomUUID(), headers = moderator) {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/route')
  const body = JSON.stringify({ key, answers })
  const address = 'https://exemplia.test/api/reponses-candidats'
  const response = await POST(new Request(address, { method: 'POST', headers, body }))
  return { status: response.status, body: await response.json() }
}

async function withdraw(ids: number[], headers = moderator) {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/retrait/route')
  return (await POST(aboutIds(ids, headers))).json()
}

async function sendAgain(ids: number[], headers = moderator) {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/renvoi/route')
  return (await POST(aboutIds(ids, headers))).json()
}

async function noteLeft(ids: number[], headers = moderator) {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/constat/route')
  return (await POST(aboutIds(ids, headers))).json()
}

async function noteElsewhere(id: number, isAnswered: boolean, headers = moderator) {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/autrement/route')
  const body = JSON.stringify({ ids: [id], isAnswered })
  const request = new Request('https://exemplia.test/x', { method: 'POST', headers, body })
  const response = await POST(request)
  return { status: response.status, body: await response.json() }
}

const aboutIds = (ids: number[], headers: Record<string, string>) =>
  new Request('https://exemplia.test/x', { method: 'POST', headers, body: JSON.stringify({ ids }) })

const answerOf = (id: number) =>
  site.payload.findByID({ collection: 'application-answers', id, depth: 0 })
const stateOf = async (id: number) => (await answerOf(id)).state
const applicationOf = (id: number) =>
  site.payload.findByID({ collection: 'job-applications', id, depth: 0 })

test('A reply is sent once, in the language of the application, and each candidate has one', async () => {
  const { id } = await anApplication(site.payload, { language: 'en' })
  const first = await answer([written(id)], 'the same form')
  expect(first.status).toBe(200)
  expect(await answer([written(id)], 'the same form')).toEqual(first)
  await runWaitingJobs(site.payload)
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]?.html).toContain('<html lang="en">')
  expect(smtp.mails[0]?.replyTo).toMatchObject([{ address: 'rh@exemplia.example' }])
  expect(await stateOf(first.body.ids[0])).toBe('sent')
  const application = await site.payload.findByID({ collection: 'job-applications', id })
  expect(application.answeredAt).toEqual(expect.any(String))
  expect((await answer([written(id)])).status).toBe(409)
})

test('A candidate who was answered by telephone waits no longer, a note records it, and both can be undone', async () => {
  const { id } = await anApplication(site.payload)
  expect((await noteElsewhere(id, true, {})).status).toBe(403)
  expect((await noteElsewhere(id, true)).body).toEqual({ ids: [id] })
  expect((await noteElsewhere(id, true)).body).toEqual({ ids: [] })
  const answeredAt = expect.any(String)
  expect(await applicationOf(id)).toMatchObject({ awaitsAnswer: false, answeredAt })
  const notes = await site.payload.find({
    collection: 'application-notes',
    where: { application: { equals: id } },
  })
  expect(notes.docs).toMatchObject([
    { text: expect.stringContaining('Réponse donnée autrement'), author: expect.anything() },
  ])
  expect((await noteElsewhere(id, false)).body).toEqual({ ids: [id] })
  expect(await applicationOf(id)).toMatchObject({ awaitsAnswer: true, answeredAt: null })

  await answer([written(id)])
  await runWaitingJobs(site.payload)
  expect((await noteElsewhere(id, false)).body).toEqual({ ids: [] })
  expect(await applicationOf(id)).toMatchObject({ awaitsAnswer: false, answeredAt })
})

test('A withdrawn reply is never sent, and a sent one cannot be withdrawn', async () => {
  const { id } = await anApplication(site.payload)
  const { body } = await answer([written(id)])
  expect(await withdraw(body.ids)).toEqual({ ids: body.ids })
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toEqual([])
  const again = await answer([written(id)])
  await runWaitingJobs(site.payload)
  expect(await withdraw(again.body.ids)).toEqual({ ids: [] })
  expect(smtp.mails).toHaveLength(1)
  const { rows } = await site.payload.db.pool.query(
    "SELECT action FROM audit_entries WHERE target = 'job-applications' AND document_id = $1 ORDER BY id",
    [String(id)],
  )
  expect(rows.map(({ action }) => action)).toEqual(['replied', 'answerTakenBack', 'replied'])
})

test('A reply with an unfilled placeholder, without a session or to a missing application is refused', async () => {
  const { id } = await anApplication(site.payload)
  expect((await answer([written(id, { body: 'Le {{à compléter}}' })])).status).toBe(422)
  expect((await answer([written(id)], 'stranger key', {})).status).toBe(403)
  expect((await answer([written(999_999)])).status).toBe(404)
})

test('A reply to an application marked as spam is refused until the mark is removed', async () => {
  const { id } = await anApplication(site.payload, { isSpam: true })
  const refused = await answer([written(id)])
  expect(refused.status).toBe(409)
  expect(refused.body.error).toContain('parmi les indésirables')
  expect((await noteElsewhere(id, true)).body).toEqual({ ids: [] })
  await site.payload.update({ collection: 'job-applications', id, data: { isSpam: false } })
  const { body } = await answer([written(id)])
  await site.payload.update({ collection: 'job-applications', id, data: { isSpam: true } })
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toEqual([])
  expect(await stateOf(body.ids[0])).toBe('withdrawn')
  expect(await applicationOf(id)).toMatchObject({ awaitsAnswer: true, answeredAt: null })
})

test('No reply is sent before the time to withdraw it is over', async () => {
  const { id } = await anApplication(site.payload)
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now })
  const { body } = await answer([written(id)])
  const { sendAfter } = await answerOf(body.ids[0])
  expect(Date.parse(sendAfter)).toBe(now + REPLY_UNDO_SECONDS * 1000)
  vi.setSystemTime(now + REPLY_UNDO_SECONDS * 1000 - 1)
  await runDueJobs(site.payload)
  expect(smtp.mails).toEqual([])
  expect(await stateOf(body.ids[0])).toBe('waiting')
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)
})

test('A change of the status sends no mail', async () => {
  const { id } = await anApplication(site.payload)
  for (const status of ['reviewed', 'rejected', 'accepted'] as const) {
    await site.payload.update({ collection: 'job-applications', id, data: { status } })
  }
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toEqual([])
  expect(await applicationOf(id)).toMatchObject({ awaitsAnswer: true, answeredAt: null })
})

test('Many replies leave one after the other, in their order, a second apart', async () => {
  const applications = await Promise.all([1, 2, 3].map(() => anApplication(site.payload)))
  const named = applications.map(({ id }, place) => written(id, { subject: `N° ${place}` }))
  const { body } = await answer(named)
  const times = await Promise.all(
    body.ids.map(async (id: number) => Date.parse((await answerOf(id)).sendAfter)),
  )
  expect(times.map((time) => time - times[0])).toEqual([0, 1000, 2000])
  for (const count of [1, 2, 3]) {
    await runWaitingJobs(site.payload)
    expect(smtp.mails).toHaveLength(count)
  }
  expect(smtp.mails.map(({ subject }) => subject).sort()).toEqual(['N° 0', 'N° 1', 'N° 2'])
})

test('A reply that is permanently refused is tried once, shows the words of the server, and is sent again on request', async () => {
  const { id } = await anApplication(site.payload, { candidateEmail: 'inconnue@example.org' })
  smtp.refusalOf = () => ({ code: 550, words: 'No such user here' })
  const { body } = await answer([written(id)])
  await runWaitingJobs(site.payload)
  expect(await answerOf(body.ids[0])).toMatchObject({
    state: 'refused',
    problem: expect.stringContaining('550 No such user here'),
  })
  expect((await applicationOf(id)).answeredAt).toBeFalsy()
  smtp.refusalOf = () => null
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toEqual([])
  expect(await sendAgain(body.ids)).toEqual({ count: 1 })
  expect(await sendAgain(body.ids)).toEqual({ count: 0 })
  await runWaitingJobs(site.payload)
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)
  expect(await answerOf(body.ids[0])).toMatchObject({ state: 'sent', problem: null })
})

test('A reply that is temporarily refused is tried again automatically', async () => {
  const { id } = await anApplication(site.payload)
  smtp.refusalOf = () => ({ code: 451, words: 'Try later' })
  const { body } = await answer([written(id)])
  await runWaitingJobs(site.payload)
  expect(await answerOf(body.ids[0])).toMatchObject({
    state: 'waiting',
    problem: expect.stringContaining('451 Try later'),
  })
  smtp.refusalOf = () => null
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)
  expect(await stateOf(body.ids[0])).toBe('sent')
})

test('The same answer sent six times at once has one outcome, and one mail leaves', async () => {
  const { id } = await anApplication(site.payload)
  const key = crypto.randomUUID()
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => answer([written(id)], key)))
  const [first] = outcomes
  expect(first?.status).toBe(200)
  expect(outcomes).toEqual(Array(6).fill(first))
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)
})

test('Of two simultaneous replies to one candidate the second is refused', async () => {
  const { id } = await anApplication(site.payload)
  const colleague = await sessionOf(site.payload, { role: 'admin' })
  const both = await Promise.all([
    answer([written(id)]),
    answer([written(id, { body: 'Venez lundi.' })], crypto.randomUUID(), colleague),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  await runWaitingJobs(site.payload)
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)
})

test('A reply that the server is receiving can no longer be withdrawn', async () => {
  const { id } = await anApplication(site.payload)
  const { body } = await answer([written(id)])
  smtp.whileReceiving = async () => expect(await withdraw(body.ids)).toEqual({ ids: [] })
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)
  expect(await stateOf(body.ids[0])).toBe('sent')
})

test('A reply withdrawn before its text is transferred is not sent', async () => {
  const { id } = await anApplication(site.payload)
  const { body } = await answer([written(id)])
  smtp.refusalOf = async () => {
    expect(await withdraw(body.ids)).toEqual({ ids: body.ids })
    return null
  }
  await runWaitingJobs(site.payload)
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toEqual([])
  expect(await stateOf(body.ids[0])).toBe('withdrawn')
})

/** An answer that the server has, and of which the site could not note it. */
async function stopBeforeMark(id: number): Promise<number> {
  const { body } = await answer([written(id)])
  const { pool } = site.payload.db
  await pool.query(`
    CREATE FUNCTION stop_before_mark() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'stopped'; END $$;
    CREATE TRIGGER stop_before_mark BEFORE UPDATE ON application_answers
      FOR EACH ROW WHEN (NEW.state = 'sent') EXECUTE FUNCTION stop_before_mark()`)
  await runWaitingJobs(site.payload)
  await pool.query('DROP FUNCTION stop_before_mark() CASCADE')
  expect(smtp.mails).toHaveLength(1)
  expect(await withdraw(body.ids)).toEqual({ ids: [] })
  await runWaitingJobs(site.payload)
  await runWaitingJobs(site.payload)
  return body.ids[0]
}

test('A reply whose result was not stored waits for a person, who confirms that it was sent', async () => {
  const { id } = await anApplication(site.payload)
  const stopped = await stopBeforeMark(id)
  expect(smtp.mails).toHaveLength(1)
  expect(await stateOf(stopped)).toBe('unclear')
  expect(await applicationOf(id)).toMatchObject({ awaitsAnswer: true, answeredAt: null })
  // The screen of undelivered mails lists this reply, but does not send it again.
  const { rows } = await site.payload.db.drizzle.execute(
    sql`SELECT ${isUnclearReplyJobSql} AS "isUnclear" FROM payload_jobs`,
  )
  expect(rows).toEqual([{ isUnclear: true }])
  expect(await noteLeft([stopped], {})).toHaveProperty('error')
  expect(await noteLeft([stopped])).toEqual({ ids: [stopped] })
  expect(await noteLeft([stopped])).toEqual({ ids: [] })
  const { sentAt, state } = await answerOf(stopped)
  expect({ sentAt, state }).toEqual({ sentAt: expect.any(String), state: 'sent' })
  expect(await applicationOf(id)).toMatchObject({ awaitsAnswer: false, answeredAt: sentAt })
  expect(await findJobs(site.payload)).toEqual([])
})

test('A reply that a person reports as not sent is sent again with the same Message-ID', async () => {
  const { id } = await anApplication(site.payload)
  const stopped = await stopBeforeMark(id)
  expect(await sendAgain([stopped])).toEqual({ count: 1 })
  await runWaitingJobs(site.payload)
  await runWaitingJobs(site.payload)
  const ids = smtp.mails.map(({ messageId }) => messageId)
  expect(ids).toEqual([ids[0], ids[0]])
  expect(await stateOf(stopped)).toBe('sent')
  expect(await noteLeft([stopped])).toEqual({ ids: [] })
})

test('A reply whose transfer was interrupted may have arrived, and is not sent again', async () => {
  const { id } = await anApplication(site.payload)
  const { body } = await answer([written(id)])
  smtp.whileReceiving = () => smtp.breakOff()
  await runWaitingJobs(site.payload)
  smtp.whileReceiving = async () => undefined
  await runWaitingJobs(site.payload)
  expect(await answerOf(body.ids[0])).toMatchObject({
    state: 'unclear',
    problem: expect.stringContaining('closed'),
  })
  expect(smtp.mails).toHaveLength(1)
  await noteLeft(body.ids)
})

test('Another site and an anonymous client cannot write, withdraw or repeat a reply', async () => {
  const { id } = await anApplication(site.payload)
  const { body } = await answer([written(id)])
  const elsewhere = { ...moderator, 'Sec-Fetch-Site': 'cross-site' }
  for (const headers of [elsewhere, {}]) {
    const other = await anApplication(site.payload)
    expect((await answer([written(other.id)], crypto.randomUUID(), headers)).status).toBe(403)
    expect(await withdraw(body.ids, headers)).toHaveProperty('error')
    expect(await sendAgain(body.ids, headers)).toHaveProperty('error')
    expect(await noteLeft(body.ids, headers)).toHaveProperty('error')
  }
  expect(await stateOf(body.ids[0])).toBe('waiting')
  await withdraw(body.ids)
  expect(await findJobs(site.payload)).toEqual([])
})
