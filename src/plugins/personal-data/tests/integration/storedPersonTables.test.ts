import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { PERSON_RECORD_TABLES } from '@/src/plugins/personal-data/queries/personRecords'
import { APPLICATION_RECORD_TABLES } from '@/src/queries/person/applicationRecordTable'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

const CORE_EXPORTED_TABLES = [
  'job_applications',
  'application_notes',
  'application_events',
  'application_answers',
  'contact_messages',
  'message_replies',
  'sealed_records',
]
const EXPORTED_TABLES = [
  ...CORE_EXPORTED_TABLES,
  ...[...APPLICATION_RECORD_TABLES, ...PERSON_RECORD_TABLES].map(({ table }) => table),
]

const FIRM_TABLE_REASON = 'an e-mail address of the firm, or the label of a field'

/** Tables with an e-mail address, application or message that no person receives, and why. */
const UNEXPORTED_TABLE_REASONS: Readonly<Record<string, string>> = {
  application_links: 'which applications staff linked; the search shows the linked addresses',
  application_mentions: 'which colleague was asked for an opinion, without a text',
  application_words: 'search index of the words of the exported files',
  audit_entries: 'what staff did, with their own address',
  users: 'accounts of staff',
  visit_days: 'the number of visits from e-mails',
  email_settings: FIRM_TABLE_REASON,
  website_settings: FIRM_TABLE_REASON,
  _website_settings_v: FIRM_TABLE_REASON,
  legal_notice: FIRM_TABLE_REASON,
  _legal_notice_v: FIRM_TABLE_REASON,
  offices: FIRM_TABLE_REASON,
  _offices_v: FIRM_TABLE_REASON,
  home_page_locales: FIRM_TABLE_REASON,
  _home_page_v_locales: FIRM_TABLE_REASON,
}

const ColumnsSchema = z.array(z.object({ table: z.string() }))
const ReferencesSchema = z.array(
  z.object({ table: z.string(), target: z.string(), onDelete: z.string() }),
)

async function findTablesWithEmail() {
  const { rows } = await testPayload.payload.db.pool.query(
    `SELECT DISTINCT table_name AS table FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name LIKE '%email%'`,
  )
  return ColumnsSchema.parse(rows).map(({ table }) => table)
}

async function readForeignKeys() {
  const { rows } = await testPayload.payload.db.pool.query(
    `SELECT conrelid::regclass::text AS table, confrelid::regclass::text AS target,
      confdeltype AS "onDelete" FROM pg_constraint
    WHERE contype = 'f' AND confrelid IN ('job_applications'::regclass, 'contact_messages'::regclass)`,
  )
  return ReferencesSchema.parse(rows)
}

test('Each table with an e-mail address, application or message is exported, or has a reason', async () => {
  const tables = [
    ...(await findTablesWithEmail()),
    ...(await readForeignKeys()).map(({ table }) => table),
  ]
  const unknown = tables.filter(
    (table) => !EXPORTED_TABLES.includes(table) && !(table in UNEXPORTED_TABLE_REASONS),
  )
  expect([...new Set(unknown)].toSorted()).toEqual([])
  expect(Object.keys(UNEXPORTED_TABLE_REASONS).filter((table) => !tables.includes(table))).toEqual(
    [],
  )
})

test('Each row about an application or message is deleted with it', async () => {
  const found = await readForeignKeys()
  expect(found.map(({ table }) => table)).toContain('candidate_links')
  expect(found.filter(({ onDelete }) => onDelete !== 'c')).toEqual([])
})
