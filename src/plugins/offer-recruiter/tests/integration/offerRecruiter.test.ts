import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { anApplication } from '@/tests/support/anApplication'
import { runDueJobs } from '@/tests/support/dueJobs'
import { aJobOffer, aUser } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const CANDIDATE = 'claire.morel@example.org'
const GENERAL = 'Recrutement@exemplia.example'
const collection = 'job-offers'

let site: TestPayload
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let recruiter: User

beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestPayload()
  await site.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
})
beforeEach(async () => {
  smtp.mails.length = 0
  recruiter = await aUser(site.payload, { name: 'Awa Diop <b>' })
  await setRecipients([GENERAL])
})
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})

const setRecipients = (notificationRecipients: string[]) =>
  site.payload.updateGlobal({
    slug: 'email-settings',
    data: {
      smtpHost: '127.0.0.1',
      smtpPort: smtp.port,
      notifyNewApplications: true,
      notificationRecipients,
    },
  })

const anOffer = () => aJobOffer(site.payload, { isActive: true, recruiter: recruiter.id })

const setStatus = (status: string) =>
  site.payload.db.pool.query('UPDATE users SET status = $1 WHERE id = $2', [status, recruiter.id])

/** The mails about an application for this offer. */
async function apply(offer: number | null, language: 'fr' | 'en' = 'fr') {
  const { id } = await anApplication(site.payload, { jobOffer: offer, language })
  await site.payload.jobs.queue({ task: 'announceApplication', input: { applicationId: id } })
  await runDueJobs(site.payload)
  const isToCandidate = (mail: { envelopeTo: string[] }) => mail.envelopeTo.includes(CANDIDATE)
  return {
    acknowledgement: smtp.mails.find(isToCandidate),
    toStaff: smtp.mails.filter((mail) => !isToCandidate(mail)).map(({ envelopeTo }) => envelopeTo),
  }
}

test.each([
  ['fr', 'Votre candidature est suivie par Awa Diop <b>.'],
  ['en', 'Your application is being handled by Awa Diop <b>.'],
] as const)(
  'The acknowledgement names the recruiter without an address: %s',
  async (language, line) => {
    const { acknowledgement, toStaff } = await apply((await anOffer()).id, language)
    expect(acknowledgement?.text).toContain(line)
    expect(acknowledgement?.html).toContain('Awa Diop &lt;b&gt;')
    for (const part of [acknowledgement?.text, acknowledgement?.html])
      expect(part).not.toContain(recruiter.email)
    expect(toStaff).toEqual([[GENERAL, recruiter.email]])
  },
)

test('A recruiter among the general recipients is mailed once', async () => {
  await setRecipients([GENERAL, recruiter.email.toUpperCase()])
  const { toStaff } = await apply((await anOffer()).id)
  expect(toStaff.map((to) => to.map((address) => address.toLowerCase()))).toEqual([
    [GENERAL.toLowerCase(), recruiter.email],
  ])
})

test('Offers without a recruiter and spontaneous applications name nobody', async () => {
  for (const offer of [(await aJobOffer(site.payload)).id, null]) {
    smtp.mails.length = 0
    const { acknowledgement, toStaff } = await apply(offer)
    expect(acknowledgement?.text).not.toContain('suivie par')
    expect(toStaff).toEqual([[GENERAL]])
  }
})

test('A suspended account counts as no recruiter, and its offer can be saved and copied', async () => {
  const { id } = await anOffer()
  await setStatus('inactive')
  const { acknowledgement, toStaff } = await apply(id)
  expect(acknowledgement?.text).not.toContain('suivie par')
  expect(toStaff).toEqual([[GENERAL]])
  const data = { title: 'Autre titre', recruiter: recruiter.id }
  const saved = await site.payload.update({ collection, id, data, depth: 0 })
  expect(saved.recruiter).toBe(recruiter.id)
  expect((await site.payload.duplicate({ collection, id, depth: 0 })).recruiter).toBeNull()
})

test('An account without its required second factor counts as no recruiter', async () => {
  const { id } = await anOffer()
  const slug = 'website-settings'
  await site.payload.updateGlobal({ slug, data: { secondFactorRoles: ['moderator'] } })
  expect((await apply(id)).toStaff).toEqual([[GENERAL]])
  await site.payload.updateGlobal({ slug, data: { secondFactorRoles: [] } })
})

test('The deletion of the account empties the field', async () => {
  const { id } = await anOffer()
  await site.payload.delete({ collection: 'users', id: recruiter.id })
  expect((await site.payload.findByID({ collection, id })).recruiter).toBeNull()
  expect((await apply(id)).toStaff).toEqual([[GENERAL]])
})

test('A Moderator chooses a colleague and a copy keeps the choice', async () => {
  const staff = restClient(await signInForCookie((await aUser(site.payload)).email))
  const { id } = await aJobOffer(site.payload)
  const saved = await staff.patch(`/job-offers/${id}`, { recruiter: recruiter.id })
  expect(saved).toMatchObject({ status: 200, body: { doc: { recruiter: recruiter.id } } })
  expect(JSON.stringify(saved.body)).not.toContain(recruiter.email)
  const copy = await staff.post(`/job-offers/${id}/duplicate`)
  expect(copy).toMatchObject({ status: 200, body: { doc: { recruiter: recruiter.id } } })
})

test('Accounts without rights and forged values are refused', async () => {
  const { id } = await aJobOffer(site.payload)
  const staff = restClient(await signInForCookie((await aUser(site.payload)).email))
  await setStatus('inactive')
  const invited = await aUser(site.payload, { status: 'invited' })
  const refused = [recruiter.id, invited.id, 999_999, 10 ** 12, -1, 1.5, 'x', [1], {}, true]
  for (const value of refused) {
    const { status } = await staff.patch(`/job-offers/${id}`, { recruiter: value })
    expect({ value, status }).toEqual({ value, status: 400 })
  }
})

test('Visitors cannot read or filter by the recruiter of an offer', async () => {
  const { id, slug } = await anOffer()
  const visitor = restClient()
  for (const path of [`/job-offers/${id}?depth=2`, '/job-offers?depth=2&limit=100']) {
    const { status, body } = await visitor.get(path)
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain(slug)
    expect(JSON.stringify(body)).not.toMatch(/recruiter|Awa Diop|personne\d+@/)
  }
  for (const filter of [
    `where[recruiter][equals]=${recruiter.id}`,
    'where[recruiter][exists]=true',
  ])
    expect((await visitor.get(`/job-offers?${filter}`)).status).toBe(400)
})
