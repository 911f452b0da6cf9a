import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { OldestBackup } from '@/src/plugins/backups/admin/OldestBackup'
import { checkBackup } from '@/src/plugins/backups/health/checks/backup'
import { recordBackup, recordOldestBackup } from '@/src/plugins/backups/server/backup/recordBackup'
import { parseJournal } from '@/src/plugins/backups/server/journal/deletionJournal'
import { writeDeletionJournal } from '@/src/plugins/backups/server/journal/writeDeletionJournal'
import { backupCheckWords as words } from '@/src/plugins/backups/words/admin/backupCheck'
import { oldestBackupWords } from '@/src/plugins/backups/words/admin/oldestBackup'
import { aContactMessage, aJobApplication } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let databaseClient: pg.Client

beforeAll(async () => {
  testPayload = await startTestPayload()
  databaseClient = new pg.Client(testPayload.databaseUrl)
  await databaseClient.connect()
})
beforeEach(() => databaseClient.query('DELETE FROM deletion_outbox'))
afterAll(async () => {
  await databaseClient.end()
  await testPayload.stop()
})

const readDeletionOutbox = async () =>
  (await databaseClient.query('SELECT action, record_id AS id FROM deletion_outbox ORDER BY id'))
    .rows

test('A deletion is recorded in its transaction, and waits until every store has it', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  const message = await aContactMessage(testPayload.payload)
  await databaseClient.query(
    `BEGIN; DELETE FROM contact_messages WHERE id = ${message.id}; ROLLBACK`,
  )
  await testPayload.payload.delete({ collection: 'job-applications', id })
  const recorded = [{ action: 'application-deleted', id }]
  expect(await readDeletionOutbox()).toEqual(recorded)

  const written = new Map<string, string>()
  const first = { write: async (name: string, content: string) => void written.set(name, content) }
  const refuse = { write: () => Promise.reject(new Error('refused')) }
  await expect(writeDeletionJournal(databaseClient, [first, refuse])).rejects.toThrow('refused')
  expect(await readDeletionOutbox()).toEqual(recorded)
  await writeDeletionJournal(databaseClient, [first])
  expect(await readDeletionOutbox()).toEqual([])
  // The repeated file has the same name.
  expect([...written.values()].map((text) => parseJournal(text).deletions)).toEqual([
    [expect.objectContaining(recorded[0])],
  ])
  await writeDeletionJournal(databaseClient, [refuse])
})

test('A restore records no deletion', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  await databaseClient.query('BEGIN')
  await databaseClient.query("SET LOCAL exemplia.restoring = 'on'")
  await databaseClient.query('DELETE FROM job_applications WHERE id = $1', [id])
  await databaseClient.query('COMMIT')
  expect(await readDeletionOutbox()).toEqual([])
})

test('The check of backups reports deletions that are not written', async () => {
  const { env } = await import('@/src/env')
  const context = { env, seenHost: null, knownMigrations: null, now: new Date() }
  const record = (age: string) =>
    databaseClient.query(`
      DELETE FROM deletion_outbox;
      INSERT INTO deletion_outbox (action, record_id, record_created_at, at)
        VALUES ('message-deleted', 1, now(), now() - interval '${age}')`)
  await record('1 minute')
  expect(await checkBackup(testPayload.payload, context)).not.toMatchObject({
    remedy: words.journalRemedy,
  })
  await record('20 minutes')
  expect(await checkBackup(testPayload.payload, context)).toMatchObject({ state: 'warning' })
  await record('7 hours')
  expect(await checkBackup(testPayload.payload, context)).toMatchObject({
    state: 'bad',
    remedy: words.journalRemedy,
  })
})

test('The settings show the age of the oldest backup after the first backup', async () => {
  const shown = () => OldestBackup({ payload: testPayload.payload })
  expect(await shown()).toBeNull()
  await recordBackup(testPayload.databaseUrl)
  expect(await shown()).toBeNull()
  await recordOldestBackup(testPayload.databaseUrl, new Date(Date.now() - 61 * 24 * 3_600_000))
  expect((await shown())?.props.children).toBe(oldestBackupWords.age(61 * 24 * 3_600))
})
