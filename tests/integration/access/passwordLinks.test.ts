import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { findJobs, runDueJobs, runWaitingJobs } from '../../support/dueJobs'
import { aUser, PASSWORD } from '../../support/records'
import { restClient, signIn } from '../../support/restClient'
import { startSmtpServer } from '../../support/startSmtpServer'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'

const NEW_PASSWORD = 'un tout autre mot de passe'

let site: TestPayload
let server: Awaited<ReturnType<typeof startSmtpServer>>
let director: ReturnType<typeof restClient>

beforeAll(async () => {
  server = await startSmtpServer()
  site = await startOwnPayload({ SMTP_URL: `smtp://127.0.0.1:${server.port}` })
  const { email } = await aUser(site.payload, { role: 'super-admin' })
  director = restClient(await signIn(email))
})
afterAll(async () => {
  await site.stop()
  await server.stop()
})
beforeEach(() => {
  server.mails.length = 0
  server.refusalAtOnce = () => null
})

const forget = (email: string) => restClient().post('/users/forgot-password', { email })
const choosePassword = (token: string, password = NEW_PASSWORD) =>
  restClient().post('/users/reset-password', { token, password })
const stored = (id: number): Promise<User> => site.payload.findByID({ collection: 'users', id })

function mailedToken(mail = 0) {
  // Some mails have no link: notifications of changes may be sent at the same time.
  const tokens = server.mails.flatMap(
    ({ html }) =>
      /href="https:\/\/exemplia\.test\/admin\/mot-de-passe#(\w+)"/.exec(html ?? '')?.[1] ?? [],
  )
  const token = tokens[mail]
  if (!token) throw new Error(`There is no mail ${mail} with a link`)
  return token
}

// Moves the time of the last link back, so that the next one may be requested.
const letTimePass = () =>
  site.payload.db.pool.query("UPDATE password_links SET issued_at = issued_at - interval '1 min'")

async function mailLinks(email: string, links: number) {
  for (let link = 0; link < links; link++) {
    await restClient('', undefined, `198.51.100.${link}`).post('/users/forgot-password', { email })
    await runDueJobs(site.payload)
    await letTimePass()
  }
}

async function invite(email: string) {
  const account = { name: 'Inès <b>Roux', email, password: PASSWORD, role: 'moderator' }
  const { status, body } = await director.post('/users', { ...account, status: 'invited' })
  expect(status).toBe(201)
  await runDueJobs(site.payload)
  const { docs } = await site.payload.find({
    collection: 'users',
    where: { email: { equals: email } },
  })
  return { id: docs[0]?.id ?? 0, shown: body }
}

describe('A forgotten password', () => {
  test('sends a French mail with a link to the site only', async () => {
    const { email } = await aUser(site.payload, { name: 'Inès <b>Roux' })
    const { status } = await forget(email)
    expect(status).toBe(200)
    expect(server.mails).toEqual([])
    await runDueJobs(site.payload)
    const [mail] = server.mails
    expect(mail?.subject).toBe('Réinitialisation de votre mot de passe')
    expect(mail?.envelopeTo).toEqual([email])
    expect(mail?.html).toContain('Bonjour Inès &lt;b&gt;Roux,')
    expect((await choosePassword(mailedToken())).status).toBe(200)
    expect(await signIn(email, NEW_PASSWORD)).not.toBe('')
    expect((await choosePassword(mailedToken())).status).toBe(403)
  })

  test('gets the same response and queue for known, unknown and suspended accounts', async () => {
    const known = await aUser(site.payload)
    const suspended = await aUser(site.payload, { status: 'inactive' })
    const people = [known.email, 'inconnue@exemplia.test', suspended.email]
    const answers = await Promise.all(people.map(forget))
    const told = answers.map(({ status, body }) => ({ status, body }))
    for (const answer of told) expect(answer).toEqual(told[0])
    expect(await findJobs(site.payload)).toHaveLength(people.length)
    await runDueJobs(site.payload)
    expect(server.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([[known.email]])
  })

  test.each([
    ['', 'Indiquez votre adresse e-mail.'],
    ['personne', 'Cette adresse e-mail n’est pas valide. Exemple\u00A0: prenom.nom@exemple.fr'],
  ])('requires an e-mail address, and the error explains « %s »', async (email, message) => {
    const { status, body } = await forget(email)
    expect(status).toBe(400)
    expect(body).toEqual({ errors: [{ message }] })
  })

  test('is mailed once after several requests', async () => {
    const { email } = await aUser(site.payload)
    await forget(email)
    await forget(email)
    await runDueJobs(site.payload)
    await forget(email)
    await runDueJobs(site.payload)
    expect(server.mails).toHaveLength(1)
  })

  test('opens by each valid link, until one of them is used', async () => {
    const { email } = await aUser(site.payload)
    await mailLinks(email, 3)
    expect((await choosePassword(mailedToken(1))).status).toBe(200)
    expect(await signIn(email, NEW_PASSWORD)).not.toBe('')
    for (const mail of [0, 1, 2]) expect((await choosePassword(mailedToken(mail))).status).toBe(403)
  })

  test('is not changed by a link after its hour', async () => {
    const { email } = await aUser(site.payload)
    await mailLinks(email, 1)
    await site.payload.db.pool.query('UPDATE password_links SET expires_at = now()')
    expect((await choosePassword(mailedToken())).status).toBe(403)
    expect(await signIn(email)).not.toBe('')
  })

  test('leaves at most five valid links', async () => {
    const { email } = await aUser(site.payload)
    await mailLinks(email, 7)
    expect(server.mails).toHaveLength(5)
    expect((await choosePassword(mailedToken(0))).status).toBe(200)
  })

  test('leaves no usable token in the database', async () => {
    const { email } = await aUser(site.payload)
    await mailLinks(email, 1)
    const tables = ['password_links', 'users', 'payload_jobs']
    const rows = tables.map((name) => site.payload.db.pool.query(`SELECT * FROM ${name}`))
    expect(JSON.stringify(await Promise.all(rows))).not.toContain(mailedToken())
  })

  test.each([
    { role: 'super-admin' },
    { status: 'inactive' },
    { email: 'nouvelle.adresse@exemplia.test' },
  ] as const)('is not changed by a link from before the change %j', async (change) => {
    const { id, email } = await aUser(site.payload)
    await mailLinks(email, 1)
    const token = mailedToken()
    const proven = { ...change, currentPassword: PASSWORD }
    expect((await director.patch(`/users/${id}`, proven)).status).toBe(200)
    expect((await choosePassword(token)).status).toBe(403)
  })

  test('is not changed by a link from before a newer password', async () => {
    const { id, email } = await aUser(site.payload)
    await mailLinks(email, 1)
    const passwords = { password: NEW_PASSWORD, currentPassword: PASSWORD }
    await restClient(await signIn(email)).patch(`/users/${id}`, passwords)
    expect((await choosePassword(mailedToken(), PASSWORD)).status).toBe(403)
    expect(await signIn(email, NEW_PASSWORD)).not.toBe('')
  })

  test('is changed by a link from before another name', async () => {
    const { id, email } = await aUser(site.payload)
    await mailLinks(email, 1)
    await director.patch(`/users/${id}`, { name: 'Autre nom' })
    expect((await choosePassword(mailedToken())).status).toBe(200)
  })

  test.each(['', 'x'.repeat(64), 'a'.repeat(64)])(
    'is not changed with the token %j',
    async (token) => {
      expect((await choosePassword(token)).status).toBe(403)
    },
  )

  test('is not changed with a NUL byte as token', async () => {
    expect((await choosePassword('\0')).status).toBe(400)
  })
})

describe('An invitation', () => {
  test('is mailed, and opens the account with the first password', async () => {
    const { id } = await invite('invitee@exemplia.test')
    expect(server.mails[0]?.subject).toBe('Exemplia\u00a0: votre accès à l’administration')
    expect((await stored(id)).status).toBe('invited')
    expect(await signIn('invitee@exemplia.test')).toBe('')

    const { status, headers } = await choosePassword(mailedToken())
    expect(status).toBe(200)
    expect(await stored(id)).toMatchObject({ status: 'active', invitedAt: null })
    const session = headers.get('set-cookie')?.split(';')[0]
    expect((await restClient(session).get('/users/me')).body.user).toMatchObject({ id })
    expect(await signIn('invitee@exemplia.test', NEW_PASSWORD)).not.toBe('')
  })

  test('stays valid when the chosen password is refused', async () => {
    const { id } = await invite('hesitante@exemplia.test')
    expect((await choosePassword(mailedToken(), 'court')).status).toBe(400)
    expect((await stored(id)).status).toBe('invited')
    expect((await choosePassword(mailedToken())).status).toBe(200)
  })

  test('that was withdrawn is invalid', async () => {
    const { id } = await invite('retiree@exemplia.test')
    const token = mailedToken()
    await director.patch(`/users/${id}`, { status: 'inactive' })
    const { status, body } = await choosePassword(token)
    expect(status).toBe(403)
    expect(JSON.stringify(body)).toContain('Ce lien n’est plus valable')
    expect((await stored(id)).status).toBe('inactive')
    expect(await signIn('retiree@exemplia.test', NEW_PASSWORD)).toBe('')
  })

  test('is not sent to an account that only requested access', async () => {
    const { id, email } = await aUser(site.payload, { status: 'invited' })
    await forget(email)
    await runDueJobs(site.payload)
    expect(server.mails).toEqual([])
    const token = await site.payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    expect((await choosePassword(token)).status).toBe(403)
    expect((await stored(id)).status).toBe('invited')
  })

  test('is sent once the mail server responds again', async () => {
    // The server stays on its port, which another process could take.
    server.refusalAtOnce = () => ({ code: 421, words: 'Down' })
    await invite('patiente@exemplia.test')
    expect(server.mails).toEqual([])
    server.refusalAtOnce = () => null
    await runWaitingJobs(site.payload)
    expect(server.mails).toHaveLength(1)
  })
})
