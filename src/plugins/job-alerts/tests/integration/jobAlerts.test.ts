import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { JOB_SEARCH_PARAMETERS } from '@/src/domain/offers/jobSearchUrl'
import { recordOffersBeforeMailing } from '@/src/plugins/job-alerts/commands/recordAlertMail'
import { readAlertFigures } from '@/src/plugins/job-alerts/queries/readAlertFigures'
import { deleteEndedAlertsAndQueueMails } from '@/src/plugins/job-alerts/server/jobAlertDuty'
import { erasePerson } from '@/src/plugins/personal-data/commands/erasePerson'
import { readPersonDossier } from '@/src/plugins/personal-data/queries/readPersonDossier'
import { summarisePersonData } from '@/src/plugins/personal-data/queries/summarisePersonData'
import { buildPersonExport } from '@/src/plugins/personal-data/words/admin/buildPersonExport'
import { findJobs, runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { aJobOffer } from '@/tests/support/records'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { createFormRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const TYPED_EMAIL = 'Camille@Candidats.test'
const STORED_EMAIL = 'camille@candidats.test'

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
  await databaseClient.query(`DELETE FROM job_alerts; DELETE FROM payload_jobs; DELETE FROM submission_limits;
    UPDATE job_offers SET is_active = false`)
  smtpServer.mails.length = 0
  smtpServer.refusal = null
  smtpServer.refusalOf = () => null
  smtpServer.whileReceiving = async () => undefined
})

type SentFields = Record<string, string>

/** Sends the form as a browser does. */
async function postAlertRequest(sent: SentFields = {}, { language = 'fr', headers = {} } = {}) {
  const { POST } = await import('@/src/app/api/alertes/route')
  const form = new FormData()
  for (const [name, value] of Object.entries({ email: TYPED_EMAIL, ...sent }))
    form.append(name, value)
  return POST(createFormRequest(`/api/alertes?langue=${language}`, form, headers))
}

async function postAlertLink(url: string) {
  const confirmation = await import('@/src/app/api/alertes/confirmation/route')
  const unsubscribing = await import('@/src/app/api/alertes/desinscription/route')
  const { POST } = url.includes('/confirmation?') ? confirmation : unsubscribing
  return POST(new Request(url, { method: 'POST' }))
}

const ALERTS_API_URL = 'https://exemplia.test/api/alertes'
const confirmationUrl = (token: string) =>
  `${ALERTS_API_URL}/confirmation?jeton=${token}&page=1&langue=fr`
const unsubscribeUrl = (token: string) => `${ALERTS_API_URL}/desinscription?jeton=${token}`

const lastReceivedMail = () => {
  const mail = smtpServer.mails.at(-1)
  if (!mail) throw new Error('No mail was received')
  return mail
}
const linkTokenIn = (text = '', step = 'confirmer') =>
  new RegExp(`/alertes-emploi/${step}\\?jeton=([\\w.-]+)`).exec(text)?.[1] ?? ''
const lastMailHeader = (key: string) =>
  lastReceivedMail().headers.find((header) => header.key === key)?.value

const queueAndSendMails = async () => {
  await deleteEndedAlertsAndQueueMails(databaseClient)
  await runDueJobs(testPayload.payload)
}

/** A confirmed alert, which has existed since yesterday. */
async function createConfirmedAlert(sent: SentFields = {}) {
  await postAlertRequest(sent)
  await runDueJobs(testPayload.payload)
  const token = linkTokenIn(lastReceivedMail().text)
  expect((await postAlertLink(confirmationUrl(token))).status).toBe(303)
  await databaseClient.query("UPDATE job_alerts SET confirmed_at = confirmed_at - interval '1 day'")
  smtpServer.mails.length = 0
  return token
}

/** An active offer that came online long enough ago to be mailed. */
async function publishNewOffer(offer: Parameters<typeof aJobOffer>[1] = {}) {
  const { id, title } = await aJobOffer(testPayload.payload, { isActive: true, ...offer })
  await databaseClient.query(
    "UPDATE job_offers SET first_online_at = now() - interval '20 minutes' WHERE id = $1",
    [id],
  )
  return { id, title }
}

const moveAlertsOneDayBack = () =>
  databaseClient.query(`UPDATE job_alerts SET last_mailed_at = last_mailed_at - interval '25 hours',
    checked_at = checked_at - interval '25 hours'`)

const setOfferActive = (id: number, isActive: boolean) =>
  testPayload.payload.update({
    collection: 'job-offers',
    id,
    data: { isActive },
    context: { disableRevalidate: true },
  })

const readAlertRows = async () =>
  (await databaseClient.query('SELECT * FROM job_alerts ORDER BY id')).rows

test('A request sends nothing before its confirmation, which repeats no typed words', async () => {
  const answer = await postAlertRequest({
    [JOB_SEARCH_PARAMETERS.text]: 'achetez ici',
    lieu: 'paris',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/alertes-emploi/merci'])
  await runDueJobs(testPayload.payload)
  const mail = lastReceivedMail()
  expect(mail.envelopeTo).toEqual([STORED_EMAIL])
  expect(mail.subject).toMatch(/^Confirmez votre alerte d’emploi chez /)
  expect(mail.text).toContain('Paris, mots-clés')
  expect(mail.raw).not.toContain('achetez')
  expect(mail.html).toContain(linkTokenIn(mail.text))

  await publishNewOffer({ title: 'Achetez ici' })
  await queueAndSendMails()
  expect(smtpServer.mails).toHaveLength(1)
})

test('A confirmed alert mails the offers of its search, with both ways to stop it', async () => {
  await createConfirmedAlert({ lieu: 'paris', contrat: 'cdi' })
  const { title } = await publishNewOffer()
  await publishNewOffer({ location: 'nantes' })
  await queueAndSendMails()
  expect(smtpServer.mails).toHaveLength(1)
  const { text = '', html = '', subject } = lastReceivedMail()
  expect(subject).toMatch(/^Une nouvelle offre chez /)
  expect(text).toContain(`${title}, Paris`)
  expect(text).toContain('pour votre alerte\u00A0: Paris, CDI.')
  expect(html).toMatch(/<a href="https:\/\/exemplia\.test\/nos-offres\/offre-\d+"/)
  const oneClick = String(lastMailHeader('list-unsubscribe')).slice(1, -1)
  expect(lastMailHeader('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(oneClick).toBe(unsubscribeUrl(linkTokenIn(text, 'desinscription')))

  // RFC 8058 allows no redirect.
  const answer = await postAlertLink(oneClick)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await readAlertRows()).toEqual([])
  expect((await postAlertLink(oneClick)).status).toBe(200)
})

test('The mails are in the language of the form', async () => {
  const answer = await postAlertRequest({ lieu: 'paris' }, { language: 'en' })
  expect(answer.headers.get('location')).toBe('/en/job-alerts/thank-you')
  await runDueJobs(testPayload.payload)
  const { text = '', subject } = lastReceivedMail()
  expect(subject).toMatch(/^Confirm your job alert at /)
  expect(text).toContain('https://exemplia.test/en/job-alerts/confirm?jeton=')
})

test('An offer toggled ten times is mailed once', async () => {
  await createConfirmedAlert()
  const { id } = await publishNewOffer()
  for (const _ of Array.from({ length: 10 })) {
    await setOfferActive(id, false)
    await setOfferActive(id, true)
    await queueAndSendMails()
    await moveAlertsOneDayBack()
  }
  expect(smtpServer.mails).toHaveLength(1)
})

test('An offer that was online before the confirmation is never new', async () => {
  const { id } = await aJobOffer(testPayload.payload, { isActive: true })
  await databaseClient.query("UPDATE job_offers SET first_online_at = now() - interval '2 days'")
  await createConfirmedAlert()
  await setOfferActive(id, false)
  await setOfferActive(id, true)
  await queueAndSendMails()
  expect(smtpServer.mails).toEqual([])
})

test('An offer is mailed a quarter of an hour after it came online', async () => {
  await createConfirmedAlert()
  const { id } = await aJobOffer(testPayload.payload, { isActive: true })
  await queueAndSendMails()
  expect(smtpServer.mails).toEqual([])
  await databaseClient.query(
    "UPDATE job_offers SET first_online_at = now() - interval '16 minutes' WHERE id = $1",
    [id],
  )
  await queueAndSendMails()
  expect(smtpServer.mails).toHaveLength(1)
})

test('An offer that is closed when the mail leaves is left out, until it opens again', async () => {
  await createConfirmedAlert()
  const closed = await publishNewOffer()
  const open = await publishNewOffer()
  await deleteEndedAlertsAndQueueMails(databaseClient)
  await setOfferActive(closed.id, false)
  await runDueJobs(testPayload.payload)
  expect(lastReceivedMail().text).toContain(open.title)
  expect(lastReceivedMail().text).not.toContain(`${closed.title},`)
  await moveAlertsOneDayBack()
  await setOfferActive(closed.id, true)
  await queueAndSendMails()
  expect(smtpServer.mails).toHaveLength(2)
  expect(lastReceivedMail().text).toContain(closed.title)
})

test('An alert sends one mail a day, with ten offers and the number of the others', async () => {
  await createConfirmedAlert()
  for (const _ of Array.from({ length: 12 })) await publishNewOffer()
  await queueAndSendMails()
  expect(lastReceivedMail().subject).toMatch(/^12 nouvelles offres /)
  expect(lastReceivedMail().text).toContain('Et 2 autres offres à lire sur le site.')
  expect(
    lastReceivedMail().text?.match(/https:\/\/exemplia\.test\/nos-offres\/offre/g),
  ).toHaveLength(10)
  const { title } = await publishNewOffer()
  await queueAndSendMails()
  expect(smtpServer.mails).toHaveLength(1)
  await moveAlertsOneDayBack()
  await queueAndSendMails()
  expect(smtpServer.mails).toHaveLength(2)
  expect(lastReceivedMail().text).toContain(title)
})

test('An alert that is stopped while its mail leaves sends nothing', async () => {
  await createConfirmedAlert()
  await publishNewOffer()
  await deleteEndedAlertsAndQueueMails(databaseClient)
  smtpServer.refusalOf = async () => {
    await databaseClient.query('DELETE FROM job_alerts')
    return null
  }
  await runDueJobs(testPayload.payload)
  expect(smtpServer.mails).toEqual([])
  await deleteEndedAlertsAndQueueMails(databaseClient)
  expect(await findJobs(testPayload.payload)).toEqual([])
})

test('A refused mail is tried again; one that may have left is not', async () => {
  await createConfirmedAlert()
  await publishNewOffer()
  smtpServer.refusal = { code: 451, words: 'Later' }
  await queueAndSendMails()
  expect(smtpServer.mails).toEqual([])
  smtpServer.refusal = null
  await runWaitingJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(1)

  await moveAlertsOneDayBack()
  await publishNewOffer()
  smtpServer.whileReceiving = () => smtpServer.breakOff()
  await queueAndSendMails()
  smtpServer.whileReceiving = async () => undefined
  const received = smtpServer.mails.length
  await runWaitingJobs(testPayload.payload)
  await moveAlertsOneDayBack()
  await queueAndSendMails()
  expect(smtpServer.mails).toHaveLength(received)
})

test('Of two processes only one may send the mail of an alert', async () => {
  await createConfirmedAlert()
  const [alert] = await readAlertRows()
  const record = () =>
    recordOffersBeforeMailing(testPayload.payload, { id: alert.id, offers: [1], now: new Date() })
  const results = await Promise.allSettled([record(), record()])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('A token is refused when it is changed or for another purpose', async () => {
  const token = await createConfirmedAlert()
  const [linkKey = '', mark = ''] = token.split('.')
  const other = linkKey.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  const wrong = ['', linkKey, `${other}.${mark}`, `${linkKey}.${mark.replace(/^./, '-')}x`, token]
  for (const one of wrong) expect((await postAlertLink(unsubscribeUrl(one))).status, one).toBe(404)
  expect(await readAlertRows()).toHaveLength(1)
})

test('A guessed token is refused', { tags: 'slow' }, async () => {
  const [linkKey] = (await createConfirmedAlert()).split('.')
  for (let guess = 0; guess < 10_000; guess += 1) {
    const random = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
    const { status } = await postAlertLink(unsubscribeUrl(`${linkKey}.${random}`))
    if (status !== 404) throw new Error(`The guess ${random} was accepted`)
  }
  expect(await readAlertRows()).toHaveLength(1)
})

test('The response is the same whether the address has an alert, or enough of them', async () => {
  const answers = []
  for (const place of [...Array.from({ length: 12 }).keys(), 0]) {
    await databaseClient.query("DELETE FROM submission_limits WHERE key NOT LIKE '%.%'")
    const answer = await postAlertRequest({ [JOB_SEARCH_PARAMETERS.text]: `mot ${place}` })
    answers.push([answer.status, answer.headers.get('location'), await answer.text()])
  }
  expect(new Set(answers.map(String))).toEqual(new Set(['303,/alertes-emploi/merci,']))
  expect(await readAlertRows()).toHaveLength(10)
})

test('An address receives three requests for confirmation per hour', async () => {
  for (const _ of Array.from({ length: 5 })) await postAlertRequest()
  // Jobs of one alert run one after the other.
  for (const _ of Array.from({ length: 5 })) await runDueJobs(testPayload.payload)
  expect(smtpServer.mails).toHaveLength(3)
  expect(await readAlertRows()).toHaveLength(1)
})

test('A wrong address gets its form back; a program and another site get nothing', async () => {
  const refused = await postAlertRequest({ email: 'camille@', lieu: 'paris' })
  expect(refused.headers.get('location')).toMatch(/^\/alertes-emploi\/corriger\?saisie=/)
  const { rows } = await databaseClient.query('SELECT draft FROM submission_drafts')
  expect(rows[0].draft).toMatchObject({
    values: { email: 'camille@', lieu: 'paris' },
    errors: { email: 'emailInvalid' },
  })
  expect((await postAlertRequest({ preference: 'oui' })).headers.get('location')).toBe(
    '/alertes-emploi/merci',
  )
  const elsewhere = { Origin: 'https://ailleurs.test', 'Sec-Fetch-Site': 'cross-site' }
  expect((await postAlertRequest({}, { headers: elsewhere })).status).toBe(403)
  expect(await readAlertRows()).toEqual([])
})

test('An alert ends by itself, with its failed mails', async () => {
  await postAlertRequest()
  smtpServer.refusal = { code: 550, words: 'No' }
  await runDueJobs(testPayload.payload)
  expect(await findJobs(testPayload.payload)).toHaveLength(1)
  const moveEnd = (days: number) =>
    databaseClient.query("UPDATE job_alerts SET expires_at = expires_at - $1 * interval '1 day'", [
      days,
    ])
  await moveEnd(6.9)
  await deleteEndedAlertsAndQueueMails(databaseClient)
  expect(await readAlertRows()).toHaveLength(1)
  await moveEnd(0.2)
  await deleteEndedAlertsAndQueueMails(databaseClient)
  expect([await readAlertRows(), await findJobs(testPayload.payload)]).toEqual([[], []])

  smtpServer.refusal = null
  const token = await createConfirmedAlert()
  await moveEnd(334)
  await queueAndSendMails()
  expect(smtpServer.mails).toEqual([])
  await moveEnd(2)
  for (const _ of [1, 2]) await queueAndSendMails()
  expect(smtpServer.mails).toHaveLength(1)
  expect(lastReceivedMail().subject).toMatch(/ se termine bientôt$/)
  expect(linkTokenIn(lastReceivedMail().text)).toBe(token)
  await postAlertLink(confirmationUrl(token))
  await moveEnd(364)
  await queueAndSendMails()
  expect(await readAlertRows()).toHaveLength(1)
  expect(smtpServer.mails).toHaveLength(2)
  await moveEnd(2)
  await deleteEndedAlertsAndQueueMails(databaseClient)
  expect(await readAlertRows()).toEqual([])
  // A request with an invalid link creates nothing.
  expect((await postAlertLink(confirmationUrl(token))).status).toBe(303)
  expect(await readAlertRows()).toEqual([])
})

test('The figures count the alerts of now and of the period', async () => {
  await createConfirmedAlert()
  await postAlertRequest({ lieu: 'nantes' })
  await publishNewOffer()
  await queueAndSendMails()
  const moment = { range: 7, now: new Date(), timezone: 'Europe/Paris' } as const
  const { jobAlerts } = await readAlertFigures(testPayload.payload, moment)
  expect(jobAlerts).toEqual({ active: 1, waiting: 1, created: 2, mailed: 1 })
})

test('A person’s data contains their alerts, which the erasure deletes', async () => {
  await createConfirmedAlert({ lieu: 'paris' })
  await postAlertRequest({ email: 'autre@candidats.test' })
  const requested = { address: STORED_EMAIL, mailDirectory: testPayload.dataDir, reader: null }
  const { counts } = await summarisePersonData(testPayload.payload, requested)
  expect(counts.jobAlerts).toBe(1)
  const exported = buildPersonExport(await readPersonDossier(testPayload.payload, requested), [])
  expect(exported).toMatchObject({
    alertesEmploi: [{ email: STORED_EMAIL, location: 'paris', language: 'fr' }],
  })
  const erased = { ...requested, erased: '[effacé]' }
  expect(await erasePerson(testPayload.payload, { user: null }, erased)).toMatchObject({ ok: true })
  expect((await readAlertRows()).map(({ email }) => email)).toEqual(['autre@candidats.test'])
})
