import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../support/dueJobs'
import { signedInPeople } from '../../support/people'
import { aUser, PASSWORD } from '../../support/records'
import { restClient, signIn } from '../../support/restClient'
import { startSmtpServer } from '../../support/startSmtpServer'
import { describeEachPerson } from '../../support/testEachPerson'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'

type Server = Awaited<ReturnType<typeof startSmtpServer>>
type Client = ReturnType<typeof restClient>

const PASSWORD_LINK = /admin\/mot-de-passe#\w+/

let site: TestPayload
let environment: Server
let house: Server
let other: Server
let director: Client
let admin: Client
let directorEmail: string
let people: Awaited<ReturnType<typeof signedInPeople>>

beforeAll(async () => {
  ;[environment, house, other] = await Promise.all([
    startSmtpServer(),
    startSmtpServer(),
    startSmtpServer(),
  ])
  site = await startOwnPayload({ SMTP_URL: `smtp://127.0.0.1:${environment.port}` })
  directorEmail = (await aUser(site.payload, { role: 'super-admin' })).email
  director = restClient(await signIn(directorEmail))
  const assistant = await aUser(site.payload, { role: 'admin', name: 'Paul Durand' })
  admin = restClient(await signIn(assistant.email))
  people = await signedInPeople(site.payload)
})
afterAll(async () => {
  await site.stop()
  await Promise.all([environment, house, other].map((server) => server.stop()))
})
beforeEach(async () => {
  await save(director, { ...on(house), fromEmail: null, confirmServer: true })
  // A mail that failed in the test before would be sent again after half a minute.
  await site.payload.db.pool.query(
    'DELETE FROM payload_jobs; DELETE FROM password_links; DELETE FROM account_limits',
  )
  forgetMails()
})

const on = ({ port }: Server) => ({ smtpHost: '127.0.0.1', smtpPort: port, smtpUser: null })
const forgetMails = () => {
  for (const { mails } of [environment, house, other]) mails.length = 0
}

async function save(client: Client, change: object) {
  const answer = await client.post('/globals/email-settings', change)
  expect(answer.status).toBe(200)
  await runDueJobs(site.payload)
  return answer.body.result
}

async function askForLink(email: string) {
  forgetMails()
  await restClient().post('/users/forgot-password', { email })
  await runDueJobs(site.payload)
}

const links = ({ mails }: Server) => mails.filter(({ html }) => PASSWORD_LINK.test(html ?? ''))
const isWaiting = async () =>
  (await director.get('/globals/email-settings')).body.serverAwaitsConfirmation

describe('The password link of a Super Administrator', () => {
  test('is not sent through a server that an Administrator has chosen', async () => {
    await save(admin, on(other))
    await askForLink(directorEmail)
    expect(links(other)).toEqual([])
    expect(links(house)).toHaveLength(1)
  })

  // `npm test` runs one of them: one comparison of all these fields decides.
  for (const { change, tags } of [
    { change: { smtpHost: '' }, tags: [] },
    { change: { smtpUser: 'robot', smtpPassword: 'secret' }, tags: ['slow'] },
    { change: { fromEmail: 'paul@ailleurs.test' }, tags: ['slow'] },
  ]) {
    test(`is sent through the confirmed server after ${JSON.stringify(change)}`, {
      tags,
    }, async () => {
      await save(admin, change)
      expect(await isWaiting()).toBe(true)
      await askForLink(directorEmail)
      expect(links(house)).toHaveLength(1)
      expect(links(house)[0]?.from?.address).not.toBe('paul@ailleurs.test')
    })
  }

  test('is sent through the confirmed server after a forged confirmation', async () => {
    await save(admin, {
      ...on(other),
      confirmServer: true,
      serverAwaitsConfirmation: false,
      confirmedServer: on(other),
    })
    await askForLink(directorEmail)
    expect(links(other)).toEqual([])
    expect(links(house)).toHaveLength(1)
  })

  test('is sent through the new server once a Super Administrator has confirmed it', async () => {
    await save(admin, on(other))
    await save(director, { confirmServer: true })
    expect(await isWaiting()).toBe(false)
    await askForLink(directorEmail)
    expect(links(other)).toHaveLength(1)
  })

  test('is not confirmed when a Super Administrator changes another setting', async () => {
    await save(admin, on(other))
    await save(director, { fromName: 'Exemplia' })
    expect(await isWaiting()).toBe(true)
    await askForLink(directorEmail)
    expect(links(other)).toEqual([])
  })

  test('is sent at once through the server that a Super Administrator chooses', async () => {
    await save(director, on(other))
    expect(await isWaiting()).toBe(false)
    await askForLink(directorEmail)
    expect(links(other)).toHaveLength(1)
  })

  test('is sent through the server of the environment until a Super Administrator chooses one', async () => {
    await site.payload.db.pool.query('DELETE FROM email_settings')
    await save(admin, on(other))
    await askForLink(directorEmail)
    expect(links(environment)).toHaveLength(1)
    expect(links(other)).toEqual([])
  })

  test('is not sent to the recipients of announcements', async () => {
    await save(admin, { notificationRecipients: ['paul@ailleurs.test'] })
    await askForLink(directorEmail)
    expect(links(house).map(({ envelopeTo }) => envelopeTo)).toEqual([[directorEmail]])
  })

  test('is sent through the confirmed server in an invitation, too', async () => {
    await save(admin, on(other))
    forgetMails()
    const account = { name: 'Jeanne', password: 'un mot de passe assez long', role: 'super-admin' }
    const email = `${crypto.randomUUID()}@exemplia.test`
    const invited = { ...account, email, status: 'invited', currentPassword: PASSWORD }
    expect((await director.post('/users', invited)).status).toBe(201)
    await runDueJobs(site.payload)
    expect(links(house).map(({ envelopeTo }) => envelopeTo)).toEqual([[email]])
    expect(links(other)).toEqual([])
  })
})

test('The links of other accounts are sent through the current server', async () => {
  const { email } = await aUser(site.payload)
  await save(admin, on(other))
  await askForLink(email)
  expect(links(other)).toHaveLength(1)
})

describeEachPerson('%s and the mail settings', (person) => {
  const mayEdit = person === 'admin' || person === 'super-admin'
  const client = () => people.get(person) ?? restClient()

  // `rightsMatrix.test.ts` has these rights too.
  test('changes the settings, or may not', { tags: 'slow' }, async () => {
    const change = {
      smtpHost: 'smtp.ailleurs.test',
      fromName: 'Un autre nom',
      notificationRecipients: ['autre@exemplia.test'],
      enableNotifications: false,
    }
    const before = await site.payload.findGlobal({ slug: 'email-settings' })
    const { status } = await client().post('/globals/email-settings', change)
    expect(status).toBe(mayEdit ? 200 : 403)
    const after = await site.payload.findGlobal({ slug: 'email-settings' })
    if (mayEdit) expect(after).toMatchObject(change)
    else expect(after).toEqual(before)
    await director.post('/globals/email-settings', { enableNotifications: true })
  })

  test('confirms the server, or may not', async () => {
    await save(admin, on(other))
    await client().post('/globals/email-settings', { confirmServer: true })
    expect(await isWaiting()).toBe(person !== 'super-admin')
  })
})

test('The server of the environment sends where the settings name none', async () => {
  await save(director, { smtpHost: '', confirmServer: true })
  const { body } = await director.get('/globals/email-settings')
  expect(body).toMatchObject({ nothingIsSent: false })
})
