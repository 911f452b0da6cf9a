import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSearchableFullName } from '@/src/plugins/personal-data/rules/personRecord'
import { aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const PROPERTY_RUNS = 40
const PERSON_EMAIL = 'qui@mail.example'
const ERASED_MARK = '[effacé]'

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

/** Texts of other people, with common words, JSON, patterns and HTML. */
const UNRELATED_TEXTS = [
  'Je viens de la région de Nantes, dans le centre, et je suis le premier.',
  'Candidatures : 12 · Fichiers : 3 · empreinte 0a1b',
  '{"limit": 25, "where": {"or": [{"status": {"equals": "new"}}]}}',
  'a.*b (x|y)+ [a-z]{2,} ^$ \\d \\1 $& $1 %_%% _ __',
  '<b>Bonjour</b> <script>alert("le le")</script> &amp; &lt;de la&gt;',
  'Élodie DE LA Tour — Exporter CSV de la page — ÉTÉ été',
]

const namePieces = fc.constantFrom(
  ...[
    'de',
    'la',
    'le',
    'dans',
    'je',
    'suis',
    'Candidatures :',
    '12 ·',
    'Exporter',
    'CSV',
    'Nantes',
  ],
  ...['"limit":', '25', '{"limit": 25', '"equals": "new"}', '[{', '}}', ': null', 'true', '\\"'],
  ...['.*', '(x|y)+', '[a-z]{2,}', '^$', '\\d', '\\1', '$&', '$1', '(?<!a)', '***=', '(?i)a', '\\'],
  ...['%', '_', '%_%%', '__', "l'a", '’', '--', '; DROP TABLE users', "' OR ''='"],
  ...['<b>Bonjour</b>', '&amp;', '<script>', '&lt;de', '𝒜', 'é', 'ÉTÉ', '\u0301', '[effacé]'],
)
const personNames = fc
  .oneof(
    { weight: 3, arbitrary: fc.array(namePieces, { minLength: 1, maxLength: 4 }) },
    {
      weight: 1,
      arbitrary: fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), {
        minLength: 2,
        maxLength: 3,
      }),
    },
  )
  .map((words) => words.join(' ').replaceAll('\0', '').trim())
  .filter((name) => name !== '')

/** Writes these texts to every place that can contain texts of other people. */
async function storeOthersTexts(text: string) {
  const { pool } = testPayload.payload.db
  const json = {
    [text]: text,
    limit: 25,
    deep: [{ text }, null, 1e20, true],
    id: '12345678901234567890',
  }
  const { rows } = await pool.query(
    `INSERT INTO job_applications (candidate_name, candidate_email, candidate_phone, job_title, cover_letter)
    VALUES ($1, 'autre@mail.example', '06', $1, $1) RETURNING id`,
    [text],
  )
  await pool.query('INSERT INTO application_notes (application_id, text) VALUES ($1, $2)', [
    rows[0].id,
    text,
  ])
  await pool.query(
    "INSERT INTO application_opinions (application_id, opinion, sentence) VALUES ($1, 'reserved', $2)",
    [rows[0].id, text],
  )
  const message = await pool.query(
    `INSERT INTO contact_messages (name, email, subject, message)
    VALUES ($1, 'autre@mail.example', $1, $1) RETURNING id`,
    [text],
  )
  await pool.query(
    'INSERT INTO message_replies (message_id, text, problem, reply_key) VALUES ($1, $2, $2, gen_random_uuid())',
    [message.rows[0].id, text],
  )
  await pool.query(
    `INSERT INTO audit_entries (created_at, action, target, subject, details, actor_name, actor_email)
    VALUES (now(), 'exported', 'job-applications', $1, $1, $1, 'autre@exemplia.test')`,
    [text],
  )
  await pool.query(
    `INSERT INTO payload_query_presets (title, "where", related_collection)
    VALUES ($1, $2, 'job-applications')`,
    [text, json],
  )
  await pool.query('INSERT INTO payload_preferences (key, value) VALUES ($1, $2)', [text, json])
  await pool.query(
    `INSERT INTO payload_jobs (task_slug, input, has_error, error)
    VALUES ('recountVisits', $1, true, $1)`,
    [json],
  )
  await pool.query(
    "INSERT INTO submission_drafts VALUES (gen_random_uuid(), '192.0.2.1', now(), $1)",
    [{ values: { message: text, email: 'autre@mail.example' }, errors: {}, json }],
  )
}

const RETAINED_TABLES = [
  'job_applications',
  'application_notes',
  'application_opinions',
  'contact_messages',
  'message_replies',
  'audit_entries',
  'payload_query_presets',
  'payload_preferences',
  'payload_jobs',
  'submission_drafts',
]

/** Reads all of these rows; the entries that an erasure adds concern only the erasure. */
async function readRetainedRows() {
  const tables = await Promise.all(
    RETAINED_TABLES.map((table) =>
      testPayload.payload.db.pool.query(
        `SELECT to_jsonb(kept) - 'order' AS row FROM ${table} kept
        ${table === 'audit_entries' ? "WHERE action <> 'personErased'" : ''}
        ${table === 'payload_jobs' ? "WHERE task_slug = 'recountVisits'" : ''} ORDER BY id`,
      ),
    ),
  )
  return tables.flatMap(({ rows }) => rows.map(({ row }) => row))
}

async function storeApplicationAndMessage(name: string) {
  const { pool } = testPayload.payload.db
  await pool.query(
    `INSERT INTO job_applications (candidate_name, candidate_email, job_title, cover_letter)
    VALUES ($1, $2, 'Poste', $1)`,
    [name, PERSON_EMAIL],
  )
  await pool.query(
    'INSERT INTO contact_messages (name, email, subject, message) VALUES ($1, $2, $1, $1)',
    [name, PERSON_EMAIL],
  )
}

async function readPersonSummary() {
  const { summarisePersonData: describePerson } = await import(
    '@/src/plugins/personal-data/queries/summarisePersonData'
  )
  return describePerson(testPayload.payload, {
    address: PERSON_EMAIL,
    mailDirectory: testPayload.dataDir,
    reader: null,
  })
}

async function erasePersonPassages(
  passages: Awaited<ReturnType<typeof readPersonSummary>>['passages'],
) {
  const { erasePerson } = await import('@/src/plugins/personal-data/commands/erasePerson')
  const asked = {
    address: PERSON_EMAIL,
    mailDirectory: testPayload.dataDir,
    erased: ERASED_MARK,
    passages,
  }
  return erasePerson(testPayload.payload, { user: null }, asked)
}

test('A name chosen by a candidate changes no other person’s text by itself', async () => {
  for (const text of UNRELATED_TEXTS) await storeOthersTexts(text)
  const before = await readRetainedRows()
  await fc.assert(
    fc.asyncProperty(fc.array(personNames, { minLength: 1, maxLength: 3 }), async (called) => {
      for (const name of called) await storeApplicationAndMessage(name)
      const { counts, passages } = await readPersonSummary()
      expect(counts).toMatchObject({ applications: called.length, mentions: 0 })
      if (!called.some(isSearchableFullName)) expect(passages).toEqual([])
      expect(await erasePersonPassages([])).toMatchObject({ ok: true, replaced: 0, changed: [] })
      expect(await readRetainedRows()).toEqual(before)
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

test('A name of common words, or of JSON, is replaced in the confirmed passages only', async () => {
  // The same words of another author are another passage.
  await storeOthersTexts(UNRELATED_TEXTS[0] ?? '')
  const before = await readRetainedRows()
  await storeApplicationAndMessage('de la')
  await storeApplicationAndMessage('"equals": "new"')
  const { passages } = await readPersonSummary()
  expect(new Set(passages.map(({ mark }) => mark)).size).toBe(passages.length)
  const letter = passages.find(({ place, after }) => place === 'letter' && / région/.test(after))
  const value = passages.find(({ place, name }) => place === 'filterValue' && name.includes('new'))
  if (!letter || !value) throw new Error('A passage is not shown')
  expect(await erasePersonPassages([letter, value])).toMatchObject({ replaced: 2, changed: [] })
  const after = await readRetainedRows()
  const changed = after.filter(
    (row, index) => JSON.stringify(row) !== JSON.stringify(before[index]),
  )
  expect(changed).toEqual([
    expect.objectContaining({
      id: letter.row,
      cover_letter: 'Je viens [effacé] région de Nantes, dans le centre, et je suis le premier.',
    }),
    expect.objectContaining({ id: value.row, title: expect.stringContaining('"equals": "new"') }),
  ])
  const texts = JSON.stringify(changed[1].where)
  expect(texts.match(/effacé/g)).toHaveLength(1)
  expect(changed[1].where).toMatchObject({ limit: 25, deep: [{}, null, 1e20, true] })
})

test('The audit trail loses only the name and e-mail address of its author', async () => {
  const { pool } = testPayload.payload.db
  const user = await aUser(testPayload.payload)
  await pool.query(
    `INSERT INTO audit_entries (created_at, action, subject, details, actor_id, actor_name, actor_email)
    VALUES (now(), 'exported', $1, $1, $2, 'Qui Que', $1)`,
    [PERSON_EMAIL, user.id],
  )
  await storeApplicationAndMessage('Qui Que')
  await erasePersonPassages((await readPersonSummary()).passages)
  const { rows } = await pool.query(
    'SELECT subject, details, actor_name FROM audit_entries WHERE actor_id = $1 AND action = $2',
    [user.id, 'exported'],
  )
  expect(rows).toEqual([{ subject: PERSON_EMAIL, details: PERSON_EMAIL, actor_name: ERASED_MARK }])
  const blank = `DO $$ BEGIN
    PERFORM set_config('exemplia.erasure', 'on', true);
    UPDATE audit_entries SET details = '';
  END $$`
  await expect(pool.query(blank)).rejects.toThrow('stays as it was written')
})

test('For a frequent name only the latest passages are shown, with a hint that there are more', async () => {
  const { pool } = testPayload.payload.db
  await pool.query(
    `INSERT INTO job_applications (candidate_name, candidate_email, job_title, cover_letter)
    SELECT 'Autre', 'autre@mail.example', 'Poste', repeat('Je viens de la mer. ', 3)
    FROM generate_series(1, 300)`,
  )
  await storeApplicationAndMessage('de la')
  const { passages, hasMorePassages } = await readPersonSummary()
  expect(passages).toHaveLength(200)
  expect(hasMorePassages).toBe(true)
  expect(await erasePersonPassages([])).toMatchObject({ ok: true })
})

test('A person with many long names is erased completely', async () => {
  const { pool } = testPayload.payload.db
  await pool.query(
    `INSERT INTO job_applications (candidate_name, candidate_email, job_title)
    SELECT left(repeat(chr(97 + n % 26) || 'éaî oeu', 40), 200), $1, 'Poste'
    FROM generate_series(1, 60) n`,
    [PERSON_EMAIL],
  )
  const { counts, hasMorePassages } = await readPersonSummary()
  expect(counts.applications).toBe(60)
  expect(hasMorePassages).toBe(true)
  expect(await erasePersonPassages([])).toMatchObject({ ok: true })
})
