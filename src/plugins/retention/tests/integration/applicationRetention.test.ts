import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { SITE_TIMEZONES } from '@/src/domain/languages/siteLocale'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { applyRetention } from '@/src/plugins/retention/commands/applyRetention'
import {
  lastContactSql,
  retainedUntilSql,
} from '@/src/plugins/retention/queries/applicationRetentionSql'
import { countApplicationsDueAfterGrace } from '@/src/plugins/retention/queries/countApplicationsDueAfterGrace'
import { countDueRecords } from '@/src/plugins/retention/queries/countDueRecords'
import { findApplicationRetention } from '@/src/plugins/retention/queries/findApplicationRetention'
import { readRetentionRules } from '@/src/plugins/retention/queries/internal/readRetentionRules'
import { computeApplicationRetention } from '@/src/plugins/retention/rules/applicationRetention'
import { NEW_RETENTION_PERIODS_KEY } from '@/src/plugins/retention/rules/retentionPeriods'
import { retentionPanelWords } from '@/src/plugins/retention/words/admin/retentionPanel'
import { aJobApplication } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload

beforeAll(async () => {
  site = await startTestPayload()
})
afterAll(async () => {
  await query('DELETE FROM payload_kv WHERE key = $1', [NEW_RETENTION_PERIODS_KEY])
  await site.stop()
})
beforeEach(async () => {
  await query('TRUNCATE job_applications, data_retention, retention_runs CASCADE')
  await query('DELETE FROM payload_kv WHERE key = $1', [NEW_RETENTION_PERIODS_KEY])
})

const query = (text: string, values: unknown[] = []) => site.payload.db.pool.query(text, values)

type StoredApplication = {
  status: (typeof APPLICATION_STATUSES)[number]
  statusChangedAt?: Date | null
  withdrawnAt?: Date | null
  keepConsentUntil?: Date | null
  keepConsentWithdrawnAt?: Date | null
  createdAt: Date
  /** Events, replies and opinions. */
  contacts?: readonly (readonly [table: keyof typeof CONTACT_SQL, at: Date])[]
}

async function store({ status, createdAt, contacts = [], ...stored }: StoredApplication) {
  const { statusChangedAt = null, withdrawnAt = null } = stored
  const { keepConsentUntil = null, keepConsentWithdrawnAt = null } = stored
  const { id } = await aJobApplication(site.payload, { status })
  await query(
    `UPDATE job_applications SET created_at = $1, status_changed_at = $2, withdrawn_at = $3,
      keep_consent_until = $4, keep_consent_withdrawn_at = $5 WHERE id = $6`,
    [createdAt, statusChangedAt, withdrawnAt, keepConsentUntil, keepConsentWithdrawnAt, id],
  )
  for (const [table, at] of contacts) await query(CONTACT_SQL[table], [id, at])
  return id
}

const CONTACT_SQL = {
  decision: `INSERT INTO application_events (application_id, kind, created_at)
    VALUES ($1, 'status-changed', $2)`,
  note: `INSERT INTO application_events (application_id, kind, created_at)
    VALUES ($1, 'note-added', $2)`,
  correction: `INSERT INTO application_events (application_id, kind, created_at)
    VALUES ($1, 'cv-replaced', $2)`,
  // Staff who open an application do not prolong its retention.
  reading: `INSERT INTO application_events (application_id, kind, created_at)
    VALUES ($1, 'read', $2)`,
  reply: `INSERT INTO application_answers
      (application_id, language, subject, body, state, send_after, answer_key, created_at)
    VALUES ($1, 'fr', 'Objet', 'Texte', 'sent', now(), gen_random_uuid()::text, $2)`,
  opinion: `INSERT INTO application_opinions (application_id, opinion, sentence, created_at)
    VALUES ($1, 'reserved', 'Hésite', $2)`,
} as const

const moments = fc.oneof(
  fc.date({
    min: new Date('2023-01-01'),
    max: new Date('2029-01-01'),
    noInvalidDate: true,
  }),
  // Midnights in the three time zones, ends of months and the leap day.
  fc
    .constantFrom(
      ...['2026-11-30T22:59:59.999Z', '2026-11-30T23:00:00Z', '2027-11-30T12:00:00Z'],
      ...['2028-02-28T23:00:00Z', '2028-02-29T22:59:59Z', '2026-03-31T04:00:00Z'],
      ...['2026-10-25T00:30:00Z', '2026-03-29T01:00:00Z', '2026-08-31T21:59:59Z'],
    )
    .map((text) => new Date(text)),
)

test('The rule and its SQL give the same last day for any application and settings', async () => {
  const applications = fc.record({
    status: fc.constantFrom(...APPLICATION_STATUSES),
    statusChangedAt: fc.option(moments),
    withdrawnAt: fc.option(moments, { freq: 2 }),
    keepConsentUntil: fc.option(moments),
    keepConsentWithdrawnAt: fc.option(moments, { freq: 2 }),
    createdAt: moments,
    contacts: fc.array(
      fc.tuple(
        fc.constantFrom(
          ...(['decision', 'note', 'correction', 'reading', 'reply', 'opinion'] as const),
        ),
        moments,
      ),
      { maxLength: 3 },
    ),
  })
  for (const application of fc.sample(applications, 120)) await store(application)
  const months = fc.integer({ min: 1, max: 30 })
  const rules = fc.record({
    ...{ applicationMonths: months, rejectedMonths: months, withdrawnMonths: months },
    timezone: fc.constantFrom(...SITE_TIMEZONES),
    graceDay: fc.option(moments.map((moment) => moment.toISOString().slice(0, 10))),
  })
  const Rows = z.array(
    z.object({
      id: z.number(),
      status: z.enum(APPLICATION_STATUSES),
      statusChangedAt: z.coerce.date().nullable(),
      withdrawnAt: z.coerce.date().nullable(),
      keepConsentUntil: z.coerce.date().nullable(),
      keepConsentWithdrawnAt: z.coerce.date().nullable(),
      lastContactAt: z.coerce.date(),
      until: z.string().nullable(),
    }),
  )
  await fc.assert(
    fc.asyncProperty(rules, async (given) => {
      const { rows } = await site.payload.db.drizzle.execute(sql`
        SELECT id, status, status_changed_at AS "statusChangedAt", withdrawn_at AS "withdrawnAt",
          keep_consent_until AS "keepConsentUntil",
          keep_consent_withdrawn_at AS "keepConsentWithdrawnAt",
          ${lastContactSql} AS "lastContactAt", (${retainedUntilSql(given)})::text AS until
        FROM job_applications application`)
      const found = Rows.parse(rows)
      expect(found).toHaveLength(120)
      for (const { id, until, ...application } of found) {
        expect([id, until]).toEqual([id, computeApplicationRetention(application, given).until])
      }
    }),
    { numRuns: 40 },
  )
})

const RULES = {
  ...{ applicationMonths: 24, rejectedMonths: 3, withdrawnMonths: 3 },
  ...{ messageMonths: 36, logMonths: 12 },
  ...({ sealedRecordYears: 5, timezone: 'Europe/Paris', graceDay: null } as const),
}

const idsLeft = async () =>
  (await query('SELECT id FROM job_applications ORDER BY id')).rows.map(({ id }) => id)

async function runAt(now: Date) {
  const run = { day: now.toISOString().slice(0, 10), now, mailDirectory: site.dataDir }
  while (!(await applyRetention(site.payload, run)));
}

test('A rejected application is deleted in the night after its last day at the firm, not earlier', async () => {
  const statusChangedAt = new Date('2026-08-31T21:59:59Z')
  const id = await store({
    ...{ status: 'rejected', statusChangedAt, createdAt: new Date('2026-08-01') },
    contacts: [['reply', new Date('2026-09-20')]],
  })
  const due = async (at: string) => {
    const options = { rules: RULES, now: new Date(at), mailDirectory: site.dataDir }
    return (await countDueRecords(site.payload, options)).applications.count
  }
  expect(await due('2026-11-30T22:59:59Z')).toBe(0)
  await runAt(new Date('2026-11-30T22:59:59Z'))
  expect(await idsLeft()).toEqual([id])
  expect(await due('2026-11-30T23:00:00Z')).toBe(1)
  await runAt(new Date('2026-11-30T23:00:00Z'))
  expect(await idsLeft()).toEqual([])
})

test('A decision that changes while the run waits is not overtaken by the deletion', async () => {
  const statusChangedAt = new Date('2026-01-05')
  const id = await store({ status: 'rejected', statusChangedAt, createdAt: statusChangedAt })
  const client = await site.payload.db.pool.connect()
  await client.query('BEGIN')
  await client.query("UPDATE job_applications SET status = 'accepted' WHERE id = $1", [id])
  await runAt(new Date('2026-11-22T03:00:00Z'))
  await client.query('COMMIT')
  client.release()
  await runAt(new Date('2026-11-23T03:00:00Z'))
  expect(await idsLeft()).toEqual([id])
})

test('After an update nothing is deleted by the new periods for thirty days, and a notice counts what will be', async () => {
  await query(
    `INSERT INTO payload_kv (key, data) VALUES ($1, to_jsonb('2026-11-28T10:00:00Z'::timestamptz))`,
    [NEW_RETENTION_PERIODS_KEY],
  )
  const statusChangedAt = new Date('2026-01-05')
  const rejected = await store({ status: 'rejected', statusChangedAt, createdAt: statusChangedAt })
  const forgotten = await store({ status: 'pending', createdAt: new Date('2024-12-10T12:00:00Z') })
  const countAt = (now: string) => countApplicationsDueAfterGrace(site.payload, new Date(now))
  expect(await countAt('2026-11-29')).toEqual({
    ...{ graceDay: '2026-12-28', count: 2, sealedRecordYears: 5 },
  })

  await runAt(new Date('2026-12-10T03:00:00Z'))
  expect(await idsLeft()).toEqual([rejected, forgotten])
  // The period of undecided applications is not new.
  await runAt(new Date('2026-12-11T03:00:00Z'))
  expect(await idsLeft()).toEqual([rejected])
  await runAt(new Date('2026-12-28T22:59:59Z'))
  expect(await idsLeft()).toEqual([rejected])
  expect(await countAt('2026-12-28T22:59:59Z')).toMatchObject({ count: 1 })
  await runAt(new Date('2026-12-28T23:00:00Z'))
  expect(await idsLeft()).toEqual([])
  expect(await countAt('2026-12-28T23:00:00Z')).toBeNull()
})

test('The page of an application shows until when it is stored, and why', async () => {
  const shown = async (id: number) => {
    const retention = await findApplicationRetention(site.payload, {
      application: id,
      now: new Date(),
    })
    return (
      retention && [retentionPanelWords.until(retention), retentionPanelWords.because(retention)]
    )
  }
  const at = new Date('2026-11-30T10:00:00Z')
  const rejected = await store({ status: 'rejected', statusChangedAt: at, createdAt: at })
  expect(await shown(rejected)).toEqual([
    'Jusqu’au 28/02/2027 inclus.',
    '3\u00A0mois après le refus du 30/11/2026.',
  ])
  const withdrawn = await store({ status: 'accepted', withdrawnAt: at, createdAt: at })
  expect(await shown(withdrawn)).toEqual([
    'Jusqu’au 28/02/2027 inclus.',
    '3\u00A0mois après le retrait du 30/11/2026.',
  ])
  const pending = await store({ status: 'pending', createdAt: at })
  expect(await shown(pending)).toEqual([
    'Jusqu’au 30/11/2028 inclus.',
    'Deux ans après le dernier échange du 30/11/2026.',
  ])
  const accepted = await store({ status: 'accepted', statusChangedAt: at, createdAt: at })
  expect(await shown(accepted)).toEqual([
    'Sans effacement automatique.',
    expect.stringContaining('À partir du 01/03/2027 (3\u00A0mois après)'),
  ])
  await query('UPDATE job_applications SET is_spam = true WHERE id = $1', [accepted])
  expect(await shown(accepted)).toBeNull()
  await query(
    `INSERT INTO payload_kv (key, data) VALUES ($1, to_jsonb('2027-03-10T10:00:00Z'::timestamptz))`,
    [NEW_RETENTION_PERIODS_KEY],
  )
  expect(await shown(rejected)).toEqual([
    'Jusqu’au 09/04/2027 inclus.',
    expect.stringContaining('(3\u00A0mois après le refus du 30/11/2026)'),
  ])
  expect((await readRetentionRules(site.payload)).graceDay).toBe('2027-04-09')
})
