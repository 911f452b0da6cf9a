import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDocumentReading } from '@/src/plugins/document-reading/health/checks/reading'
import { documentReadingHealth } from '@/src/plugins/document-reading/health/documentReadingHealth'
import { aJobApplication } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let check: () => ReturnType<typeof checkDocumentReading>

beforeAll(async () => {
  site = await startTestPayload()
  const { env } = await import('@/src/env')
  const context = { env, seenHost: null, knownMigrations: null }
  check = () => checkDocumentReading(site.payload, { ...context, now: new Date() })
})
afterAll(() => site.stop())

const ask = (sql: string) => site.payload.db.pool.query(sql)
const stateNow = async () => (await check()).state
const figure = async (name: string) =>
  (await documentReadingHealth.figures?.(site.payload))?.[name]?.value

test('The check of text extraction is by the oldest document, except while others are read', async () => {
  const { rows } = await ask(`INSERT INTO candidate_files (original_name, check_state)
    VALUES ('cv', 'clean') RETURNING id`)
  const { id } = await aJobApplication(site.payload, { cv: rows[0].id })
  const other = await aJobApplication(site.payload)
  await ask(`UPDATE application_words SET words = '', tried_at = now() - interval '1 hour'
    WHERE application_id <> ${id}`)
  const received = (ago: string) =>
    ask(`WITH file AS (UPDATE candidate_files SET created_at = now() - interval '${ago}')
      UPDATE job_applications SET created_at = now() - interval '${ago}' WHERE id = ${id}`)
  await received('14 minutes')
  expect(await stateNow()).toBe('good')
  await received('16 minutes')
  expect(await stateNow()).toBe('warning')
  await received('3 hours')
  expect(await check()).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('1 candidature attend'),
    remedy: expect.stringContaining('lanceur'),
  })
  await ask(`UPDATE application_words SET tried_at = now() WHERE application_id = ${other.id}`)
  expect(await check()).toMatchObject({ state: 'warning', remedy: null })
  await ask("UPDATE candidate_files SET check_state = 'pending'")
  expect(await stateNow()).toBe('good')
  await ask("UPDATE candidate_files SET check_state = 'clean'")
  await ask("UPDATE application_words SET words = ''")
  expect(await stateNow()).toBe('good')
  await ask('DELETE FROM job_applications')
  await ask('DELETE FROM candidate_files')
})

test('The oldest document that waits for its reading is a metric', async () => {
  const { id } = await aJobApplication(site.payload)
  expect(await figure('documents_unread')).toBe(1)
  const hourAgo = "created_at = now() - interval '1 hour'"
  await site.payload.db.pool.query(`UPDATE job_applications SET ${hourAgo} WHERE id = ${id}`)
  expect(await figure('documents_oldest_unread_seconds')).toBeCloseTo(3_600, -3)
})
