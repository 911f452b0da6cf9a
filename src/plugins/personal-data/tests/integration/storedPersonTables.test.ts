import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { PERSON_RECORD_TABLES } from '@/src/plugins/personal-data/queries/personRecords'
import { APPLICATION_RECORD_TABLES } from '@/src/queries/person/applicationRecordTable'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
beforeAll(async () => {
  site = await startTestPayload()
})
afterAll(() => site.stop())

const EXPORTED_BY_CORE = [
  'job_applications',
  'application_notes',
  'application_events',
  'application_answers',
  'contact_messages',
  'message_replies',
  'sealed_records',
]
const EXPORTED = [
  ...EXPORTED_BY_CORE,
  ...[...APPLICATION_RECORD_TABLES, ...PERSON_RECORD_TABLES].map(({ table }) => table),
]

const OF_THE_FIRM = 'an e-mail address of the firm, or the label of a field'

/** Tables with an e-mail address, application or message that no person receives, and why. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  application_links: 'which applications staff linked; the search shows the linked addresses',
  application_mentions: 'which colleague was asked for an opinion, without a text',
  application_words: 'search index of the words of the exported files',
  audit_entries: 'what staff did, with their own address',
  users: 'accounts of staff',
  visit_days: 'the number of visits from e-mails',
  email_settings: OF_THE_FIRM,
  website_settings: OF_THE_FIRM,
  _website_settings_v: OF_THE_FIRM,
  legal_notice: OF_THE_FIRM,
  _legal_notice_v: OF_THE_FIRM,
  offices: OF_THE_FIRM,
  _offices_v: OF_THE_FIRM,
  home_page_locales: OF_THE_FIRM,
  _home_page_v_locales: OF_THE_FIRM,
}

const Columns = z.array(z.object({ table: z.string() }))
const References = z.array(
  z.object({ table: z.string(), target: z.string(), onDelete: z.string() }),
)

async function tablesWithEmail() {
  const { rows } = await site.payload.db.pool.query(
    `SELECT DISTINCT table_name AS table FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name LIKE '%email%'`,
  )
  return Columns.parse(rows).map(({ table }) => table)
}

async function references() {
  const { rows } = await site.payload.db.pool.query(
    `SELECT conrelid::regclass::text AS table, confrelid::regclass::text AS target,
      confdeltype AS "onDelete" FROM pg_constraint
    WHERE contype = 'f' AND confrelid IN ('job_applications'::regclass, 'contact_messages'::regclass)`,
  )
  return References.parse(rows)
}

test('Each table with an e-mail address, application or message is exported, or has a reason', async () => {
  const tables = [...(await tablesWithEmail()), ...(await references()).map(({ table }) => table)]
  const unknown = tables.filter((table) => !EXPORTED.includes(table) && !(table in NOT_EXPORTED))
  expect([...new Set(unknown)].toSorted()).toEqual([])
  expect(Object.keys(NOT_EXPORTED).filter((table) => !tables.includes(table))).toEqual([])
})

test('Each row about an application or message is deleted with it', async () => {
  const found = await references()
  expect(found.map(({ table }) => table)).toContain('candidate_links')
  expect(found.filter(({ onDelete }) => onDelete !== 'c')).toEqual([])
})
