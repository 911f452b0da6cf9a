import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementsAfterRestore } from '@/src/plugins/backups/server/backup/statementsAfterRestore'
import type { Deletion } from '@/src/plugins/backups/server/journal/deletionJournal'
import { repeatDeletions } from '@/src/plugins/backups/server/journal/repeatDeletions'
import { aJobApplication } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let client: pg.Client

beforeAll(async () => {
  site = await startTestPayload()
  client = new pg.Client(site.databaseUrl)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await site.stop()
})

/** Repeats the actions in one transaction, as a restore does, on the schema of this version. */
async function repeat(...deletions: Deletion[]) {
  // Each action comes in its own batch, as from its own file.
  async function* batches() {
    for (const deletion of deletions) yield [deletion]
  }
  await client.query('BEGIN')
  await client.query("SET LOCAL exemplia.restoring = 'on'")
  await repeatDeletions(client, batches(), () => true)
  await client.query('COMMIT')
}

const rowsOf = async (sql: string) => (await client.query(sql)).rows

const RECEIVED = '2026-01-05T08:00:00.123Z'
const NOW = '2026-11-28T12:00:00.000Z'

test('A restore deletes a sealed record again, and no other record with its id', async () => {
  const { rows } = await client.query(
    `INSERT INTO sealed_records (name, email, offer, status, reason, received_at, ended_at)
      SELECT 'Camille Durand', 'camille@candidats.test', 'Architecte', 'rejected', 'rejected',
        $1::timestamptz + n * interval '1 millisecond' + interval '456 microseconds', now()
      FROM generate_series(0, 1) n RETURNING id`,
    [RECEIVED],
  )
  const [deleted, other] = rows.map(({ id }) => ({
    ...{ action: 'sealed-record-deleted', id, createdAt: RECEIVED, at: NOW },
  }))
  if (!deleted || !other) throw new Error('Two records are needed')
  await repeat(deleted, other)
  expect(await rowsOf('SELECT id FROM sealed_records')).toEqual([{ id: other.id }])
})

const jobsOfErasure = () =>
  rowsOf(`SELECT processing, wait_until FROM payload_jobs
    WHERE task_slug = 'eraseForCandidate' ORDER BY id`)

/** An application with a link, its requested erasure in the journal, and an earlier job. */
async function anErasure(earlierJob: { waitUntil: string; processing: boolean }) {
  const { id } = await aJobApplication(site.payload)
  const { rows } = await client.query(
    `INSERT INTO candidate_links (application_id, nonce, created_at) VALUES ($1, $2, $3)
      RETURNING id`,
    [id, `a nonce of ${id}`, RECEIVED],
  )
  await client.query(
    `INSERT INTO payload_jobs (task_slug, input, wait_until, processing)
      VALUES ('eraseForCandidate', jsonb_build_object('applicationId', $1::int), $2, $3)`,
    [id, earlierJob.waitUntil, earlierJob.processing],
  )
  const requested = { action: 'erasure-requested', id: rows[0].id, createdAt: RECEIVED, at: NOW }
  return requested
}

const ERASED_AT = new Date('2026-11-29T12:00:00.000Z')

test.each([
  ['before the erasure is due gets another one', '2026-11-29T11:59:59.999Z', 2],
  ['when the erasure is due is enough', '2026-11-29T12:00:00.000Z', 1],
])('An erasure whose earlier job runs %s', async (_, waitUntil, jobs) => {
  await client.query('DELETE FROM payload_jobs')
  const requested = await anErasure({ waitUntil, processing: false })
  await repeat(requested)
  await repeat(requested)
  const found = await jobsOfErasure()
  expect(found).toHaveLength(jobs)
  expect(found.at(-1)).toMatchObject({ wait_until: ERASED_AT })
})

test('A restore runs an erasure again whose job was running during the backup', async () => {
  await client.query('DELETE FROM payload_jobs')
  const requested = await anErasure({ waitUntil: ERASED_AT.toISOString(), processing: true })
  const tables = [{ name: 'payload_jobs', columns: ['processing'] }]
  for (const sql of statementsAfterRestore({ tables })) await client.query(sql)
  await repeat(requested)
  expect(await jobsOfErasure()).toMatchObject([{ processing: false, wait_until: ERASED_AT }])
})
