import type { APIRequestContext } from '@playwright/test'
import { queryDatabaseUnderTest } from '@/tests/support/databaseUnderTest'
import { expect, test } from '@/tests/support/httpTest'
import { findApplicationsOf, sendApplication } from '@/tests/support/siteRecords'

const LIST_PATH = '/admin/globals/data-retention/acceptees'

/** An application that was accepted four months ago. */
async function createAcceptedApplication(staff: APIRequestContext) {
  const { candidateName } = await sendApplication(staff)
  const [{ id } = { id: 0 }] = await findApplicationsOf(staff, candidateName)
  const data = { status: 'accepted' }
  await expect(await staff.patch(`/api/job-applications/${id}`, { data })).toBeOK()
  await queryDatabaseUnderTest(
    "UPDATE job_applications SET status_changed_at = now() - interval '4 months' WHERE id = $1",
    [id],
  )
  return { id, candidateName }
}

const decide = (client: APIRequestContext, data: object) =>
  client.post('/api/conservation/acceptees', { data })

test('A Super Administrator keeps an accepted application with a reason, or deletes it', async ({
  director,
  staff,
}) => {
  const { id: application, candidateName } = await createAcceptedApplication(staff)
  const readList = async () => (await director.get(LIST_PATH)).text()
  expect(await readList()).toContain(candidateName)
  expect(await (await director.get('/admin')).text()).toContain('à garder ou à supprimer')

  const reason = 'Contrat en cours <b>'
  const short = await decide(director, { action: 'extend', application, reason: 'Court' })
  expect(short.status()).toBe(422)
  expect(await short.json()).toEqual({ error: 'Donnez un motif de 10 à 500 caractères.' })
  await expect(await decide(director, { action: 'extend', application, reason })).toBeOK()
  expect(await readList()).toContain('Contrat en cours &lt;b&gt;')
  const page = await staff.get(`/admin/collections/job-applications/${application}`)
  expect(await page.text()).toContain('Contrat en cours &lt;b&gt;')

  // The list of another browser still shows the application as undecided.
  const stale = { action: 'delete', application, extension: null }
  expect((await decide(director, stale)).status()).toBe(409)
  const [extension] = await queryDatabaseUnderTest<{ id: number }>(
    'SELECT id FROM retention_extensions WHERE application_id = $1',
    [application],
  )
  await expect(await decide(director, { ...stale, extension: extension?.id })).toBeOK()
  expect(await readList()).not.toContain(candidateName)
  expect((await staff.get(`/api/job-applications/${application}`)).status()).toBe(404)
  const gone = await decide(director, { action: 'extend', application, reason })
  expect(gone.status()).toBe(409)
})

test('Other accounts, visitors and other sites decide on no accepted application', async ({
  director,
  moderator,
  staff,
  visitor,
}) => {
  const { id: application } = await createAcceptedApplication(staff)
  const data = { action: 'delete', application, extension: null }
  for (const client of [staff, moderator]) {
    expect((await decide(client, data)).status()).toBe(403)
    expect((await client.get(LIST_PATH)).status()).toBe(404)
  }
  expect((await decide(visitor, data)).status()).toBe(403)
  const headers = { Origin: 'https://elsewhere.test', 'Sec-Fetch-Site': 'cross-site' }
  const forged = await director.post('/api/conservation/acceptees', { data, headers })
  expect(forged.status()).toBe(403)
  expect((await staff.get(`/api/job-applications/${application}`)).status()).toBe(200)
})
