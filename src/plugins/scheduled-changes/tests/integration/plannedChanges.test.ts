import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { instantOfWallTime, wallTimeOf } from '@/src/domain/text/wallClock'
import { FailedPlannedChangeWarning } from '@/src/plugins/scheduled-changes/admin/FailedPlannedChangeWarning'
import { plannedChangesHealth } from '@/src/plugins/scheduled-changes/health/plannedChangesHealth'
import { plannedChangeFailureReason } from '@/src/plugins/scheduled-changes/words/admin/plannedChanges'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { aValuePage } from '@/tests/support/pages'
import { aUser } from '@/tests/support/records'
import { restClient } from '@/tests/support/restClient'
import { sessionOf } from '@/tests/support/sessionOf'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const HOUR_MS = 3_600_000

let testPayload: TestPayload
let staffHeaders: Record<string, string>

beforeAll(async () => {
  testPayload = await startOwnPayload()
  staffHeaders = await sessionOf(testPayload.payload, { role: 'moderator' })
})
afterAll(() => testPayload.stop())
beforeEach(async () => {
  await testPayload.payload.db.pool.query('DELETE FROM payload_jobs')
})

type HttpMethod = 'GET' | 'POST' | 'DELETE'

async function callChangesApi(
  method: HttpMethod,
  sent: object,
  headers = staffHeaders,
  query = '',
) {
  const route = await import('@/src/plugins/scheduled-changes/routes/changements-prevus/route')
  const address = `https://exemplia.test/api/changements-prevus${query}`
  const body = method === 'GET' ? undefined : JSON.stringify(sent)
  const answer = await route[method](new Request(address, { method, headers, body }))
  return { status: answer.status, body: await answer.json() }
}

const wallTimeInHours = (hours: number) =>
  wallTimeOf(new Date(Date.now() + hours * HOUR_MS).toISOString(), 'Europe/Paris')

type ChangeToPlan = { place: object; kind?: string; at?: string }

const planChange = (
  { place, kind = 'publish', at = wallTimeInHours(2) }: ChangeToPlan,
  headers = staffHeaders,
) => callChangesApi('POST', { place, kind, at }, headers)

async function createDraft() {
  const { id } = await aValuePage(testPayload.payload, { _status: 'draft' })
  return { collection: 'value-pages', id } as const
}

/** Moves the planned times back by hours, and runs the jobs. */
async function runJobsHoursLater(hours = 3) {
  const earlier = `UPDATE payload_jobs SET wait_until = wait_until - $1 * interval '1 hour'`
  await testPayload.payload.db.pool.query(earlier, [hours])
  await runDueJobs(testPayload.payload)
}

/** Runs the job at the time of the queue, not at that of the plan. */
async function runDueChange() {
  await testPayload.payload.db.pool.query(
    "UPDATE payload_jobs SET wait_until = now() - interval '1 second'",
  )
  await runDueJobs(testPayload.payload)
}

async function createIncompleteDraft() {
  const title = `Vide ${randomUUID()}`
  const { body } = await restClient(staffHeaders.Cookie).post('/value-pages?draft=true', { title })
  const { id } = z.object({ id: z.number() }).parse(body.doc)
  return { collection: 'value-pages', id } as const
}

const findPlannedChanges = async ({ id }: { id: number }) =>
  (await callChangesApi('GET', {}, staffHeaders, `?collection=value-pages&id=${id}`)).body.changes

async function isPublished({ id }: { id: number }) {
  return (await restClient().get(`/value-pages/${id}`)).status === 200
}

const AuditEntriesSchema = z.array(
  z.object({ action: z.string(), actor_name: z.string().nullable() }),
)

async function readAuditEntries({ id }: { id: number }) {
  const { rows } = await testPayload.payload.db.pool.query(
    `SELECT action, actor_name FROM audit_entries
     WHERE target = 'value-pages' AND document_id = $1 ORDER BY id`,
    [String(id)],
  )
  return AuditEntriesSchema.parse(rows)
}

const readHealthFigure = async (name: string) =>
  (await plannedChangesHealth.figures?.(testPayload.payload))?.[name]?.value

describe('A page', () => {
  test('is published at its hour with the draft of that hour, and not before', async () => {
    const place = await createDraft()
    expect((await planChange({ place })).status).toBe(201)
    await runDueJobs(testPayload.payload)
    expect(await isPublished(place)).toBe(false)
    const client = restClient(staffHeaders.Cookie)
    await client.patch(`/value-pages/${place.id}?draft=true`, { title: 'Écrit depuis' })
    await runJobsHoursLater()
    const { body } = await restClient().get(`/value-pages/${place.id}`)
    expect(body.title).toBe('Écrit depuis')
    expect(await findJobs(testPayload.payload)).toEqual([])
  })

  test('is withdrawn at its hour without a change of its content', async () => {
    const place = await createDraft()
    await planChange({ place })
    await planChange({ place, kind: 'unpublish', at: wallTimeInHours(10) })
    await runJobsHoursLater()
    expect(await isPublished(place)).toBe(true)
    await runJobsHoursLater(10)
    expect(await isPublished(place)).toBe(false)
    const { body } = await restClient(staffHeaders.Cookie).get(`/value-pages/${place.id}`)
    expect(body).toMatchObject({ summary: 'Un résumé', _status: 'draft' })
  })

  test('has its plan, the planning user and the publication in the audit trail', async () => {
    const place = await createDraft()
    await planChange({ place })
    await runJobsHoursLater()
    const planner = (await readAuditEntries(place))[0]?.actor_name
    expect(planner).toBeTruthy()
    expect(await readAuditEntries(place)).toEqual([
      { action: 'planned', actor_name: planner },
      { action: 'published', actor_name: planner },
      { action: 'planApplied', actor_name: null },
    ])
  })

  test('that is a global is planned too', async () => {
    const text = { title: 'Titre', text: 'Texte', linkLabel: 'Lien', heading: 'Titre' }
    const cards = [{ icon: 'leaf', title: 'Un titre', text: 'Un texte' }]
    const page = {
      title: 'Nos offres',
      intro: 'Bonjour',
      benefits: cards,
      spontaneous: text,
      reasons: { ...text, cards },
    }
    const client = restClient(staffHeaders.Cookie)
    expect((await client.post('/globals/job-list-page?draft=true', page)).status).toBe(200)
    const place = { global: 'job-list-page' }
    const isOnline = async () =>
      (await restClient().get('/globals/job-list-page')).body.title === 'Nos offres'
    expect((await planChange({ place })).status).toBe(201)
    const { body } = await callChangesApi('GET', {}, staffHeaders, '?global=job-list-page')
    expect(body.changes).toMatchObject([{ kind: 'publish' }])
    expect(await isOnline()).toBe(false)
    await runJobsHoursLater()
    expect(await isOnline()).toBe(true)

    // A fixed page cannot be unpublished, neither directly nor by a plan.
    const planned = await planChange({ place, kind: 'unpublish', at: wallTimeInHours(10) })
    expect(planned).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('Elle se modifie, mais ne se retire pas') },
    })
    for (const asked of ['', '?unpublishAllLocales=true', '?draft=false&draft=true']) {
      const withdrawn = await client.post(`/globals/job-list-page${asked}`, { _status: 'draft' })
      expect(withdrawn.status).toBe(409)
    }
    await client.post('/globals/job-list-page?unpublishAllLocales=true', {})
    await client.post('/globals/job-list-page?draft=true&unpublishAllLocales=true', page)
    expect(await isOnline()).toBe(true)
    expect((await client.post('/globals/job-list-page?draft=true', page)).status).toBe(200)
    expect(await isOnline()).toBe(true)
  })

  test('that is incomplete is planned with a warning, and without one once it is complete', async () => {
    const place = await createIncompleteDraft()
    const at = wallTimeInHours(2)
    const { status, body } = await planChange({ place, at })
    expect(status).toBe(201)
    expect(body.warning).toContain('des champs obligatoires sont encore vides')
    expect(body.warning).toContain(`${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(0, 4)}`)
    expect((await planChange({ place, kind: 'unpublish' })).body).toEqual({})
    expect((await planChange({ place: await createDraft() })).body).toEqual({})
  })

  test.each([
    ['a picture', { heroImage: null }],
    ['a word in a group', { callToAction: { title: '' } }],
  ])('that lacks only %s is planned with a warning', async (_what, lacking) => {
    const place = await createDraft()
    const client = restClient(staffHeaders.Cookie)
    expect((await client.patch(`/value-pages/${place.id}?draft=true`, lacking)).status).toBe(200)
    expect((await planChange({ place })).body).toHaveProperty('warning')
  })

  test('that is an incomplete global is planned with a warning', async () => {
    expect((await planChange({ place: { global: 'adn-hub' } })).body).toHaveProperty('warning')
  })

  test('that is refused at its hour is not tried again, and shows the planned hour and the reason', async () => {
    const place = await createIncompleteDraft()
    const at = wallTimeInHours(2)
    await planChange({ place, at })
    await runDueChange()
    const failed = {
      state: 'failed',
      at: instantOfWallTime(at, 'Europe/Paris')?.toISOString(),
      reason: expect.stringMatching(/^Champs à corriger.*Résumé/),
    }
    expect(await findPlannedChanges(place)).toMatchObject([failed])
    const before = await findJobs(testPayload.payload)
    await runDueJobs(testPayload.payload)
    expect(await findJobs(testPayload.payload)).toEqual(before)
    const [{ reason }] = await findPlannedChanges(place)
    expect(plannedChangeFailureReason(reason)).toMatch(/^Champs à corriger\u00A0: /)
    expect(await readHealthFigure('planned_changes_undone')).toBe(1)
  })

  test('that an error prevented from being published is tried again, with its planned hour', async () => {
    const place = await createDraft()
    const at = wallTimeInHours(2)
    await planChange({ place, at })
    const fault = new Error('the database is away')
    const update = vi.spyOn(testPayload.payload, 'update').mockRejectedValueOnce(fault)
    await runDueChange()
    update.mockRestore()
    const waiting = { state: 'planned', at: instantOfWallTime(at, 'Europe/Paris')?.toISOString() }
    expect(await findPlannedChanges(place)).toMatchObject([waiting])
    expect(await findJobs(testPayload.payload)).toMatchObject([{ totalTried: 1 }])
    await runDueChange()
    expect(await isPublished(place)).toBe(true)
  })

  test('with a plan of an earlier version shows the hour for which its job waits', async () => {
    const place = await createDraft()
    await planChange({ place })
    await testPayload.payload.db.pool.query("UPDATE payload_jobs SET input = input - 'at'")
    const [job] = await findJobs(testPayload.payload)
    expect(await findPlannedChanges(place)).toMatchObject([
      { state: 'planned', at: job?.waitUntil },
    ])
    await runDueChange()
    expect(await isPublished(place)).toBe(true)
    const incomplete = await createIncompleteDraft()
    await planChange({ place: incomplete })
    await testPayload.payload.db.pool.query("UPDATE payload_jobs SET input = input - 'at'")
    await runDueChange()
    // A retried job still has its time, which a cancelled one would lose.
    const [retried] = await findJobs(testPayload.payload)
    expect(await findPlannedChanges(incomplete)).toMatchObject([{ at: retried?.waitUntil }])
  })

  test('does not change once its plan is cancelled', async () => {
    const place = await createDraft()
    await planChange({ place })
    const asked = `?collection=value-pages&id=${place.id}`
    const { body } = await callChangesApi('GET', {}, staffHeaders, asked)
    expect((await callChangesApi('DELETE', { id: body.changes[0].id })).status).toBe(200)
    expect((await callChangesApi('GET', {}, staffHeaders, asked)).body.changes).toEqual([])
    await runJobsHoursLater()
    expect(await isPublished(place)).toBe(false)
    expect((await readAuditEntries(place)).map(({ action }) => action)).toEqual([
      'planned',
      'calledOff',
    ])
    expect((await callChangesApi('DELETE', { id: body.changes[0].id })).status).toBe(404)
  })
})

describe('When the planning user', () => {
  test.each([
    ['is suspended', "UPDATE users SET status = 'inactive' WHERE id = $1"],
    ['is deleted', 'DELETE FROM users WHERE id = $1'],
  ])('%s before the hour, nothing is published and an alarm is raised', async (_how, sql) => {
    const leaver = await sessionOf(testPayload.payload, { role: 'moderator' })
    const place = await createDraft()
    await planChange({ place }, leaver)
    const [job] = await findJobs(testPayload.payload)
    const { user } = z.object({ user: z.number() }).parse(job?.input)
    await testPayload.payload.db.pool.query(sql, [user])
    await runJobsHoursLater()
    expect(await isPublished(place)).toBe(false)
    const changes = await findPlannedChanges(place)
    expect(changes).toMatchObject([{ state: 'failed', reason: 'plannerGone' }])
    expect(plannedChangeFailureReason(changes[0].reason)).toContain('n’a plus de compte actif')
    expect(await readHealthFigure('planned_changes_undone')).toBe(1)
  })
})

test('A change that is late is counted by the metrics', async () => {
  const place = await createDraft()
  await planChange({ place })
  expect(await readHealthFigure('planned_changes_waiting')).toBe(1)
  expect(await readHealthFigure('planned_changes_undone')).toBe(0)
  await testPayload.payload.db.pool.query(
    `UPDATE payload_jobs SET input = jsonb_set(input, '{at}',
      to_jsonb(to_char(now() AT TIME ZONE 'UTC' - interval '5 minutes', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))`,
  )
  const { body } = await callChangesApi(
    'GET',
    {},
    staffHeaders,
    `?collection=value-pages&id=${place.id}`,
  )
  expect(body.changes).toMatchObject([{ state: 'late' }])
  expect(await readHealthFigure('planned_changes_undone')).toBe(1)
  const user = { ...(await aUser(testPayload.payload)), collection: 'users' as const }
  const { payload } = testPayload
  const sentence = 'Un changement programmé n’a pas été fait.'
  expect(await FailedPlannedChangeWarning({ payload, user })).toMatchObject({ props: { sentence } })
  expect(await FailedPlannedChangeWarning({ payload, user: undefined })).toBeNull()
})

test('A page that was moved to the trash meanwhile is not restored', async () => {
  const place = await createDraft()
  await planChange({ place })
  const deletedAt = new Date().toISOString()
  await testPayload.payload.update({ collection: 'value-pages', id: place.id, data: { deletedAt } })
  await runJobsHoursLater()
  expect(await isPublished(place)).toBe(false)
  const { body } = await callChangesApi(
    'GET',
    {},
    staffHeaders,
    `?collection=value-pages&id=${place.id}`,
  )
  // A failed plan can be cancelled.
  await testPayload.payload.db.pool.query('UPDATE payload_jobs SET has_error = true')
  expect((await callChangesApi('DELETE', { id: body.changes[0].id })).status).toBe(200)
})

describe('The route of plans refuses', () => {
  test.each([
    ['yesterday', { at: wallTimeInHours(-24) }],
    ['in a hundred years', { at: '2126-12-01T09:00' }],
    ['on an invalid day', { at: '2027-02-30T10:00' }],
    ['without an hour', { at: '' }],
    ['of an unknown kind', { kind: 'delete' }],
    ['of a global without publication', { place: { global: 'email-settings' } }],
    ['of an account', { place: { collection: 'users', id: 1 } }],
    [
      'of a collection with the name of an object property',
      { place: { collection: 'constructor', id: 1 } },
    ],
    ['of several documents', { place: { collection: 'value-pages', id: { exists: true } } }],
    [
      'of an id beyond those of the database',
      { place: { collection: 'value-pages', id: 2 ** 31 } },
    ],
  ])('to plan a change: %s', async (_what, change) => {
    const place = await createDraft()
    expect((await planChange({ place, ...change })).status).toBe(400)
    expect(await findJobs(testPayload.payload)).toEqual([])
  })

  test('to read or cancel the plan of an id beyond those of the database', async () => {
    const query = `?collection=value-pages&id=${2 ** 31}`
    expect((await callChangesApi('GET', {}, staffHeaders, query)).status).toBe(400)
    expect((await callChangesApi('DELETE', { id: 2 ** 31 })).status).toBe(400)
  })

  test('to plan a change twice, or for a page that does not exist', async () => {
    const place = await createDraft()
    expect((await planChange({ place })).status).toBe(201)
    expect((await planChange({ place, at: wallTimeInHours(5) })).status).toBe(409)
    expect((await planChange({ place: { ...place, id: 999_999 } })).status).toBe(403)
  })

  test('all but one of ten equal requests at once', async () => {
    const place = await createDraft()
    const answers = await Promise.all(Array.from({ length: 10 }, () => planChange({ place })))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    expect(await findJobs(testPayload.payload)).toHaveLength(1)
  })

  test('to plan, read or cancel without the session of staff', async () => {
    const place = await createDraft()
    await planChange({ place })
    const [job] = await findJobs(testPayload.payload)
    const inactive = await sessionOf(testPayload.payload, {
      role: 'super-admin',
      status: 'inactive',
    })
    const elsewhere = {
      ...staffHeaders,
      'Sec-Fetch-Site': 'cross-site',
      Origin: 'https://ailleurs.test',
    }
    for (const headers of [{}, inactive, elsewhere]) {
      expect((await planChange({ place, kind: 'unpublish' }, headers)).status).toBe(403)
      expect((await callChangesApi('DELETE', { id: job?.id }, headers)).status).toBe(403)
      expect((await callChangesApi('GET', {}, headers, '?global=home-page')).status).toBe(403)
    }
    expect(await findJobs(testPayload.payload)).toHaveLength(1)
  })

  test('a plan forged as a job, and to cancel another job', async () => {
    const client = restClient(
      (await sessionOf(testPayload.payload, { role: 'super-admin' })).Cookie,
    )
    const place = await createDraft()
    const input = { place, kind: 'publish', user: 1, by: 'Personne' }
    const job = { taskSlug: 'applyPlannedChange', input }
    expect((await client.post('/payload-jobs', job)).status).toBeGreaterThanOrEqual(400)
    expect(await findJobs(testPayload.payload)).toEqual([])
    await testPayload.payload.jobs.queue({ task: 'recountVisits', input: {} })
    const [other] = await findJobs(testPayload.payload)
    expect((await callChangesApi('DELETE', { id: other?.id })).status).toBe(404)
    expect(await findJobs(testPayload.payload)).toHaveLength(1)
  })
})

test('A planned publication invalidates cached pages on each server, like one by hand', async () => {
  const place = await createDraft()
  await planChange({ place })
  const client = await testPayload.payload.db.pool.connect()
  const heard = vi.fn()
  client.on('notification', ({ payload }) => heard(payload))
  await client.query('LISTEN content_changed')
  await runJobsHoursLater()
  await client.query('SELECT 1')
  client.release(true)
  expect(heard.mock.calls.flat()).toContain('content:value-pages')
})
