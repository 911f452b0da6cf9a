import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDocumentReading } from '@/src/plugins/document-reading/health/checks/reading'
import { documentReadingHealth } from '@/src/plugins/document-reading/health/documentReadingHealth'
import { aJobApplication } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let checkReadingHealth: () => ReturnType<typeof checkDocumentReading>

beforeAll(async () => {
  testPayload = await startTestPayload()
  const { env } = await import('@/src/env')
  const context = { env, seenHost: null, knownMigrations: null }
  checkReadingHealth = () =>
    checkDocumentReading(testPayload.payload, { ...context, now: new Date() })
})
afterAll(() => testPayload.stop())

const runSql = (sql: string) => testPayload.payload.db.pool.query(sql)
const readCurrentState = async () => (await checkReadingHealth()).state
const readHealthFigure = async (name: string) =>
  (await documentReadingHealth.figures?.(testPayload.payload))?.[name]?.value

test('The check of text extraction is by the oldest document, except while others are read', async () => {
  const { rows } = await runSql(`INSERT INTO candidate_files (original_name, check_state)
    VALUES ('cv', 'clean') RETURNING id`)
  const { id } = await aJobApplication(testPayload.payload, { cv: rows[0].id })
  const other = await aJobApplication(testPayload.payload)
  await runSql(`UPDATE application_words SET words = '', tried_at = now() - interval '1 hour'
    WHERE application_id <> ${id}`)
  const received = (ago: string) =>
    runSql(`WITH file AS (UPDATE candidate_files SET created_at = now() - interval '${ago}')
      UPDATE job_applications SET created_at = now() - interval '${ago}' WHERE id = ${id}`)
  await received('14 minutes')
  expect(await readCurrentState()).toBe('good')
  await received('16 minutes')
  expect(await readCurrentState()).toBe('warning')
  await received('3 hours')
  expect(await checkReadingHealth()).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('1 candidature attend'),
    remedy: expect.stringContaining('lanceur'),
  })
  await runSql(`UPDATE application_words SET tried_at = now() WHERE application_id = ${other.id}`)
  expect(await checkReadingHealth()).toMatchObject({ state: 'warning', remedy: null })
  await runSql("UPDATE candidate_files SET check_state = 'pending'")
  expect(await readCurrentState()).toBe('good')
  await runSql("UPDATE candidate_files SET check_state = 'clean'")
  await runSql("UPDATE application_words SET words = ''")
  expect(await readCurrentState()).toBe('good')
  await runSql('DELETE FROM job_applications')
  await runSql('DELETE FROM candidate_files')
})

test('The oldest document that waits for its reading is a metric', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  expect(await readHealthFigure('documents_unread')).toBe(1)
  const hourAgo = "created_at = now() - interval '1 hour'"
  await testPayload.payload.db.pool.query(`UPDATE job_applications SET ${hourAgo} WHERE id = ${id}`)
  expect(await readHealthFigure('documents_oldest_unread_seconds')).toBeCloseTo(3_600, -3)
})
