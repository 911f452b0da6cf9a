import { readdirSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { STAFF_MAIL_RATE_LIMITS } from '@/src/domain/accounts/accountLimits'
import { runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { aContactMessage, aUser } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { sessionOf } from '@/tests/support/sessionOf'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

type RequestHeaders = Record<string, string>

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let moderatorHeaders: RequestHeaders

beforeAll(async () => {
  smtpServer = await startSmtpServer()
  testPayload = await startTestPayload()
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
  await testPayload.payload.updateGlobal({ slug: 'email-settings', data: { smtpPort: 587 } })
  await setSmtpServer(smtpServer.port)
  const { email } = await aUser(testPayload.payload, { name: 'Alix Moreau' })
  moderatorHeaders = { Cookie: await signInForCookie(email), 'Sec-Fetch-Site': 'same-origin' }
})
afterEach(() => {
  smtpServer.mails.length = 0
})
afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
})

function setSmtpServer(port: number | null) {
  return testPayload.payload.db.pool.query(
    'UPDATE email_settings SET smtp_host = $1, smtp_port = $2',
    [port ? '127.0.0.1' : null, port ?? 587],
  )
}

async function postReplyStatus(
  message: number | string,
  sent: unknown,
  headers: RequestHeaders = moderatorHeaders,
) {
  return (await postReply(message, sent, headers)).status
}

async function postReply(
  message: number | string,
  sent: unknown,
  headers: RequestHeaders = moderatorHeaders,
) {
  const { POST } = await import(
    '@/src/plugins/message-replies/routes/contact-messages/[id]/reponses/route'
  )
  const address = `https://exemplia.test/api/contact-messages/${message}/reponses`
  const request = new Request(address, { method: 'POST', headers, body: JSON.stringify(sent) })
  const answer = await POST(request, { params: Promise.resolve({ id: String(message) }) })
  return { status: answer.status, body: await answer.json() }
}

async function resendReply(
  message: number,
  replyId: number,
  headers: RequestHeaders = moderatorHeaders,
) {
  const { POST } = await import(
    '@/src/plugins/message-replies/routes/contact-messages/[id]/reponses/[reply]/renvoi/route'
  )
  const request = new Request('https://exemplia.test/x', { method: 'POST', headers })
  const params = Promise.resolve({ id: String(message), reply: String(replyId) })
  return (await POST(request, { params })).status
}

async function withdrawReply(
  message: number,
  replyId: number,
  headers: RequestHeaders = moderatorHeaders,
) {
  const { POST } = await import(
    '@/src/plugins/message-replies/routes/contact-messages/[id]/reponses/[reply]/retrait/route'
  )
  const request = new Request('https://exemplia.test/x', { method: 'POST', headers })
  const params = Promise.resolve({ id: String(message), reply: String(replyId) })
  const answer = await POST(request, { params })
  return { status: answer.status, body: await answer.json() }
}

async function readAuditEntries(message: number) {
  const { rows } = await testPayload.payload.db.pool.query(
    "SELECT action, details FROM audit_entries WHERE target = 'contact-messages' AND document_id = $1 ORDER BY id",
    [String(message)],
  )
  return rows
}

async function findReplies(message: number) {
  const where = { message: { equals: message } }
  const { docs } = await testPayload.payload.find({
    collection: 'message-replies',
    where,
    depth: 0,
  })
  return docs
}

const readMessageStatus = async (id: number) =>
  (await testPayload.payload.findByID({ collection: 'contact-messages', id })).status

const REPLY_TEXT = 'Bonjour,\n<b>parlons</b>-en lundi.'

describe('A reply', () => {
  test('is sent to the sender and stored with its author, and the status of the message follows', async () => {
    const { id } = await aContactMessage(testPayload.payload, {
      subject: 'Un projet\r\nBcc: tous@example.org',
    })
    expect(await postReplyStatus(id, { text: REPLY_TEXT, key: 'a' })).toBe(201)
    expect(await readMessageStatus(id)).toBe('read')
    expect(await findReplies(id)).toMatchObject([{ state: 'waiting', authorName: 'Alix Moreau' }])
    await runDueJobs(testPayload.payload)

    expect(smtpServer.mails).toHaveLength(1)
    const [mail] = smtpServer.mails
    expect(mail?.envelopeTo).toEqual(['dominique.petit@clients.test'])
    expect(mail?.subject).toBe('Re\u00a0: Un projet Bcc: tous@example.org')
    expect(mail?.replyTo).toMatchObject([{ name: 'Exemplia', address: 'contact@exemplia.example' }])
    expect(mail?.text).toContain(REPLY_TEXT)
    expect(mail?.text).toContain('> Bonjour, pouvons-nous en parler ?')
    expect(mail?.html).toContain('&lt;b&gt;parlons&lt;/b&gt;-en lundi.')
    expect(mail?.headers.map(({ key }) => key)).not.toContain('auto-submitted')

    expect(await findReplies(id)).toMatchObject([
      { text: REPLY_TEXT, state: 'sent', problem: null },
    ])
    const message = await testPayload.payload.findByID({ collection: 'contact-messages', id })
    expect(message).toMatchObject({ status: 'replied', statusChangedByName: 'Alix Moreau' })
  })

  test('to an English message is English', async () => {
    const { id, createdAt } = await aContactMessage(testPayload.payload, {
      language: 'en',
      subject: 'Data platform',
    })
    await postReplyStatus(id, { text: 'Gladly.', key: 'english' })
    await runDueJobs(testPayload.payload)
    const [mail] = smtpServer.mails
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Paris' })
    expect(mail?.subject).toBe('Re: Data platform')
    expect(mail?.html).toContain('<html lang="en">')
    expect(mail?.text).toContain(`Your message of ${day.format(new Date(createdAt))}\n> Bonjour`)
  })

  test('of a double click is sent once; another text of the same form is sent, too', async () => {
    const { id } = await aContactMessage(testPayload.payload)
    const clicks = [1, 2, 3].map(() => postReplyStatus(id, { text: REPLY_TEXT, key: 'b' }))
    expect(await Promise.all(clicks)).toEqual([201, 201, 201])
    expect(await postReplyStatus(id, { text: 'Autre chose', key: 'b' })).toBe(201)
    await runDueJobs(testPayload.payload)
    expect(smtpServer.mails).toHaveLength(2)
  })

  test('is sent once, however often its job runs', async () => {
    const { id } = await aContactMessage(testPayload.payload)
    await postReplyStatus(id, { text: REPLY_TEXT, key: 'c' })
    const [kept] = await findReplies(id)
    const again = { task: 'sendReply', input: { replyId: kept?.id ?? 0, messageId: id } } as const
    await testPayload.payload.jobs.queue(again)
    await runDueJobs(testPayload.payload)
    await runWaitingJobs(testPayload.payload)
    expect(smtpServer.mails).toHaveLength(1)
  })

  test('is in the audit trail, without a name', async () => {
    const { id } = await aContactMessage(testPayload.payload)
    await postReplyStatus(id, { text: REPLY_TEXT, key: 'd' })
    await runDueJobs(testPayload.payload)
    const { rows } = await testPayload.payload.db.pool.query(
      "SELECT actor_name, subject FROM audit_entries WHERE action = 'replied' AND document_id = $1",
      [String(id)],
    )
    expect(rows).toEqual([{ actor_name: 'Alix Moreau', subject: `n° ${id}` }])
  })
})

describe('A reply that cannot leave', () => {
  test('waits with the reason, is tried again, and is sent once', async () => {
    const { id } = await aContactMessage(testPayload.payload)
    await setSmtpServer(1)
    await postReplyStatus(id, { text: REPLY_TEXT, key: 'e' })
    await runDueJobs(testPayload.payload)
    const [waiting] = await findReplies(id)
    expect(waiting).toMatchObject({ state: 'waiting', problem: expect.stringMatching(/ECONN/) })
    expect(await readMessageStatus(id)).toBe('read')
    expect(await resendReply(id, waiting?.id ?? 0)).toBe(404)

    await setSmtpServer(smtpServer.port)
    await runWaitingJobs(testPayload.payload)
    expect(smtpServer.mails).toHaveLength(1)
    expect(await findReplies(id)).toMatchObject([{ state: 'sent', problem: null }])
    expect(await readMessageStatus(id)).toBe('replied')
  })

  test('After its last attempt it has failed, and can be sent again with a click', async () => {
    const { id } = await aContactMessage(testPayload.payload)
    await setSmtpServer(1)
    await postReplyStatus(id, { text: REPLY_TEXT, key: 'f' })
    for (let attempt = 0; attempt < 12; attempt++) await runWaitingJobs(testPayload.payload)
    const [failed] = await findReplies(id)
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringMatching(/ECONN/) })

    await setSmtpServer(smtpServer.port)
    expect(await resendReply(id, failed?.id ?? 0)).toBe(200)
    expect(await findReplies(id)).toMatchObject([{ state: 'waiting', problem: null }])
    await runDueJobs(testPayload.payload)
    expect(smtpServer.mails).toHaveLength(1)
    expect(await resendReply(id, failed?.id ?? 0)).toBe(404)
  })

  test('for lack of a server is a draft, and is sent once there is one', async () => {
    const { id } = await aContactMessage(testPayload.payload)
    await setSmtpServer(null)
    expect(await postReply(id, { text: REPLY_TEXT, key: 'g' })).toEqual({
      status: 201,
      body: { state: 'kept' },
    })
    const mails = () => readdirSync(testPayload.dataDir).filter((name) => name === 'mails')
    await runDueJobs(testPayload.payload)
    expect(mails()).toEqual([])
    const [draft] = await findReplies(id)
    expect(draft).toMatchObject({ state: 'kept', sentAt: null })
    expect(await readMessageStatus(id)).toBe('read')
    expect(await resendReply(id, draft?.id ?? 0)).toBe(409)
    expect(await findReplies(id)).toMatchObject([{ state: 'kept', sentAt: null }])

    await setSmtpServer(smtpServer.port)
    expect(await resendReply(id, draft?.id ?? 0)).toBe(200)
    await runDueJobs(testPayload.payload)
    expect(await findReplies(id)).toMatchObject([{ state: 'sent', sentAt: expect.any(String) }])
    expect(await readMessageStatus(id)).toBe('replied')
  })
})

describe('A draft that is taken back', () => {
  test('returns its text once, is deleted, and the audit trail records it', async () => {
    const { id } = await aContactMessage(testPayload.payload)
    await setSmtpServer(null)
    await postReplyStatus(id, { text: REPLY_TEXT, key: 'k' })
    const [draft] = await findReplies(id)
    const asked = [1, 2, 3].map(() => withdrawReply(id, draft?.id ?? 0))
    const answers = await Promise.all(asked)
    expect(answers.filter(({ status }) => status === 200)).toEqual([
      { status: 200, body: { text: REPLY_TEXT } },
    ])
    expect(await findReplies(id)).toEqual([])
    expect(await readAuditEntries(id)).toEqual([
      { action: 'statusChanged', details: 'Non lu → Traité' },
      { action: 'replied', details: 'Gardée en brouillon, non envoyée' },
      { action: 'answerTakenBack', details: null },
    ])
    await setSmtpServer(smtpServer.port)
  })

  test('is not one of another message, nor a waiting or sent reply', async () => {
    const { id } = await aContactMessage(testPayload.payload)
    const other = await aContactMessage(testPayload.payload)
    await postReplyStatus(id, { text: REPLY_TEXT, key: 'l' })
    const [waiting] = await findReplies(id)
    expect((await withdrawReply(id, waiting?.id ?? 0)).status).toBe(404)
    await runDueJobs(testPayload.payload)
    expect((await withdrawReply(id, waiting?.id ?? 0)).status).toBe(404)
    await setSmtpServer(null)
    await postReplyStatus(id, { text: REPLY_TEXT, key: 'm' })
    const draft = (await findReplies(id)).find(({ state }) => state === 'kept')
    expect((await withdrawReply(other.id, draft?.id ?? 0)).status).toBe(404)
    expect(await findReplies(id)).toHaveLength(2)
    await setSmtpServer(smtpServer.port)
  })
})

describe('One person can send thirty replies in ten minutes', () => {
  test('also in parallel, and a refused client learns when to continue', async () => {
    const { id } = await aContactMessage(testPayload.payload)
    const hurried = await sessionOf(testPayload.payload, { role: 'moderator' })
    const answers: Awaited<ReturnType<typeof postReply>>[] = []
    for (let round = 0; round < 8; round += 1) {
      const keys = [1, 2, 3, 4, 5].map((n) => `vite ${round} ${n}`)
      answers.push(
        ...(await Promise.all(
          keys.map((key) => postReply(id, { text: REPLY_TEXT, key }, hurried)),
        )),
      )
    }
    const stopped = answers.filter(({ status }) => status === 429)
    expect(stopped).toHaveLength(40 - STAFF_MAIL_RATE_LIMITS.reply.attempts)
    expect(stopped[0]?.body).toEqual({ error: expect.stringMatching(/réessayez dans \d+ minute/) })
    const where = { message: { equals: id } }
    const { totalDocs } = await testPayload.payload.count({ collection: 'message-replies', where })
    expect(totalDocs).toBe(STAFF_MAIL_RATE_LIMITS.reply.attempts)
  })

  test('and does not limit others', async () => {
    const { id } = await aContactMessage(testPayload.payload)
    const other = await sessionOf(testPayload.payload, { role: 'moderator' })
    expect(await postReplyStatus(id, { text: REPLY_TEXT, key: 'autre' }, other)).toBe(201)
  })

  test('and the same click counts once', async () => {
    const { id } = await aContactMessage(testPayload.payload)
    const careful = await sessionOf(testPayload.payload, { role: 'moderator' })
    for (let time = 0; time < STAFF_MAIL_RATE_LIMITS.reply.attempts + 5; time += 1) {
      expect(await postReplyStatus(id, { text: REPLY_TEXT, key: 'encore' }, careful)).toBe(201)
    }
    expect(await findReplies(id)).toHaveLength(1)
  })
})

test('The step of a message is not undone once a reply exists', async () => {
  const recruiter = restClient(moderatorHeaders.Cookie)
  const advanced = async () => {
    const { id } = await aContactMessage(testPayload.payload)
    await recruiter.patch(`/contact-messages/${id}`, { status: 'replied' })
    return id
  }
  const [replied, other] = [await advanced(), await advanced()]
  const data = {
    message: replied,
    text: REPLY_TEXT,
    replyKey: crypto.randomUUID(),
    state: 'sent' as const,
  }
  await testPayload.payload.create({ collection: 'message-replies', data })
  for (const id of [replied, other]) {
    const search = `where[id][equals]=${id}&where[status][equals]=replied&annuler=oui`
    await recruiter.patch(`/contact-messages?${search}`, { status: 'new' })
  }
  expect([await readMessageStatus(replied), await readMessageStatus(other)]).toEqual([
    'replied',
    'new',
  ])
})

describe('A reply is refused', () => {
  test('from visitors, accounts without access or another site', async () => {
    const { id } = await aContactMessage(testPayload.payload)
    const strangers = [
      {},
      await sessionOf(testPayload.payload, { role: 'admin', status: 'inactive' }),
      await sessionOf(testPayload.payload, { role: 'admin', status: 'invited' }),
      { ...moderatorHeaders, 'Sec-Fetch-Site': 'cross-site' },
    ]
    for (const headers of strangers) {
      expect([403, 404]).toContain(
        await postReplyStatus(id, { text: REPLY_TEXT, key: 'h' }, headers),
      )
      expect([403, 404]).toContain(await resendReply(id, 1, headers))
      expect([403, 404]).toContain((await withdrawReply(id, 1, headers)).status)
    }
    expect(await findReplies(id)).toEqual([])
    expect(await readMessageStatus(id)).toBe('new')
  })

  test.each([
    [422, { text: ' \n\u200b', key: 'i' }],
    [422, { text: 'a'.repeat(20_001), key: 'i' }],
    [422, { text: REPLY_TEXT }],
    [422, { text: { $ne: '' }, key: 'i' }],
    [422, null],
  ])('with the status %s for %j', async (status, sent) => {
    const { id } = await aContactMessage(testPayload.payload)
    expect(await postReplyStatus(id, sent)).toBe(status)
    expect(await findReplies(id)).toEqual([])
  })

  test.each([999_999, 'x', '1 OR 1=1', '1.5', 'null', '2147483648', '99999999999'])(
    'to the message %s',
    async (id) => {
      expect(await postReplyStatus(id, { text: REPLY_TEXT, key: 'j' })).toBe(404)
    },
  )
})

test('Each role of staff can reply', async () => {
  for (const role of ['moderator', 'admin', 'super-admin'] as const) {
    const { id } = await aContactMessage(testPayload.payload)
    expect(
      await postReplyStatus(
        id,
        { text: REPLY_TEXT, key: role },
        await sessionOf(testPayload.payload, { role }),
      ),
    ).toBe(201)
  }
})
