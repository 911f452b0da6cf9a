import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { findJobs, runDueJobs, runWaitingJobs } from '../../support/dueJobs'
import { aUser, PASSWORD } from '../../support/records'
import { restClient, signInForCookie } from '../../support/restClient'
import { startSmtpServer } from '../../support/startSmtpServer'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'

const NEW_PASSWORD = 'un tout autre mot de passe'

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let directorClient: ReturnType<typeof restClient>

beforeAll(async () => {
  smtpServer = await startSmtpServer()
  testPayload = await startOwnPayload({ SMTP_URL: `smtp://127.0.0.1:${smtpServer.port}` })
  const { email } = await aUser(testPayload.payload, { role: 'super-admin' })
  directorClient = restClient(await signInForCookie(email))
})
afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
})
beforeEach(() => {
  smtpServer.mails.length = 0
  smtpServer.refusalAtOnce = () => null
})

const postForgotPassword = (email: string) => restClient().post('/users/forgot-password', { email })
const choosePassword = (token: string, password = NEW_PASSWORD) =>
  restClient().post('/users/reset-password', { token, password })
const findStoredUser = (id: number): Promise<User> =>
  testPayload.payload.findByID({ collection: 'users', id })

function findMailedToken(mail = 0) {
  // Some mails have no link: notifications of changes may be sent at the same time.
  const tokens = smtpServer.mails.flatMap(
    ({ html }) =>
      /href="https:\/\/exemplia\.test\/admin\/mot-de-passe#(\w+)"/.exec(html ?? '')?.[1] ?? [],
  )
  const token = tokens[mail]
  if (!token) throw new Error(`There is no mail ${mail} with a link`)
  return token
}

// Moves the time of the last link back, so that the next one may be requested.
const letLimitsExpire = () =>
  testPayload.payload.db.pool.query(
    "UPDATE password_links SET issued_at = issued_at - interval '1 min'",
  )

async function mailPasswordLinks(email: string, links: number) {
  for (let link = 0; link < links; link++) {
    await restClient('', undefined, `198.51.100.${link}`).post('/users/forgot-password', { email })
    await runDueJobs(testPayload.payload)
    await letLimitsExpire()
  }
}

async function inviteAccount(email: string) {
  const account = { name: 'Inès <b>Roux', email, password: PASSWORD, role: 'moderator' }
  const { status, body } = await directorClient.post('/users', { ...account, status: 'invited' })
  expect(status).toBe(201)
  await runDueJobs(testPayload.payload)
  const { docs } = await testPayload.payload.find({
    collection: 'users',
    where: { email: { equals: email } },
  })
  return { id: docs[0]?.id ?? 0, shown: body }
}

describe('A forgotten password', () => {
  test('sends a French mail with a link to the site only', async () => {
    const { email } = await aUser(testPayload.payload, { name: 'Inès <b>Roux' })
    const { status } = await postForgotPassword(email)
    expect(status).toBe(200)
    expect(smtpServer.mails).toEqual([])
    await runDueJobs(testPayload.payload)
    const [mail] = smtpServer.mails
    expect(mail?.subject).toBe('Réinitialisation de votre mot de passe')
    expect(mail?.envelopeTo).toEqual([email])
    expect(mail?.html).toContain('Bonjour Inès &lt;b&gt;Roux,')
    expect((await choosePassword(findMailedToken())).status).toBe(200)
    expect(await signInForCookie(email, NEW_PASSWORD)).not.toBe('')
    expect((await choosePassword(findMailedToken())).status).toBe(403)
  })

  test('gets the same response and queue for known, unknown and suspended accounts', async () => {
    const known = await aUser(testPayload.payload)
    const suspended = await aUser(testPayload.payload, { status: 'inactive' })
    const people = [known.email, 'inconnue@exemplia.test', suspended.email]
    const answers = await Promise.all(people.map(postForgotPassword))
    const told = answers.map(({ status, body }) => ({ status, body }))
    for (const answer of told) expect(answer).toEqual(told[0])
    expect(await findJobs(testPayload.payload)).toHaveLength(people.length)
    await runDueJobs(testPayload.payload)
    expect(smtpServer.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([[known.email]])
  })

  test.each([
    ['', 'Indiquez votre adresse e-mail.'],
    ['personne', 'Cette adresse e-mail n’est pas valide. Exemple\u00A0: prenom.nom@exemple.fr'],
  ])('requires an e-mail address, and the error explains « %s »', async (email, message) => {
    const { status, body } = await postForgotPassword(email)
    expect(status).toBe(400)
    expect(body).toEqual({ errors: [{ message }] })
  })

  test('is mailed once after several requests', async () => {
    const { email } = await aUser(testPayload.payload)
    await postForgotPassword(email)
    await postForgotPassword(email)
    await runDueJobs(testPayload.payload)
    await postForgotPassword(email)
    await runDueJobs(testPayload.payload)
    expect(smtpServer.mails).toHaveLength(1)
  })

  test('opens by each valid link, until one of them is used', async () => {
    const { email } = await aUser(testPayload.payload)
    await mailPasswordLinks(email, 3)
    expect((await choosePassword(findMailedToken(1))).status).toBe(200)
    expect(await signInForCookie(email, NEW_PASSWORD)).not.toBe('')
    for (const mail of [0, 1, 2])
      expect((await choosePassword(findMailedToken(mail))).status).toBe(403)
  })

  test('is not changed by a link after its hour', async () => {
    const { email } = await aUser(testPayload.payload)
    await mailPasswordLinks(email, 1)
    await testPayload.payload.db.pool.query('UPDATE password_links SET expires_at = now()')
    expect((await choosePassword(findMailedToken())).status).toBe(403)
    expect(await signInForCookie(email)).not.toBe('')
  })

  test('leaves at most five valid links', async () => {
    const { email } = await aUser(testPayload.payload)
    await mailPasswordLinks(email, 7)
    expect(smtpServer.mails).toHaveLength(5)
    expect((await choosePassword(findMailedToken(0))).status).toBe(200)
  })

  test('leaves no usable token in the database', async () => {
    const { email } = await aUser(testPayload.payload)
    await mailPasswordLinks(email, 1)
    const tables = ['password_links', 'users', 'payload_jobs']
    const rows = tables.map((name) => testPayload.payload.db.pool.query(`SELECT * FROM ${name}`))
    expect(JSON.stringify(await Promise.all(rows))).not.toContain(findMailedToken())
  })

  test.each([
    { role: 'super-admin' },
    { status: 'inactive' },
    { email: 'nouvelle.adresse@exemplia.test' },
  ] as const)('is not changed by a link from before the change %j', async (change) => {
    const { id, email } = await aUser(testPayload.payload)
    await mailPasswordLinks(email, 1)
    const token = findMailedToken()
    const proven = { ...change, currentPassword: PASSWORD }
    expect((await directorClient.patch(`/users/${id}`, proven)).status).toBe(200)
    expect((await choosePassword(token)).status).toBe(403)
  })

  test('is not changed by a link from before a newer password', async () => {
    const { id, email } = await aUser(testPayload.payload)
    await mailPasswordLinks(email, 1)
    const passwords = { password: NEW_PASSWORD, currentPassword: PASSWORD }
    await restClient(await signInForCookie(email)).patch(`/users/${id}`, passwords)
    expect((await choosePassword(findMailedToken(), PASSWORD)).status).toBe(403)
    expect(await signInForCookie(email, NEW_PASSWORD)).not.toBe('')
  })

  test('is changed by a link from before another name', async () => {
    const { id, email } = await aUser(testPayload.payload)
    await mailPasswordLinks(email, 1)
    await directorClient.patch(`/users/${id}`, { name: 'Autre nom' })
    expect((await choosePassword(findMailedToken())).status).toBe(200)
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
    const { id } = await inviteAccount('invitee@exemplia.test')
    expect(smtpServer.mails[0]?.subject).toBe('Exemplia\u00a0: votre accès à l’administration')
    expect((await findStoredUser(id)).status).toBe('invited')
    expect(await signInForCookie('invitee@exemplia.test')).toBe('')

    const { status, headers } = await choosePassword(findMailedToken())
    expect(status).toBe(200)
    expect(await findStoredUser(id)).toMatchObject({ status: 'active', invitedAt: null })
    const session = headers.get('set-cookie')?.split(';')[0]
    expect((await restClient(session).get('/users/me')).body.user).toMatchObject({ id })
    expect(await signInForCookie('invitee@exemplia.test', NEW_PASSWORD)).not.toBe('')
  })

  test('stays valid when the chosen password is refused', async () => {
    const { id } = await inviteAccount('hesitante@exemplia.test')
    expect((await choosePassword(findMailedToken(), 'court')).status).toBe(400)
    expect((await findStoredUser(id)).status).toBe('invited')
    expect((await choosePassword(findMailedToken())).status).toBe(200)
  })

  test('that was withdrawn is invalid', async () => {
    const { id } = await inviteAccount('retiree@exemplia.test')
    const token = findMailedToken()
    await directorClient.patch(`/users/${id}`, { status: 'inactive' })
    const { status, body } = await choosePassword(token)
    expect(status).toBe(403)
    expect(JSON.stringify(body)).toContain('Ce lien n’est plus valable')
    expect((await findStoredUser(id)).status).toBe('inactive')
    expect(await signInForCookie('retiree@exemplia.test', NEW_PASSWORD)).toBe('')
  })

  test('is not sent to an account that only requested access', async () => {
    const { id, email } = await aUser(testPayload.payload, { status: 'invited' })
    await postForgotPassword(email)
    await runDueJobs(testPayload.payload)
    expect(smtpServer.mails).toEqual([])
    const token = await testPayload.payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    expect((await choosePassword(token)).status).toBe(403)
    expect((await findStoredUser(id)).status).toBe('invited')
  })

  test('is sent once the mail server responds again', async () => {
    // The server stays on its port, which another process could take.
    smtpServer.refusalAtOnce = () => ({ code: 421, words: 'Down' })
    await inviteAccount('patiente@exemplia.test')
    expect(smtpServer.mails).toEqual([])
    smtpServer.refusalAtOnce = () => null
    await runWaitingJobs(testPayload.payload)
    expect(smtpServer.mails).toHaveLength(1)
  })
})
