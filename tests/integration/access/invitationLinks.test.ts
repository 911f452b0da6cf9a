import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Role } from '@/src/domain/accounts/userAccount'
import { runDueJobs } from '../../support/dueJobs'
import { aUser, PASSWORD } from '../../support/records'
import { restClient, signInForCookie } from '../../support/restClient'
import { readSentMailsTo } from '../../support/sentMails'
import { sessionOf } from '../../support/sessionOf'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let adminHeaders: Record<string, string>
let superAdminHeaders: Record<string, string>

beforeAll(async () => {
  testPayload = await startTestPayload()
  vi.stubEnv('MAILS_UNDER_TEST', path.join(testPayload.dataDir, 'mails'))
  adminHeaders = await sessionOf(testPayload.payload, { role: 'admin' })
  superAdminHeaders = await sessionOf(testPayload.payload, { role: 'super-admin' })
  await testPayload.payload.updateGlobal({ slug: 'email-settings', data: { smtpPort: 587 } })
})
beforeEach(() => setSmtpHost(null))
afterAll(() => testPayload.stop())

const setSmtpHost = (host: string | null) =>
  testPayload.payload.db.pool.query('UPDATE email_settings SET smtp_host = $1', [host])

async function createInvitation(role: Role = 'moderator', headers = adminHeaders) {
  const client = restClient(headers.Cookie)
  const email = `invitee.${crypto.randomUUID()}@exemplia.test`
  const sent = { name: 'Invitée', email, role, status: 'invited', currentPassword: PASSWORD }
  const { status, body } = await client.post('/users', sent)
  expect(status).toBe(201)
  const { rows } = await testPayload.payload.db.pool.query(
    'SELECT id FROM users WHERE email = $1',
    [email],
  )
  expect(JSON.stringify(body)).not.toContain(PASSWORD)
  return { id: Number(rows[0].id), email }
}

async function requestInvitationLink(id: number | string, headers = adminHeaders) {
  const { POST } = await import('@/src/app/api/invitations/[id]/lien/route')
  const request = new Request('https://exemplia.test/x', { method: 'POST', headers })
  const answer = await POST(request, { params: Promise.resolve({ id: String(id) }) })
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}

async function openPasswordLink(token: unknown, headers: Record<string, string> = {}) {
  const { POST } = await import('@/src/app/api/liens-mot-de-passe/route')
  const body = JSON.stringify({ token })
  const answer = await POST(
    new Request('https://exemplia.test/x', { method: 'POST', body, headers }),
  )
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}

const tokenInLink = (link: unknown) => /#([0-9a-f]{64})$/.exec(String(link))?.[1] ?? ''

describe('Without a mail server the link of an invitation', () => {
  test('is shown to the inviting user, and opens the account once', async () => {
    const { id, email } = await createInvitation()
    const { status, body, headers } = await requestInvitationLink(id)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(body).toEqual({
      isSent: false,
      link: expect.stringMatching(/^https:\/\/exemplia\.test\/admin\/mot-de-passe#[0-9a-f]{64}$/),
    })
    const token = tokenInLink(body.link)
    const choice = { token, password: 'cheval batterie agrafe' }
    expect((await restClient().post('/users/reset-password', choice)).status).toBe(200)
    expect((await restClient().post('/users/reset-password', choice)).status).toBe(403)
    expect(await signInForCookie(email, 'cheval batterie agrafe')).not.toBe('')
  })

  test('is recorded in the audit trail', async () => {
    const { id } = await createInvitation()
    await requestInvitationLink(id)
    const { rows } = await testPayload.payload.db.pool.query(
      "SELECT details FROM audit_entries WHERE action = 'passwordLinkSent' AND document_id = $1",
      [String(id)],
    )
    expect(rows).toEqual([{ details: 'Affiché pour être copié, non envoyé' }])
  })

  test('replaces the one shown before', async () => {
    const { id } = await createInvitation()
    const first = tokenInLink((await requestInvitationLink(id)).body.link)
    const second = tokenInLink((await requestInvitationLink(id)).body.link)
    expect((await openPasswordLink(first)).status).toBe(404)
    expect((await openPasswordLink(second)).status).toBe(200)
  })

  test('is shown to no role for an active, suspended or requested account, or one of a higher role', async () => {
    const open = await aUser(testPayload.payload)
    const suspended = await aUser(testPayload.payload, { status: 'inactive' })
    const asking = await aUser(testPayload.payload, { status: 'invited' })
    for (const { id } of [open, suspended, asking]) {
      expect((await requestInvitationLink(id, superAdminHeaders)).body).toEqual({
        isSent: false,
        link: null,
      })
    }
    const { id } = await createInvitation('admin', superAdminHeaders)
    for (const asked of [id, 999_999, 'x', '1 OR 1=1'])
      expect((await requestInvitationLink(asked)).status).toBe(403)
    const moderator = await sessionOf(testPayload.payload, { role: 'moderator' })
    expect((await requestInvitationLink(id, moderator)).status).toBe(403)
    expect((await requestInvitationLink(id, {})).status).toBe(403)
    expect((await requestInvitationLink(id, superAdminHeaders)).body.link).toContain(
      '/admin/mot-de-passe#',
    )
  })
})

test('With a mail server it is sent and not shown', async () => {
  await setSmtpHost('127.0.0.1')
  const { id } = await createInvitation()
  expect((await requestInvitationLink(id)).body).toEqual({ isSent: true, link: null })
})

describe('The purpose of a link', () => {
  test('is shown to its holder with the inviting and the invited person', async () => {
    const { id, email } = await createInvitation()
    const { body, headers } = await openPasswordLink(
      tokenInLink((await requestInvitationLink(id)).body.link),
    )
    expect(body).toEqual({
      isInvitation: true,
      name: 'Invitée',
      email,
      askedBy: expect.stringMatching(/^Personne/),
    })
    expect(headers.get('cache-control')).toContain('no-store')
  })

  test('A mailed link names the inviting person and has its token after the #', async () => {
    const { email } = await createInvitation()
    await runDueJobs(testPayload.payload)
    const [mail] = await readSentMailsTo(email)
    expect(mail?.text).toMatch(/Personne \d+ vous invite/)
    expect(mail?.text).toMatch(/https:\/\/exemplia\.test\/admin\/mot-de-passe#[0-9a-f]{64}/)
    expect(mail?.html).not.toContain('/admin/reset/')
  })

  test.each(['', 'x', 'ab'.repeat(32), ['ab'.repeat(32)], null, { $ne: '' }])(
    'is not shown for the token %j',
    async (token) => {
      expect((await openPasswordLink(token)).status).toBe(404)
    },
  )

  test('is not shown to another site', async () => {
    const { id } = await createInvitation()
    const token = tokenInLink((await requestInvitationLink(id)).body.link)
    expect((await openPasswordLink(token, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(404)
  })

  test('is not shown once the account is suspended', async () => {
    const { id } = await createInvitation()
    const token = tokenInLink((await requestInvitationLink(id)).body.link)
    await restClient(superAdminHeaders.Cookie).patch(`/users/${id}`, { status: 'inactive' })
    expect((await openPasswordLink(token)).status).toBe(404)
  })
})

test('One person can send thirty invitations per hour', async () => {
  const inviting = await sessionOf(testPayload.payload, { role: 'admin' })
  const client = restClient(inviting.Cookie)
  const statuses: number[] = []
  for (let n = 0; n < 32; n += 1) {
    const email = `foule${n}.${crypto.randomUUID()}@exemplia.test`
    const sent = { name: 'Foule', email, role: 'moderator', status: 'invited' }
    statuses.push((await client.post('/users', sent)).status)
  }
  expect(statuses).toEqual([...Array(30).fill(201), 429, 429])
})
