import { readdirSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { STAFF_MAIL_RATE_LIMITS } from '@/src/domain/accounts/accountLimits'
import { runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { aContactMessage, aUser } from '@/tests/support/records'
import { restClient, signIn } from '@/tests/support/restClient'
import { sessionOf } from '@/tests/support/sessionOf'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

type Headers = Record<string, string>

let site: TestPayload
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let moderator: Headers

beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestPayload()
  await site.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
  await site.payload.updateGlobal({ slug: 'email-settings', data: { smtpPort: 587 } })
  await useServer(smtp.port)
  const { email } = await aUser(site.payload, { name: 'Alix Moreau' })
  moderator = { Cookie: await signIn(email), 'Sec-Fetch-Site': 'same-origin' }
})
afterEach(() => {
  smtp.mails.length = 0
})
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})

function useServer(port: number | null) {
  return site.payload.db.pool.query('UPDATE email_settings SET smtp_host = $1, smtp_port = $2', [
    port ? '127.0.0.1' : null,
    port ?? 587,
  ])
}

async function reply(message: number | string, sent: unknown, headers: Headers = moderator) {
  return (await answerTo(message, sent, headers)).status
}

async function answerTo(message: number | string, sent: unknown, headers: Headers = moderator) {
  const { POST } = await import(
    '@/src/plugins/message-replies/routes/contact-messages/[id]/reponses/route'
  )
  const address = `https://exemplia.test/api/contact-messages/${message}/reponses`
  const request = new Request(address, { method: 'POST', headers, body: JSON.stringify(sent) })
  const answer = await POST(request, { params: Promise.resolve({ id: String(message) }) })
  return { status: answer.status, body: await answer.json() }
}

async function sendAgain(message: number, replyId: number, headers: Headers = moderator) {
  const { POST } = await import(
    '@/src/plugins/message-replies/routes/contact-messages/[id]/reponses/[reply]/renvoi/route'
  )
  const request = new Request('https://exemplia.test/x', { method: 'POST', headers })
  const params = Promise.resolve({ id: String(message), reply: String(replyId) })
  return (await POST(request, { params })).status
}

async function takeBack(message: number, replyId: number, headers: Headers = moderator) {
  const { POST } = await import(
    '@/src/plugins/message-replies/routes/contact-messages/[id]/reponses/[reply]/retrait/route'
  )
  const request = new Request('https://exemplia.test/x', { method: 'POST', headers })
  const params = Promise.resolve({ id: String(message), reply: String(replyId) })
  const answer = await POST(request, { params })
  return { status: answer.status, body: await answer.json() }
}

async function auditOf(message: number) {
  const { rows } = await site.payload.db.pool.query(
    "SELECT action, details FROM audit_entries WHERE target = 'contact-messages' AND document_id = $1 ORDER BY id",
    [String(message)],
  )
  return rows
}

async function repliesTo(message: number) {
  const where = { message: { equals: message } }
  const { docs } = await site.payload.find({ collection: 'message-replies', where, depth: 0 })
  return docs
}

const statusOf = async (id: number) =>
  (await site.payload.findByID({ collection: 'contact-messages', id })).status

const text = 'Bonjour,\n<b>parlons</b>-en lundi.'

describe('A reply', () => {
  test('is sent to the sender and stored with its author, and the status of the message follows', async () => {
    const { id } = await aContactMessage(site.payload, {
      subject: 'Un projet\r\nBcc: tous@example.org',
    })
    expect(await reply(id, { text, key: 'a' })).toBe(201)
    expect(await statusOf(id)).toBe('read')
    expect(await repliesTo(id)).toMatchObject([{ state: 'waiting', authorName: 'Alix Moreau' }])
    await runDueJobs(site.payload)

    expect(smtp.mails).toHaveLength(1)
    const [mail] = smtp.mails
    expect(mail?.envelopeTo).toEqual(['dominique.petit@clients.test'])
    expect(mail?.subject).toBe('Re\u00a0: Un projet Bcc: tous@example.org')
    expect(mail?.replyTo).toMatchObject([{ name: 'Exemplia', address: 'contact@exemplia.example' }])
    expect(mail?.text).toContain(text)
    expect(mail?.text).toContain('> Bonjour, pouvons-nous en parler ?')
    expect(mail?.html).toContain('&lt;b&gt;parlons&lt;/b&gt;-en lundi.')
    expect(mail?.headers.map(({ key }) => key)).not.toContain('auto-submitted')

    expect(await repliesTo(id)).toMatchObject([{ text, state: 'sent', problem: null }])
    const message = await site.payload.findByID({ collection: 'contact-messages', id })
    expect(message).toMatchObject({ status: 'replied', statusChangedByName: 'Alix Moreau' })
  })

  test('to an English message is English', async () => {
    const { id, createdAt } = await aContactMessage(site.payload, {
      language: 'en',
      subject: 'Data platform',
    })
    await reply(id, { text: 'Gladly.', key: 'english' })
    await runDueJobs(site.payload)
    const [mail] = smtp.mails
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Paris' })
    expect(mail?.subject).toBe('Re: Data platform')
    expect(mail?.html).toContain('<html lang="en">')
    expect(mail?.text).toContain(`Your message of ${day.format(new Date(createdAt))}\n> Bonjour`)
  })

  test('of a double click is sent once; another text of the same form is sent, too', async () => {
    const { id } = await aContactMessage(site.payload)
    const clicks = [1, 2, 3].map(() => reply(id, { text, key: 'b' }))
    expect(await Promise.all(clicks)).toEqual([201, 201, 201])
    expect(await reply(id, { text: 'Autre chose', key: 'b' })).toBe(201)
    await runDueJobs(site.payload)
    expect(smtp.mails).toHaveLength(2)
  })

  test('is sent once, however often its job runs', async () => {
    const { id } = await aContactMessage(site.payload)
    await reply(id, { text, key: 'c' })
    const [kept] = await repliesTo(id)
    const again = { task: 'sendReply', input: { replyId: kept?.id ?? 0, messageId: id } } as const
    await site.payload.jobs.queue(again)
    await runDueJobs(site.payload)
    await runWaitingJobs(site.payload)
    expect(smtp.mails).toHaveLength(1)
  })

  test('is in the audit trail, without a name', async () => {
    const { id } = await aContactMessage(site.payload)
    await reply(id, { text, key: 'd' })
    await runDueJobs(site.payload)
    const { rows } = await site.payload.db.pool.query(
      "SELECT actor_name, subject FROM audit_entries WHERE action = 'replied' AND document_id = $1",
      [String(id)],
    )
    expect(rows).toEqual([{ actor_name: 'Alix Moreau', subject: `n° ${id}` }])
  })
})

describe('A reply that cannot leave', () => {
  test('waits with the reason, is tried again, and is sent once', async () => {
    const { id } = await aContactMessage(site.payload)
    await useServer(1)
    await reply(id, { text, key: 'e' })
    await runDueJobs(site.payload)
    const [waiting] = await repliesTo(id)
    expect(waiting).toMatchObject({ state: 'waiting', problem: expect.stringMatching(/ECONN/) })
    expect(await statusOf(id)).toBe('read')
    expect(await sendAgain(id, waiting?.id ?? 0)).toBe(404)

    await useServer(smtp.port)
    await runWaitingJobs(site.payload)
    expect(smtp.mails).toHaveLength(1)
    expect(await repliesTo(id)).toMatchObject([{ state: 'sent', problem: null }])
    expect(await statusOf(id)).toBe('replied')
  })

  test('After its last attempt it has failed, and can be sent again with a click', async () => {
    const { id } = await aContactMessage(site.payload)
    await useServer(1)
    await reply(id, { text, key: 'f' })
    for (let attempt = 0; attempt < 12; attempt++) await runWaitingJobs(site.payload)
    const [failed] = await repliesTo(id)
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringMatching(/ECONN/) })

    await useServer(smtp.port)
    expect(await sendAgain(id, failed?.id ?? 0)).toBe(200)
    expect(await repliesTo(id)).toMatchObject([{ state: 'waiting', problem: null }])
    await runDueJobs(site.payload)
    expect(smtp.mails).toHaveLength(1)
    expect(await sendAgain(id, failed?.id ?? 0)).toBe(404)
  })

  test('for lack of a server is a draft, and is sent once there is one', async () => {
    const { id } = await aContactMessage(site.payload)
    await useServer(null)
    expect(await answerTo(id, { text, key: 'g' })).toEqual({ status: 201, body: { state: 'kept' } })
    const mails = () => readdirSync(site.dataDir).filter((name) => name === 'mails')
    await runDueJobs(site.payload)
    expect(mails()).toEqual([])
    const [draft] = await repliesTo(id)
    expect(draft).toMatchObject({ state: 'kept', sentAt: null })
    expect(await statusOf(id)).toBe('read')
    expect(await sendAgain(id, draft?.id ?? 0)).toBe(409)
    expect(await repliesTo(id)).toMatchObject([{ state: 'kept', sentAt: null }])

    await useServer(smtp.port)
    expect(await sendAgain(id, draft?.id ?? 0)).toBe(200)
    await runDueJobs(site.payload)
    expect(await repliesTo(id)).toMatchObject([{ state: 'sent', sentAt: expect.any(String) }])
    expect(await statusOf(id)).toBe('replied')
  })
})

describe('A draft that is taken back', () => {
  test('returns its text once, is deleted, and the audit trail records it', async () => {
    const { id } = await aContactMessage(site.payload)
    await useServer(null)
    await reply(id, { text, key: 'k' })
    const [draft] = await repliesTo(id)
    const asked = [1, 2, 3].map(() => takeBack(id, draft?.id ?? 0))
    const answers = await Promise.all(asked)
    expect(answers.filter(({ status }) => status === 200)).toEqual([
      { status: 200, body: { text } },
    ])
    expect(await repliesTo(id)).toEqual([])
    expect(await auditOf(id)).toEqual([
      { action: 'statusChanged', details: 'Non lu → Traité' },
      { action: 'replied', details: 'Gardée en brouillon, non envoyée' },
      { action: 'answerTakenBack', details: null },
    ])
    await useServer(smtp.port)
  })

  test('is not one of another message, nor a waiting or sent reply', async () => {
    const { id } = await aContactMessage(site.payload)
    const other = await aContactMessage(site.payload)
    await reply(id, { text, key: 'l' })
    const [waiting] = await repliesTo(id)
    expect((await takeBack(id, waiting?.id ?? 0)).status).toBe(404)
    await runDueJobs(site.payload)
    expect((await takeBack(id, waiting?.id ?? 0)).status).toBe(404)
    await useServer(null)
    await reply(id, { text, key: 'm' })
    const draft = (await repliesTo(id)).find(({ state }) => state === 'kept')
    expect((await takeBack(other.id, draft?.id ?? 0)).status).toBe(404)
    expect(await repliesTo(id)).toHaveLength(2)
    await useServer(smtp.port)
  })
})

describe('One person can send thirty replies in ten minutes', () => {
  test('also in parallel, and a refused client learns when to continue', async () => {
    const { id } = await aContactMessage(site.payload)
    const hurried = await sessionOf(site.payload, { role: 'moderator' })
    const answers: Awaited<ReturnType<typeof answerTo>>[] = []
    for (let round = 0; round < 8; round += 1) {
      const keys = [1, 2, 3, 4, 5].map((n) => `vite ${round} ${n}`)
      answers.push(...(await Promise.all(keys.map((key) => answerTo(id, { text, key }, hurried)))))
    }
    const stopped = answers.filter(({ status }) => status === 429)
    expect(stopped).toHaveLength(40 - STAFF_MAIL_RATE_LIMITS.reply.attempts)
    expect(stopped[0]?.body).toEqual({ error: expect.stringMatching(/réessayez dans \d+ minute/) })
    const where = { message: { equals: id } }
    const { totalDocs } = await site.payload.count({ collection: 'message-replies', where })
    expect(totalDocs).toBe(STAFF_MAIL_RATE_LIMITS.reply.attempts)
  })

  test('and does not limit others', async () => {
    const { id } = await aContactMessage(site.payload)
    const other = await sessionOf(site.payload, { role: 'moderator' })
    expect(await reply(id, { text, key: 'autre' }, other)).toBe(201)
  })

  test('and the same click counts once', async () => {
    const { id } = await aContactMessage(site.payload)
    const careful = await sessionOf(site.payload, { role: 'moderator' })
    for (let time = 0; time < STAFF_MAIL_RATE_LIMITS.reply.attempts + 5; time += 1) {
      expect(await reply(id, { text, key: 'encore' }, careful)).toBe(201)
    }
    expect(await repliesTo(id)).toHaveLength(1)
  })
})

test('The step of a message is not undone once a reply exists', async () => {
  const recruiter = restClient(moderator.Cookie)
  const advanced = async () => {
    const { id } = await aContactMessage(site.payload)
    await recruiter.patch(`/contact-messages/${id}`, { status: 'replied' })
    return id
  }
  const [replied, other] = [await advanced(), await advanced()]
  const data = { message: replied, text, replyKey: crypto.randomUUID(), state: 'sent' as const }
  await site.payload.create({ collection: 'message-replies', data })
  for (const id of [replied, other]) {
    const search = `where[id][equals]=${id}&where[status][equals]=replied&annuler=oui`
    await recruiter.patch(`/contact-messages?${search}`, { status: 'new' })
  }
  expect([await statusOf(replied), await statusOf(other)]).toEqual(['replied', 'new'])
})

describe('A reply is refused', () => {
  test('from visitors, accounts without access or another site', async () => {
    const { id } = await aContactMessage(site.payload)
    const strangers = [
      {},
      await sessionOf(site.payload, { role: 'admin', status: 'inactive' }),
      await sessionOf(site.payload, { role: 'admin', status: 'invited' }),
      { ...moderator, 'Sec-Fetch-Site': 'cross-site' },
    ]
    for (const headers of strangers) {
      expect([403, 404]).toContain(await reply(id, { text, key: 'h' }, headers))
      expect([403, 404]).toContain(await sendAgain(id, 1, headers))
      expect([403, 404]).toContain((await takeBack(id, 1, headers)).status)
    }
    expect(await repliesTo(id)).toEqual([])
    expect(await statusOf(id)).toBe('new')
  })

  test.each([
    [422, { text: ' \n\u200b', key: 'i' }],
    [422, { text: 'a'.repeat(20_001), key: 'i' }],
    [422, { text }],
    [422, { text: { $ne: '' }, key: 'i' }],
    [422, null],
  ])('with the status %s for %j', async (status, sent) => {
    const { id } = await aContactMessage(site.payload)
    expect(await reply(id, sent)).toBe(status)
    expect(await repliesTo(id)).toEqual([])
  })

  test.each([999_999, 'x', '1 OR 1=1', '1.5', 'null', '2147483648', '99999999999'])(
    'to the message %s',
    async (id) => {
      expect(await reply(id, { text, key: 'j' })).toBe(404)
    },
  )
})

test('Each role of staff can reply', async () => {
  for (const role of ['moderator', 'admin', 'super-admin'] as const) {
    const { id } = await aContactMessage(site.payload)
    expect(await reply(id, { text, key: role }, await sessionOf(site.payload, { role }))).toBe(201)
  }
})
