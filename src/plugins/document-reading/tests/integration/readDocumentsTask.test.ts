import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  placesOf,
  readAllDocuments,
} from '@/src/plugins/document-reading/tests/support/documentReadings'
import { aCvSaying } from '@/tests/support/documentPages'
import { aDocx } from '@/tests/support/documents'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { aPdfWithAction, endlessPdf, swellingPdf } from '@/tests/support/pdfs'
import { aCandidateFile, aJobApplication } from '@/tests/support/records'
import { anApplicationForm, scriptRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const TURN_MS = 2_000
/** A word that is in documents only. */
const WORD = 'Xylographe'

let site: TestPayload
beforeAll(async () => {
  site = await startTestPayload()
})
afterAll(() => site.stop())
beforeEach(async () => {
  await sql(`SET LOCAL exemplia.erasure = 'on';
    TRUNCATE job_applications, candidate_files, audit_entries, payload_jobs, retention_runs CASCADE`)
})

const sql = (text: string, values: unknown[] = []) =>
  values.length > 0 ? site.payload.db.pool.query(text, values) : site.payload.db.pool.query(text)

/** An application as a candidate sends it. */
async function apply(cv: Buffer, letter?: Buffer): Promise<number> {
  const { POST } = await import('@/src/app/api/candidatures/route')
  const form = await anApplicationForm({
    cv: { name: 'cv.pdf', bytes: cv },
    ...(letter ? { coverLetterFile: { name: 'lettre.docx', bytes: letter } } : {}),
  })
  const answer = await POST(scriptRequest('/api/candidatures', form))
  expect(await answer.json()).toEqual({ ok: true, warnings: [] })
  const { rows } = await sql('SELECT max(id) AS id FROM job_applications')
  return rows[0].id
}

/** An application of an earlier version, which has only a row. */
async function anEarlierOne(content: Buffer): Promise<number> {
  const { id: cv } = await aCandidateFile(site.payload, 'cv.pdf', content)
  return (await aJobApplication(site.payload, { cv })).id
}

/** Sorted by name: the files of one application are stored at the same time, in any order. */
async function states(): Promise<string[]> {
  const { rows } = await sql('SELECT state FROM document_texts')
  return rows.map(({ state }) => state).sort()
}

async function found(...words: string[]): Promise<number[]> {
  const terms = JSON.stringify([{ words, isExact: words.length > 1 }])
  const { rows } = await sql('SELECT unnest(applications_saying($1)) AS id ORDER BY 1', [terms])
  return rows.map(({ id }) => id)
}

test('Words of a CV and of a letter are found once the job has read them', async () => {
  const id = await apply(await aCvSaying(`${WORD} à Besançon, dévelop-`, 'peur Java'), aDocx())
  expect(await found('xylographe')).toEqual([])
  await readAllDocuments(site)
  for (const word of ['xylographes', 'besancon', 'developpeurs', 'java', 'elodie']) {
    expect(await found(word)).toEqual([id])
  }
  expect(await found('developpeur', 'java')).toEqual([id])
  expect(await found('java', 'developpeur')).toEqual([])
  // A scan has no text except a name, which a scanner adds.
  expect(await states()).toEqual(['read', 'scan'])
  expect((await findJobs(site.payload)).map(({ taskSlug }) => taskSlug)).not.toContain(
    'readDocuments',
  )
})

test('A typed cover letter is found as well', async () => {
  const { id } = await aJobApplication(site.payload, { coverLetter: 'Je suis xylographe.' })
  await readAllDocuments(site)
  expect(await found('xylographes')).toEqual([id])
})

const later = () => sql("UPDATE application_words SET tried_at = now() - interval '11 minutes'")

test('A document that ends its reader is tried twice, then marked as unreadable', {
  tags: 'slow',
}, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await anEarlierOne(endlessPdf())
  await readAllDocuments(site)
  expect(await states()).toEqual([])
  await later()
  await readAllDocuments(site)
  expect(await states()).toEqual(['unreadable'])
})

test('A document during which the site ended twice is not read a third time', async () => {
  await anEarlierOne(await aCvSaying(WORD))
  await sql('UPDATE application_words SET tries = 2')
  await readAllDocuments(site)
  expect(await states()).toEqual(['unreadable'])
})

test('A scan, an invalid file and an interrupted one are stored with their state only', {
  tags: 'slow',
}, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const bytes of [
    await aPdfWithAction({ S: 'Named', N: 'NextPage' }),
    Buffer.from('%PDF-1.4 rien'),
    endlessPdf(),
    swellingPdf(),
  ]) {
    await anEarlierOne(bytes)
  }
  await readAllDocuments(site)
  await later()
  await readAllDocuments(site)
  expect(await states()).toEqual(['scan', 'unreadable', 'unreadable', 'unreadable'])
  const { rows } = await sql('SELECT FROM application_words WHERE words IS NULL')
  expect(rows).toEqual([])
})

test('A missing file is unreadable; a file on another machine waits', async () => {
  vi.spyOn(site.payload.logger, 'error').mockImplementation(() => undefined)
  const gone = await anEarlierOne(await aCvSaying(WORD))
  await sql("UPDATE candidate_files SET filename = 'nulle-part.pdf'")
  const elsewhere = await anEarlierOne(await aCvSaying(WORD))
  await sql(
    "UPDATE candidate_files SET filename = 'x.pdf', spooled_on = 'ailleurs' WHERE id > $1",
    [(await sql('SELECT min(id) AS id FROM candidate_files')).rows[0].id],
  )
  await readAllDocuments(site)
  expect(await states()).toEqual(['unreadable'])
  const { rows } = await sql('SELECT application_id AS id, words FROM application_words ORDER BY 1')
  expect(rows).toEqual([
    { id: gone, words: '' },
    { id: elsewhere, words: null },
  ])
  // A later job looks for the file again.
  await later()
  const { rows: again } = await sql('SELECT * FROM unread_applications')
  expect(again).toEqual([{ application_id: elsewhere }])
})

test('A file without a result of the antivirus is not opened, a blocked one never', async () => {
  const id = await anEarlierOne(await aCvSaying(WORD))
  await sql("UPDATE candidate_files SET check_state = 'pending'")
  await readAllDocuments(site)
  expect(await states()).toEqual([])
  await sql("UPDATE candidate_files SET check_state = 'blocked'")
  await readAllDocuments(site)
  expect(await found('xylographe')).toEqual([])
  expect(await states()).toEqual([])
  const { rows } = await sql('SELECT words FROM application_words WHERE application_id = $1', [id])
  expect(rows).toEqual([{ words: '' }])
})

/** Ends the time of a job once this many applications have been read. */
function endTurnAfter(applications: number) {
  const { timeout } = AbortSignal
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    if (milliseconds !== TURN_MS) return timeout.call(AbortSignal, milliseconds)
    let read = 0
    const { signal } = new AbortController()
    return Object.defineProperty(signal, 'aborted', { get: () => read++ >= applications })
  })
}

test('Older documents are read in batches, the newest first, between other jobs', {
  tags: 'slow',
}, async () => {
  const content = await aCvSaying(WORD)
  const earlier: number[] = []
  for (let count = 0; count < 4; count++) earlier.push(await anEarlierOne(content))
  const client = { query: (text: string) => sql(text) }
  const { queueTextExtraction } = await import(
    '@/src/plugins/document-reading/server/worker/queueTextExtraction'
  )
  await queueTextExtraction(Object.assign(Object.create(null), client))
  await queueTextExtraction(Object.assign(Object.create(null), client))
  expect(await findJobs(site.payload)).toHaveLength(1)
  const timeout = endTurnAfter(2)
  await runDueJobs(site.payload)
  timeout.mockRestore()
  const afterOneTurn = await found('xylographe')
  expect(afterOneTurn).toEqual(earlier.slice(-2))
  // A new application is read before the others.
  const last = await anEarlierOne(content)
  await queueTextExtraction(Object.assign(Object.create(null), client))
  await runDueJobs(site.payload)
  expect(await found('xylographe')).toContain(last)
  await readAllDocuments(site)
  expect(await found('xylographe')).toEqual([...earlier, last])
})

test.each<[string, (id: number) => Promise<unknown>]>([
  [
    'deleted',
    (id) => site.payload.delete({ collection: 'job-applications', id, overrideAccess: true }),
  ],
  ['deleted at the end of its time', retire],
])('when an application is %s its words are nowhere', async (_, end) => {
  const id = await apply(await aCvSaying(WORD, 'Java'), aDocx())
  const other = await anEarlierOne(await aCvSaying('Lithographe'))
  await readAllDocuments(site)
  expect(await placesOf(site, WORD)).toEqual(['application_words', 'document_texts'])
  await end(id)
  expect(await placesOf(site, WORD)).toEqual([])
  await runDueJobs(site.payload)
  await readAllDocuments(site)
  expect(await placesOf(site, WORD)).toEqual([])
  expect(await found('java')).toEqual([])
  expect(await found('lithographe')).toEqual([other])
})

test('A finished job that was not removed does not stop the reading', async () => {
  await sql(`INSERT INTO payload_jobs (task_slug, concurrency_key, input, completed_at)
    VALUES ('readDocuments', 'readDocuments', '{}', now())`)
  const id = await anEarlierOne(await aCvSaying(WORD))
  const { queueTextExtraction } = await import(
    '@/src/plugins/document-reading/server/worker/queueTextExtraction'
  )
  await queueTextExtraction(
    Object.assign(Object.create(null), { query: (text: string) => sql(text) }),
  )
  await runDueJobs(site.payload)
  expect(await found('xylographe')).toEqual([id])
})

async function retire() {
  const { eraseApplications } = await import('@/src/plugins/retention/commands/eraseApplications')
  const { inTransaction } = await import('@/src/database/inTransaction')
  const { rows } = await sql('SELECT min(id) AS id FROM job_applications')
  await inTransaction(site.payload, { user: null }, (req) => eraseApplications(req, [rows[0].id]))
}

test('The text of a document that was deleted during its reading is not stored', async () => {
  const { storeDocumentWords } = await import(
    '@/src/plugins/document-reading/commands/storeDocumentWords'
  )
  const cv = await aCandidateFile(site.payload)
  const { id } = await aJobApplication(site.payload, { cv: cv.id })
  const read = { id, letter: null, cv: cv.id, letterFile: null }
  const texts = [{ file: cv.id, state: 'read' as const, text: WORD }]
  await retire()
  await storeDocumentWords(site.payload, read, texts)
  expect(await placesOf(site, WORD)).toEqual([])
})

test('An error of the database is logged without the text of the document', async () => {
  const said = vi.spyOn(site.payload.logger, 'error').mockImplementation(() => undefined)
  await anEarlierOne(await aCvSaying(WORD))
  await sql("ALTER TABLE document_texts ADD CONSTRAINT never CHECK (content = '')")
  try {
    const { queueTextExtraction } = await import(
      '@/src/plugins/document-reading/server/worker/queueTextExtraction'
    )
    const client = { query: (text: string) => sql(text) }
    await queueTextExtraction(Object.assign(Object.create(null), client))
    await runDueJobs(site.payload)
    const [job] = await findJobs(site.payload)
    expect(job?.totalTried).toBe(1)
    expect(JSON.stringify(job)).toContain('could not be stored')
    expect(await placesOf(site, WORD)).toEqual([])
    expect(said).toHaveBeenCalled()
    const logged = said.mock.calls.flat().map((one) => (one instanceof Error ? one.stack : one))
    expect(JSON.stringify(logged)).not.toContain(WORD)
  } finally {
    await sql('ALTER TABLE document_texts DROP CONSTRAINT never')
  }
})
