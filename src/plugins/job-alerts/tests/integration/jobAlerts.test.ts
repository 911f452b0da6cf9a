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
import { formRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const EMAIL = 'Camille@Candidats.test'
const STORED_EMAIL = 'camille@candidats.test'

let site: TestPayload
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let client: pg.Client

beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestPayload()
  await site.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: smtp.port },
  })
  client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await site.stop()
  await smtp.stop()
})
beforeEach(async () => {
  await client.query(`DELETE FROM job_alerts; DELETE FROM payload_jobs; DELETE FROM submission_limits;
    UPDATE job_offers SET is_active = false`)
  smtp.mails.length = 0
  smtp.refusal = null
  smtp.refusalOf = () => null
  smtp.whileReceiving = async () => undefined
})

type Sent = Record<string, string>

/** Sends the form as a browser does. */
async function ask(sent: Sent = {}, { language = 'fr', headers = {} } = {}) {
  const { POST } = await import('@/src/app/api/alertes/route')
  const form = new FormData()
  for (const [name, value] of Object.entries({ email: EMAIL, ...sent })) form.append(name, value)
  return POST(formRequest(`/api/alertes?langue=${language}`, form, headers))
}

async function press(url: string) {
  const confirmation = await import('@/src/app/api/alertes/confirmation/route')
  const unsubscribing = await import('@/src/app/api/alertes/desinscription/route')
  const { POST } = url.includes('/confirmation?') ? confirmation : unsubscribing
  return POST(new Request(url, { method: 'POST' }))
}

const API = 'https://exemplia.test/api/alertes'
const confirmUrl = (token: string) => `${API}/confirmation?jeton=${token}&page=1&langue=fr`
const stopUrl = (token: string) => `${API}/desinscription?jeton=${token}`

const lastMail = () => {
  const mail = smtp.mails.at(-1)
  if (!mail) throw new Error('No mail was received')
  return mail
}
const tokenIn = (text = '', step = 'confirmer') =>
  new RegExp(`/alertes-emploi/${step}\\?jeton=([\\w.-]+)`).exec(text)?.[1] ?? ''
const headerOf = (key: string) => lastMail().headers.find((header) => header.key === key)?.value

const runMails = async () => {
  await deleteEndedAlertsAndQueueMails(client)
  await runDueJobs(site.payload)
}

/** A confirmed alert, which has existed since yesterday. */
async function aConfirmedAlert(sent: Sent = {}) {
  await ask(sent)
  await runDueJobs(site.payload)
  const token = tokenIn(lastMail().text)
  expect((await press(confirmUrl(token))).status).toBe(303)
  await client.query("UPDATE job_alerts SET confirmed_at = confirmed_at - interval '1 day'")
  smtp.mails.length = 0
  return token
}

/** An active offer that came online long enough ago to be mailed. */
async function aNewOffer(offer: Parameters<typeof aJobOffer>[1] = {}) {
  const { id, title } = await aJobOffer(site.payload, { isActive: true, ...offer })
  await client.query(
    "UPDATE job_offers SET first_online_at = now() - interval '20 minutes' WHERE id = $1",
    [id],
  )
  return { id, title }
}

const aDayLater = () =>
  client.query(`UPDATE job_alerts SET last_mailed_at = last_mailed_at - interval '25 hours',
    checked_at = checked_at - interval '25 hours'`)

const setOnline = (id: number, isActive: boolean) =>
  site.payload.update({
    collection: 'job-offers',
    id,
    data: { isActive },
    context: { disableRevalidate: true },
  })

const alerts = async () => (await client.query('SELECT * FROM job_alerts ORDER BY id')).rows

test('A request sends nothing before its confirmation, which repeats no typed words', async () => {
  const answer = await ask({ [JOB_SEARCH_PARAMETERS.text]: 'achetez ici', lieu: 'paris' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/alertes-emploi/merci'])
  await runDueJobs(site.payload)
  const mail = lastMail()
  expect(mail.envelopeTo).toEqual([STORED_EMAIL])
  expect(mail.subject).toMatch(/^Confirmez votre alerte d’emploi chez /)
  expect(mail.text).toContain('Paris, mots-clés')
  expect(mail.raw).not.toContain('achetez')
  expect(mail.html).toContain(tokenIn(mail.text))

  await aNewOffer({ title: 'Achetez ici' })
  await runMails()
  expect(smtp.mails).toHaveLength(1)
})

test('A confirmed alert mails the offers of its search, with both ways to stop it', async () => {
  await aConfirmedAlert({ lieu: 'paris', contrat: 'cdi' })
  const { title } = await aNewOffer()
  await aNewOffer({ location: 'nantes' })
  await runMails()
  expect(smtp.mails).toHaveLength(1)
  const { text = '', html = '', subject } = lastMail()
  expect(subject).toMatch(/^Une nouvelle offre chez /)
  expect(text).toContain(`${title}, Paris`)
  expect(text).toContain('pour votre alerte\u00A0: Paris, CDI.')
  expect(html).toMatch(/<a href="https:\/\/exemplia\.test\/nos-offres\/offre-\d+"/)
  const oneClick = String(headerOf('list-unsubscribe')).slice(1, -1)
  expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(oneClick).toBe(stopUrl(tokenIn(text, 'desinscription')))

  // RFC 8058 allows no redirect.
  const answer = await press(oneClick)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await alerts()).toEqual([])
  expect((await press(oneClick)).status).toBe(200)
})

test('The mails are in the language of the form', async () => {
  const answer = await ask({ lieu: 'paris' }, { language: 'en' })
  expect(answer.headers.get('location')).toBe('/en/job-alerts/thank-you')
  await runDueJobs(site.payload)
  const { text = '', subject } = lastMail()
  expect(subject).toMatch(/^Confirm your job alert at /)
  expect(text).toContain('https://exemplia.test/en/job-alerts/confirm?jeton=')
})

test('An offer toggled three times is mailed once', async () => {
  await aConfirmedAlert()
  const { id } = await aNewOffer()
  for (const _ of Array.from({ length: 3 })) {
    await setOnline(id, false)
    await setOnline(id, true)
    await runMails()
    await aDayLater()
  }
  expect(smtp.mails).toHaveLength(1)
})

test('An offer that was online before the confirmation is never new', async () => {
  const { id } = await aJobOffer(site.payload, { isActive: true })
  await client.query("UPDATE job_offers SET first_online_at = now() - interval '2 days'")
  await aConfirmedAlert()
  await setOnline(id, false)
  await setOnline(id, true)
  await runMails()
  expect(smtp.mails).toEqual([])
})

test('An offer is mailed a quarter of an hour after it came online', async () => {
  await aConfirmedAlert()
  const { id } = await aJobOffer(site.payload, { isActive: true })
  await runMails()
  expect(smtp.mails).toEqual([])
  await client.query(
    "UPDATE job_offers SET first_online_at = now() - interval '16 minutes' WHERE id = $1",
    [id],
  )
  await runMails()
  expect(smtp.mails).toHaveLength(1)
})

test('An offer that is closed when the mail leaves is left out, until it opens again', async () => {
  await aConfirmedAlert()
  const closed = await aNewOffer()
  const open = await aNewOffer()
  await deleteEndedAlertsAndQueueMails(client)
  await setOnline(closed.id, false)
  await runDueJobs(site.payload)
  expect(lastMail().text).toContain(open.title)
  expect(lastMail().text).not.toContain(`${closed.title},`)
  await aDayLater()
  await setOnline(closed.id, true)
  await runMails()
  expect(smtp.mails).toHaveLength(2)
  expect(lastMail().text).toContain(closed.title)
})

test('An alert sends one mail a day, with ten offers and the number of the others', async () => {
  await aConfirmedAlert()
  for (const _ of Array.from({ length: 12 })) await aNewOffer()
  await runMails()
  expect(lastMail().subject).toMatch(/^12 nouvelles offres /)
  expect(lastMail().text).toContain('Et 2 autres offres à lire sur le site.')
  expect(lastMail().text?.match(/https:\/\/exemplia\.test\/nos-offres\/offre/g)).toHaveLength(10)
  const { title } = await aNewOffer()
  await runMails()
  expect(smtp.mails).toHaveLength(1)
  await aDayLater()
  await runMails()
  expect(smtp.mails).toHaveLength(2)
  expect(lastMail().text).toContain(title)
})

test('An alert that is stopped while its mail leaves sends nothing', async () => {
  await aConfirmedAlert()
  await aNewOffer()
  await deleteEndedAlertsAndQueueMails(client)
  smtp.refusalOf = async () => {
    await client.query('DELETE FROM job_alerts')
    return null
  }
  await runDueJobs(site.payload)
  expect(smtp.mails).toEqual([])
  await deleteEndedAlertsAndQueueMails(client)
  expect(await findJobs(site.payload)).toEqual([])
})

test('A refused mail is tried again; one that may have left is not', async () => {
  await aConfirmedAlert()
  await aNewOffer()
  smtp.refusal = { code: 451, words: 'Later' }
  await runMails()
  expect(smtp.mails).toEqual([])
  smtp.refusal = null
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)

  await aDayLater()
  await aNewOffer()
  smtp.whileReceiving = () => smtp.breakOff()
  await runMails()
  smtp.whileReceiving = async () => undefined
  const received = smtp.mails.length
  await runWaitingJobs(site.payload)
  await aDayLater()
  await runMails()
  expect(smtp.mails).toHaveLength(received)
})

test('Of two processes only one may send the mail of an alert', async () => {
  await aConfirmedAlert()
  const [alert] = await alerts()
  const record = () =>
    recordOffersBeforeMailing(site.payload, { id: alert.id, offers: [1], now: new Date() })
  const results = await Promise.allSettled([record(), record()])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('A token is refused when it is changed or for another purpose', async () => {
  const token = await aConfirmedAlert()
  const [linkKey = '', mark = ''] = token.split('.')
  const other = linkKey.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  const wrong = ['', linkKey, `${other}.${mark}`, `${linkKey}.${mark.replace(/^./, '-')}x`, token]
  for (const one of wrong) expect((await press(stopUrl(one))).status, one).toBe(404)
  expect(await alerts()).toHaveLength(1)
})

test('A guessed token is refused', { tags: 'slow' }, async () => {
  const [linkKey] = (await aConfirmedAlert()).split('.')
  for (let guess = 0; guess < 10_000; guess += 1) {
    const random = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
    const { status } = await press(stopUrl(`${linkKey}.${random}`))
    if (status !== 404) throw new Error(`The guess ${random} was accepted`)
  }
  expect(await alerts()).toHaveLength(1)
})

test('The response is the same whether the address has an alert, or enough of them', async () => {
  const answers = []
  for (const place of [...Array.from({ length: 12 }).keys(), 0]) {
    await client.query("DELETE FROM submission_limits WHERE key NOT LIKE '%.%'")
    const answer = await ask({ [JOB_SEARCH_PARAMETERS.text]: `mot ${place}` })
    answers.push([answer.status, answer.headers.get('location'), await answer.text()])
  }
  expect(new Set(answers.map(String))).toEqual(new Set(['303,/alertes-emploi/merci,']))
  expect(await alerts()).toHaveLength(10)
})

test('An address receives three requests for confirmation per hour', async () => {
  for (const _ of Array.from({ length: 5 })) await ask()
  // Jobs of one alert run one after the other.
  for (const _ of Array.from({ length: 5 })) await runDueJobs(site.payload)
  expect(smtp.mails).toHaveLength(3)
  expect(await alerts()).toHaveLength(1)
})

test('A wrong address gets its form back; a program and another site get nothing', async () => {
  const refused = await ask({ email: 'camille@', lieu: 'paris' })
  expect(refused.headers.get('location')).toMatch(/^\/alertes-emploi\/corriger\?saisie=/)
  const { rows } = await client.query('SELECT draft FROM submission_drafts')
  expect(rows[0].draft).toMatchObject({
    values: { email: 'camille@', lieu: 'paris' },
    errors: { email: 'emailInvalid' },
  })
  expect((await ask({ preference: 'oui' })).headers.get('location')).toBe('/alertes-emploi/merci')
  const elsewhere = { Origin: 'https://ailleurs.test', 'Sec-Fetch-Site': 'cross-site' }
  expect((await ask({}, { headers: elsewhere })).status).toBe(403)
  expect(await alerts()).toEqual([])
})

test('An alert ends by itself, with its failed mails', async () => {
  await ask()
  smtp.refusal = { code: 550, words: 'No' }
  await runDueJobs(site.payload)
  expect(await findJobs(site.payload)).toHaveLength(1)
  const moveEnd = (days: number) =>
    client.query("UPDATE job_alerts SET expires_at = expires_at - $1 * interval '1 day'", [days])
  await moveEnd(6.9)
  await deleteEndedAlertsAndQueueMails(client)
  expect(await alerts()).toHaveLength(1)
  await moveEnd(0.2)
  await deleteEndedAlertsAndQueueMails(client)
  expect([await alerts(), await findJobs(site.payload)]).toEqual([[], []])

  smtp.refusal = null
  const token = await aConfirmedAlert()
  await moveEnd(334)
  await runMails()
  expect(smtp.mails).toEqual([])
  await moveEnd(2)
  for (const _ of [1, 2]) await runMails()
  expect(smtp.mails).toHaveLength(1)
  expect(lastMail().subject).toMatch(/ se termine bientôt$/)
  expect(tokenIn(lastMail().text)).toBe(token)
  await press(confirmUrl(token))
  await moveEnd(364)
  await runMails()
  expect(await alerts()).toHaveLength(1)
  expect(smtp.mails).toHaveLength(2)
  await moveEnd(2)
  await deleteEndedAlertsAndQueueMails(client)
  expect(await alerts()).toEqual([])
  // A request with an invalid link creates nothing.
  expect((await press(confirmUrl(token))).status).toBe(303)
  expect(await alerts()).toEqual([])
})

test('The figures count the alerts of now and of the period', async () => {
  await aConfirmedAlert()
  await ask({ lieu: 'nantes' })
  await aNewOffer()
  await runMails()
  const moment = { range: 7, now: new Date(), timezone: 'Europe/Paris' } as const
  const { jobAlerts } = await readAlertFigures(site.payload, moment)
  expect(jobAlerts).toEqual({ active: 1, waiting: 1, created: 2, mailed: 1 })
})

test('A person’s data contains their alerts, which the erasure deletes', async () => {
  await aConfirmedAlert({ lieu: 'paris' })
  await ask({ email: 'autre@candidats.test' })
  const requested = { address: STORED_EMAIL, mailDirectory: site.dataDir, reader: null }
  const { counts } = await summarisePersonData(site.payload, requested)
  expect(counts.jobAlerts).toBe(1)
  const exported = buildPersonExport(await readPersonDossier(site.payload, requested), [])
  expect(exported).toMatchObject({
    alertesEmploi: [{ email: STORED_EMAIL, location: 'paris', language: 'fr' }],
  })
  const erased = { ...requested, erased: '[effacé]' }
  expect(await erasePerson(site.payload, { user: null }, erased)).toMatchObject({ ok: true })
  expect((await alerts()).map(({ email }) => email)).toEqual(['autre@candidats.test'])
})
