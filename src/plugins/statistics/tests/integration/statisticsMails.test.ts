import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordVisits } from '@/src/commands/recordVisits'
import { addDays } from '@/src/domain/visits/period'
import { requireSecondFactorOfRoles } from '@/src/plugins/second-factor/tests/support/secondFactor'
import type { StatisticsMailFrequency } from '@/src/plugins/statistics/rules/statisticsMail'
import { statisticsMailPeriod } from '@/src/plugins/statistics/rules/statisticsMail'
import { queueMorningMails } from '@/src/server/worker/queueMorningMails'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { aUser } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit } from '@/tests/support/visits'

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let databaseClient: pg.Client

beforeAll(async () => {
  smtpServer = await startSmtpServer()
  testPayload = await startTestPayload()
  await testPayload.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: smtpServer.port },
  })
  databaseClient = new pg.Client({ connectionString: testPayload.databaseUrl })
  await databaseClient.connect()
})
afterAll(async () => {
  await databaseClient.end()
  await testPayload.stop()
  await smtpServer.stop()
})
beforeEach(async () => {
  await databaseClient.query('DELETE FROM morning_mails')
  await databaseClient.query('UPDATE users SET statistics_mail = NULL')
  smtpServer.mails.length = 0
})

/** Midnight is the hour of the mails here, so that the time of day of the test does not matter. */
const queueMorningMailsNow = () => queueMorningMails(databaseClient, 0)

async function createMailReader(statisticsMail: StatisticsMailFrequency, details = {}) {
  const { id, email } = await aUser(testPayload.payload, details)
  await databaseClient.query('UPDATE users SET statistics_mail = $1 WHERE id = $2', [
    statisticsMail,
    id,
  ])
  return { id, email }
}

const mailRecipients = () => smtpServer.mails.flatMap(({ envelopeTo }) => envelopeTo).sort()
const readPeriodOfQueuedMail = async (kind: StatisticsMailFrequency) => {
  const { rows } = await databaseClient.query(
    'SELECT day::text FROM morning_mails WHERE kind = $1',
    [kind],
  )
  return statisticsMailPeriod(kind, rows[0].day)
}
const mailHeader = (mail: (typeof smtpServer.mails)[number] | undefined, key: string) =>
  mail?.headers.find((header) => header.key === key)?.value

test('Subscribers receive the figures of the last week or month once, also after restarts', async () => {
  await aUser(testPayload.payload, { email: 'quiet@exemplia.test' })
  const weekly = await createMailReader('weekly', { role: 'moderator' })
  const monthly = await createMailReader('monthly')
  await createMailReader('weekly', { status: 'inactive' })
  for (const _ of [1, 2]) {
    await queueMorningMailsNow()
    await runDueJobs(testPayload.payload)
  }
  expect(mailRecipients()).toEqual([weekly.email, monthly.email].sort())

  // A server that died before the end of its job runs it again.
  await testPayload.payload.jobs.queue({
    task: 'sendStatisticsMails',
    input: { kind: 'weekly', day: addDays((await readPeriodOfQueuedMail('weekly')).to, 1) },
  })
  await runDueJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(2)
})

test('Nobody receives a period that began before the subscription, or without rights', async () => {
  await queueMorningMailsNow()
  const late = await createMailReader('weekly')
  await queueMorningMailsNow()
  expect(await findJobs(testPayload.payload)).toEqual([])

  await databaseClient.query('DELETE FROM morning_mails')
  await requireSecondFactorOfRoles(testPayload.payload, ['super-admin'])
  await databaseClient.query("UPDATE users SET role = 'super-admin' WHERE id = $1", [late.id])
  await queueMorningMailsNow()
  await runDueJobs(testPayload.payload)
  expect(mailRecipients()).toEqual([])
  await requireSecondFactorOfRoles(testPayload.payload, [])
})

test('The mail shows the figures of the screen in words, numbers and a picture', async () => {
  await queueMorningMailsNow()
  const { from, to } = await readPeriodOfQueuedMail('weekly')
  const at = (day: string, hour: string) => new Date(`${day}T${hour}:00:00Z`)
  const visits = [
    { receivedAt: at(addDays(from, -20), '10'), visitorId: 'visitor_0' },
    { receivedAt: at(addDays(from, -5), '10'), visitorId: 'visitor_1' },
    { receivedAt: at(addDays(from, -5), '14'), visitorId: 'visitor_2' },
    { receivedAt: at(from, '10'), visitorId: 'visitor_1', pagePath: '/nos-offres' },
    { receivedAt: at(from, '12'), visitorId: 'visitor_2', source: 'social' },
    { receivedAt: at(to, '12'), visitorId: 'visitor_3' },
    { receivedAt: at(addDays(to, 1), '12'), visitorId: 'visitor_4' },
  ] as const
  await recordVisits(testPayload.payload, visits.map(aVisit), [])
  await databaseClient.query('DELETE FROM morning_mails')
  await createMailReader('weekly')
  await queueMorningMailsNow()
  await runDueJobs(testPayload.payload)

  const [mail] = smtpServer.mails
  expect(mail?.subject).toBe('Les visites de la semaine\u00A0: 3\u00A0visites')
  const words = mail?.text?.replace(/\u00A0|\u202F/g, ' ') ?? ''
  expect(words).toContain('Visites totales : 3 (+50 % par rapport à la semaine précédente)')
  expect(words).toContain('Visiteurs uniques : 3 (+50 % par rapport à la semaine précédente)')
  expect(words).toContain('Accueil : 2 vues')
  expect(words).toContain('Nos offres : 1 vue')
  expect(words).toContain('Réseaux sociaux : 1 visite (33,3 %)')
  expect(words).toMatch(/Maximum : 2, le/)
  expect(words).toContain(`https://exemplia.test/admin/statistiques?du=${from}&au=${to}`)

  const [picture, ...others] = mail?.attachments ?? []
  expect(others).toEqual([])
  expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline' })
  expect(mail?.html).toContain(`src="cid:${picture?.contentId?.replace(/[<>]/g, '')}"`)
  expect(mail?.html).not.toMatch(/src="http/)
  const content = picture?.content
  if (!(content instanceof ArrayBuffer)) throw new Error('The picture is not there')
  const { data, info } = await sharp(Buffer.from(content))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 1072, height: 400 })
  expect(new Set(data).size).toBeGreaterThan(10)

  const stop = mailHeader(mail, 'list-unsubscribe')
  expect(stop).toMatch(
    /^<https:\/\/exemplia\.test\/api\/courriels\/statistiques\?jeton=\d+\.[\w-]{43}>$/,
  )
  expect(mailHeader(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(words).toContain(stop?.slice(1, -1))
  expect(words).toContain('Ne plus recevoir ce message')
})

test('The link in the mail ends the subscription without a sign-in, on a click only', async () => {
  const reader = await createMailReader('weekly')
  const other = await createMailReader('weekly')
  await queueMorningMailsNow()
  await runDueJobs(testPayload.payload)
  const mine = smtpServer.mails.find(({ envelopeTo }) => envelopeTo.includes(reader.email))
  const link = mailHeader(mine, 'list-unsubscribe')?.slice(1, -1) ?? ''
  const { GET, POST } = await import('@/src/plugins/statistics/routes/courriels/statistiques/route')
  const wanted = async () =>
    (
      await databaseClient.query(
        'SELECT statistics_mail FROM users WHERE id = ANY ($1) ORDER BY id',
        [[reader.id, other.id]],
      )
    ).rows.map(({ statistics_mail }) => statistics_mail)

  const asked = await GET(new Request(link))
  expect(await asked.text()).toContain('<form method="post"><button>Ne plus les recevoir</button>')
  expect(await wanted()).toEqual(['weekly', 'weekly'])

  const forged = link.replace(/jeton=\d+/, `jeton=${other.id}`)
  for (const wrong of [forged, link.slice(0, -1), link.split('?')[0] ?? '', `${link}x`]) {
    expect((await POST(new Request(wrong, { method: 'POST' }))).status).toBe(404)
    expect((await GET(new Request(wrong))).status).toBe(404)
  }
  expect(await wanted()).toEqual(['weekly', 'weekly'])

  // A mail program sends the request without an origin, and twice.
  for (const _ of [1, 2]) {
    const answer = await POST(
      new Request(link, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'cross-site',
        },
        body: 'List-Unsubscribe=One-Click',
      }),
    )
    expect(answer.status).toBe(200)
  }
  expect(await wanted()).toEqual([null, 'weekly'])
})

test('Each user subscribes only for themselves', async () => {
  const moderator = await aUser(testPayload.payload, { role: 'moderator' })
  const director = await aUser(testPayload.payload, { role: 'super-admin' })
  const as = async ({ email }: { email: string }) => restClient(await signInForCookie(email))
  const choose = async (who: typeof moderator, of: typeof moderator) => {
    await (await as(who)).patch(`/users/${of.id}`, { statisticsMail: 'monthly' })
    return (await testPayload.payload.findByID({ collection: 'users', id: of.id })).statisticsMail
  }
  expect(await choose(director, moderator)).toBeNull()
  expect(await choose(moderator, director)).toBeNull()
  expect(await choose(moderator, moderator)).toBe('monthly')
  const { status } = await (await as(moderator)).patch(`/users/${moderator.id}`, {
    statisticsMail: 'hourly',
  })
  expect(status).toBe(400)
  // The form offers the field only on the user's own account.
  const offered = async (of: typeof moderator) => {
    const { body } = await (await as(moderator)).post(`/users/access/${of.id}`)
    return JSON.stringify(body)
  }
  expect(await offered(moderator)).toMatch(/"statisticsMail":(true|\{"read":true,"update":true\})/)
  expect(await offered(moderator)).toMatch(/"morningMail":(true|\{"read":true,"update":true\})/)
})

test('The mail waits for its hour', async () => {
  await createMailReader('weekly')
  await queueMorningMails(databaseClient, 24 * 31)
  expect((await databaseClient.query('SELECT day FROM morning_mails')).rows).toEqual([])
})
