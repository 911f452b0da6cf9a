import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCandidateFile, aJobApplication, aJobOffer, aUser, PASSWORD } from '../../support/records'
import { restClient, signInForCookie } from '../../support/restClient'
import { readSourceFiles } from '../../support/sourceFiles'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'

const OTHER_ORIGINS = ['https://ailleurs.test', 'https://exemplia.test:8443', 'null']

let testPayload: TestPayload
let sessionCookie: string
let accountEmail: string

beforeAll(async () => {
  // The site runs as `npm start` does on a machine whose public URL is not configured.
  testPayload = await startOwnPayload({ SITE_URL: undefined })
  accountEmail = (await aUser(testPayload.payload, { role: 'admin' })).email
  sessionCookie = await signInForCookie(accountEmail)
})
afterAll(() => testPayload.stop())

describe.each(OTHER_ORIGINS)('A page of %s', (origin) => {
  test('changes nothing in the name of its visitor', async () => {
    const { id, title } = await aJobOffer(testPayload.payload)
    const page = restClient(sessionCookie, origin)
    const answers = [
      await page.patch(`/job-offers/${id}`, { title: 'Détournée' }),
      await page.post(`/job-offers/${id}/duplicate`, {}),
      await page.delete(`/job-offers/${id}`),
      await page.post('/globals/website-settings', { companyName: 'Détournée' }),
      await page.post('/users/logout'),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
    expect(answers[0]?.body).toEqual({
      errors: [{ message: 'Cet envoi vient d’un autre site : il a été refusé.' }],
    })
    const offer = await testPayload.payload.findByID({ collection: 'job-offers', id })
    expect(offer.title).toBe(title)
  })

  test('does not sign in its visitor', async () => {
    const { status, headers } = await restClient('', origin).post('/users/login', {
      email: accountEmail,
      password: PASSWORD,
    })
    expect(status).toBe(403)
    expect(headers.get('set-cookie')).toBeNull()
  })
})

test('A candidate’s file cannot be embedded by another site, which would record that it was read', async () => {
  const { GET } = await import('@/src/app/api/candidate-files/[id]/contenu/route')
  const file = await aCandidateFile(testPayload.payload)
  await aJobApplication(testPayload.payload, { cv: file.id })
  const from = async (site: string) => {
    const headers = { cookie: sessionCookie, 'Sec-Fetch-Site': site }
    const request = new Request(`https://exemplia.test/api/candidate-files/${file.id}`, { headers })
    return (await GET(request, { params: Promise.resolve({ id: String(file.id) }) })).status
  }
  expect(await from('cross-site')).toBe(403)
  expect(await countFileReadings(file.id)).toBe(0)
  expect(await from('same-origin')).not.toBe(403)
  expect(await countFileReadings(file.id)).toBe(1)
})

test('The pages of the site sign in and write', async () => {
  const own = restClient(sessionCookie)
  const { id } = await aJobOffer(testPayload.payload)
  expect((await own.patch(`/job-offers/${id}`, { title: 'Nouvelle' })).status).toBe(200)
})

test('Each route that writes checks the origin of the request', () => {
  const writing = /export (?:const|async function|function) (?:POST|PUT|PATCH|DELETE)\b/
  // The other routes check the origin before their own code.
  const asking = /isRequestFromAnotherSite|receiveForm|runStaffAction|runMessageAction/
  // These routes use no session, and run the action of a signed link in a mail. Mail programs send
  // requests too (RFC 8058); browsers send no usable origin from the page of the link.
  const byMail = [
    'src/plugins/statistics/routes/courriels/statistiques/route.ts',
    'src/plugins/job-alerts/routes/alertes/confirmation/route.ts',
    'src/plugins/job-alerts/routes/alertes/desinscription/route.ts',
    'src/plugins/candidate-page/routes/suivi/pas-moi/route.ts',
    'src/plugins/candidate-page/routes/suivi/code/route.ts',
    // Its session is a cookie that browsers send from our own pages only (SameSite=Strict).
    'src/plugins/candidate-page/routes/suivi/actions/route.ts',
    'src/plugins/retention/routes/conservation/accord/route.ts',
  ]
  // The worker calls this route with a secret and without a session.
  const byWorker = 'src/app/api/offres/etapes/route.ts'
  const routes = readSourceFiles().filter(
    ({ name, text }) =>
      /^src\/(app|plugins\/[^/]+\/routes)\//.test(name) &&
      ![...byMail, byWorker].includes(name) &&
      writing.test(text),
  )
  expect(routes.length).toBeGreaterThanOrEqual(3)
  expect(routes.filter(({ text }) => !asking.test(text)).map(({ name }) => name)).toEqual([])
})

async function countFileReadings(file: number) {
  const sql = "SELECT id FROM audit_entries WHERE action = 'fileRead' AND document_id = $1"
  return (await testPayload.payload.db.pool.query(sql, [String(file)])).rowCount
}
