import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { MAX_DOCUMENTS_PER_REQUEST } from '@/src/domain/admin/bulkChange'
import { MAX_SELECTED_ROWS } from '@/src/plugins/list-tools/rules/bulkChange'
import { aJobApplication, aJobOffer, aUser } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { sessionOf } from '@/tests/support/sessionOf'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { whileDatabaseIsClosed } from '@/tests/support/whileDatabaseIsClosed'

type SessionHeaders = Record<string, string>

let testPayload: TestPayload
let moderatorHeaders: SessionHeaders
let adminHeaders: SessionHeaders

beforeAll(async () => {
  testPayload = await startTestPayload()
  moderatorHeaders = await sessionOf(testPayload.payload, { role: 'moderator' })
  adminHeaders = await sessionOf(testPayload.payload, { role: 'admin' })
})
afterAll(() => testPayload.stop())

const SelectedIdsSchema = z.object({ ids: z.array(z.number()) })

async function requestSelection(
  list: string,
  query: string,
  headers: SessionHeaders = moderatorHeaders,
) {
  const { GET } = await import('@/src/plugins/list-tools/routes/selections/route')
  const request = new Request(`https://exemplia.test/api/selections/${list}${query}`, { headers })
  return GET(request, { params: Promise.resolve({ list }) })
}

async function exportSelection(ids: string, headers: SessionHeaders = adminHeaders) {
  const { POST } = await import('@/src/plugins/list-tools/routes/exports/route')
  const body = new URLSearchParams({ ids })
  const address = 'https://exemplia.test/api/exports/job-applications'
  const request = new Request(address, { method: 'POST', headers, body })
  return POST(request, { params: Promise.resolve({ list: 'job-applications' }) })
}

/** Creates this many pending applications at once. */
async function createManyApplications(count: number, candidateName: string) {
  const { id } = await aJobApplication(testPayload.payload, { candidateName })
  await testPayload.payload.db.pool.query(
    `INSERT INTO job_applications (candidate_name, candidate_email, job_title, status, created_at, updated_at)
     SELECT candidate_name, candidate_email, job_title, status, created_at, updated_at
     FROM job_applications, generate_series(2, $2) WHERE id = $1`,
    [id, count],
  )
}

const countPendingApplications = (name: string) =>
  testPayload.payload.count({
    collection: 'job-applications',
    where: { candidateName: { equals: name }, status: { equals: 'pending' } },
  })

test('All rows of a filtered and searched list are returned, whatever their page', async () => {
  for (const name of ['Zoé Alpha', 'Zoé Bravo', 'Yves Alpha']) {
    for (let rank = 0; rank < 4; rank += 1) {
      await aJobApplication(testPayload.payload, { candidateName: name })
    }
  }
  const answer = await requestSelection('job-applications', '?search=Zo%C3%A9&page=2&limit=2')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const { ids } = SelectedIdsSchema.parse(await answer.json())
  expect(new Set(ids).size).toBe(8)
  const narrowed = '?search=Zo%C3%A9&where[and][0][candidateName][equals]=Zo%C3%A9%20Bravo'
  expect(
    SelectedIdsSchema.parse(await (await requestSelection('job-applications', narrowed)).json())
      .ids,
  ).toHaveLength(4)
})

test('The rows are returned to staff only, of lists only, and up to the limit', async () => {
  expect((await requestSelection('job-applications', '', {})).status).toBe(401)
  const elsewhere = { ...moderatorHeaders, 'sec-fetch-site': 'cross-site' }
  expect((await requestSelection('job-applications', '', elsewhere)).status).toBe(401)
  expect((await requestSelection('candidate-files', '')).status).toBe(404)
  expect((await requestSelection('constructor', '')).status).toBe(404)
  expect(
    (await requestSelection('job-applications', '?where[candidateName][nonsense]=1')).status,
  ).toBe(400)
  expect(
    (await requestSelection('job-applications', '?where[submissionKey][equals]=1')).status,
  ).toBeLessThan(500)
  await createManyApplications(MAX_SELECTED_ROWS + 20, 'Trop Nombreux')
  const { ids } = SelectedIdsSchema.parse(
    await (await requestSelection('job-applications', '')).json(),
  )
  expect(ids).toHaveLength(MAX_SELECTED_ROWS)
})

const readSelectedIds = async (list: string, query: string, headers?: SessionHeaders) =>
  SelectedIdsSchema.parse(await (await requestSelection(list, query, headers)).json()).ids

const createExpertisePage = (
  title: string,
  different: { _status?: 'draft'; deletedAt?: string } = {},
) =>
  testPayload.payload.create({
    collection: 'expertise-pages',
    data: { title, slug: title.toLowerCase(), ...different },
    draft: true,
  })

test('A list of content is selected by its latest versions, and its trash by the trashed documents', async () => {
  const [one, two, gone] = [
    await createExpertisePage('Nuage1'),
    await createExpertisePage('Nuage2'),
    await createExpertisePage('Nuage3'),
  ]
  await createExpertisePage('Autre')
  await testPayload.payload.update({
    collection: 'expertise-pages',
    id: gone.id,
    data: { deletedAt: new Date().toISOString() },
  })
  const query = '?search=Nuage&where[and][0][_status][equals]=draft&sort=title'
  expect(await readSelectedIds('expertise-pages', query)).toEqual([one.id, two.id])
  expect(await readSelectedIds('expertise-pages', `${query}&trash=true`, adminHeaders)).toEqual([
    gone.id,
  ])
})

test('A document that a colleague has locked is selected by that colleague only', async () => {
  const [open, free] = [await createExpertisePage('Verrou1'), await createExpertisePage('Verrou2')]
  const colleague = await aUser(testPayload.payload, { role: 'admin' })
  await testPayload.payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'expertise-pages', value: open.id },
      user: { relationTo: 'users', value: colleague.id },
    },
  })
  expect(await readSelectedIds('expertise-pages', '?search=Verrou&sort=title')).toEqual([free.id])
  const own = { Cookie: await signInForCookie(colleague.email), 'Sec-Fetch-Site': 'same-origin' }
  const all = await readSelectedIds('expertise-pages', '?search=Verrou&sort=title', own)
  expect(all).toEqual([open.id, free.id])
})

test('One request changes at most as many documents as one transaction should contain', async () => {
  const name = 'Tous Ensemble'
  await createManyApplications(MAX_DOCUMENTS_PER_REQUEST + 1, name)
  const { email } = await aUser(testPayload.payload, { role: 'moderator' })
  const client = restClient(await signInForCookie(email))
  const address = `/job-applications?where[candidateName][equals]=${encodeURIComponent(name)}`
  const { status, body } = await client.patch(address, { status: 'rejected' })
  expect(status).toBe(413)
  expect(JSON.stringify(body)).toContain(`au plus ${MAX_DOCUMENTS_PER_REQUEST} documents`)
  expect((await countPendingApplications(name)).totalDocs).toBe(MAX_DOCUMENTS_PER_REQUEST + 1)
  const part = await client.patch(`${address}&limit=2`, { status: 'rejected' })
  expect(part.status).toBe(200)
  expect((await countPendingApplications(name)).totalDocs).toBe(MAX_DOCUMENTS_PER_REQUEST - 1)
})

test('A visitor cannot change all rows, and staff change single offers', async () => {
  const everything = '/job-applications?where[id][exists]=true'
  expect((await restClient().patch(everything, { status: 'rejected' })).status).toBe(403)
  const offer = await aJobOffer(testPayload.payload)
  const { email } = await aUser(testPayload.payload, { role: 'moderator' })
  const client = restClient(await signInForCookie(email))
  const { status } = await client.patch(`/job-offers/${offer.id}`, { isActive: false })
  expect(status).toBe(200)
})

test('The ticked rows are exported for Administrators, and no other rows', async () => {
  const [one, two] = [
    await aJobApplication(testPayload.payload, { candidateName: 'Exportée Une' }),
    // Spam is exported when its rows are selected one by one.
    await aJobApplication(testPayload.payload, { candidateName: 'Exportée Deux', isSpam: true }),
  ]
  const answer = await exportSelection(`${one.id},${two.id}`)
  expect(answer.status).toBe(200)
  const lines = (await answer.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines.join()).toContain('Exportée Une')
  expect((await exportSelection(`${one.id}`, moderatorHeaders)).status).toBe(403)
  const many = Array.from({ length: MAX_SELECTED_ROWS + 1 }, () => '1').join(',')
  for (const ids of ['', '1;DROP', '1,', `${one.id} OR 1`, many]) {
    expect((await exportSelection(ids)).status, ids.slice(0, 20)).toBe(400)
  }
  const elsewhere = { ...adminHeaders, 'sec-fetch-site': 'cross-site' }
  expect((await exportSelection(`${one.id}`, elsewhere)).status).toBe(403)
})

test('Without the database a selection fails and does not look like an ended session', async () => {
  await whileDatabaseIsClosed(testPayload.databaseUrl, async () => {
    expect((await requestSelection('contact-messages', '')).status).toBe(500)
  })
})
