import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  findPlacesOfWord,
  readAllDocuments,
} from '@/src/plugins/document-reading/tests/support/documentReadings'
import { aCvWithLines } from '@/tests/support/documentPages'
import { aDocx } from '@/tests/support/documents'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { anEndlessPdf, aPdfWithAction, aSwellingPdf } from '@/tests/support/pdfs'
import { aCandidateFile, aJobApplication } from '@/tests/support/records'
import { anApplicationForm, createScriptRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const TASK_TURN_MS = 2_000
/** A word that is in documents only. */
const RARE_WORD = 'Xylographe'

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())
beforeEach(async () => {
  await runSql(`SET LOCAL exemplia.erasure = 'on';
    TRUNCATE job_applications, candidate_files, audit_entries, payload_jobs, retention_runs CASCADE`)
})

const runSql = (text: string, values: unknown[] = []) =>
  values.length > 0
    ? testPayload.payload.db.pool.query(text, values)
    : testPayload.payload.db.pool.query(text)

/** An application as a candidate sends it. */
async function submitApplication(cv: Buffer, letter?: Buffer): Promise<number> {
  const { POST } = await import('@/src/app/api/candidatures/route')
  const form = await anApplicationForm({
    cv: { name: 'cv.pdf', bytes: cv },
    ...(letter ? { coverLetterFile: { name: 'lettre.docx', bytes: letter } } : {}),
  })
  const answer = await POST(createScriptRequest('/api/candidatures', form))
  expect(await answer.json()).toEqual({ ok: true, warnings: [] })
  const { rows } = await runSql('SELECT max(id) AS id FROM job_applications')
  return rows[0].id
}

/** An application of an earlier version, which has only a row. */
async function createEarlierApplication(content: Buffer): Promise<number> {
  const { id: cv } = await aCandidateFile(testPayload.payload, 'cv.pdf', content)
  return (await aJobApplication(testPayload.payload, { cv })).id
}

/** Sorted by name: the files of one application are stored at the same time, in any order. */
async function readTextStates(): Promise<string[]> {
  const { rows } = await runSql('SELECT state FROM document_texts')
  return rows.map(({ state }) => state).sort()
}

async function findApplicationsWithWords(...words: string[]): Promise<number[]> {
  const terms = JSON.stringify([{ words, isExact: words.length > 1 }])
  const { rows } = await runSql('SELECT unnest(applications_saying($1)) AS id ORDER BY 1', [terms])
  return rows.map(({ id }) => id)
}

test('Words of a CV and of a letter are found once the job has read them', async () => {
  const id = await submitApplication(
    await aCvWithLines(`${RARE_WORD} à Besançon, dévelop-`, 'peur Java'),
    aDocx(),
  )
  expect(await findApplicationsWithWords('xylographe')).toEqual([])
  await readAllDocuments(testPayload)
  for (const word of ['xylographes', 'besancon', 'developpeurs', 'java', 'elodie']) {
    expect(await findApplicationsWithWords(word)).toEqual([id])
  }
  expect(await findApplicationsWithWords('developpeur', 'java')).toEqual([id])
  expect(await findApplicationsWithWords('java', 'developpeur')).toEqual([])
  // A scan has no text except a name, which a scanner adds.
  expect(await readTextStates()).toEqual(['read', 'scan'])
  expect((await findJobs(testPayload.payload)).map(({ taskSlug }) => taskSlug)).not.toContain(
    'readDocuments',
  )
})

test('A typed cover letter is found as well', async () => {
  const { id } = await aJobApplication(testPayload.payload, { coverLetter: 'Je suis xylographe.' })
  await readAllDocuments(testPayload)
  expect(await findApplicationsWithWords('xylographes')).toEqual([id])
})

const allowRetryNow = () =>
  runSql("UPDATE application_words SET tried_at = now() - interval '11 minutes'")

test('A document that ends its reader is tried twice, then marked as unreadable', {
  tags: 'slow',
}, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await createEarlierApplication(anEndlessPdf())
  await readAllDocuments(testPayload)
  expect(await readTextStates()).toEqual([])
  await allowRetryNow()
  await readAllDocuments(testPayload)
  expect(await readTextStates()).toEqual(['unreadable'])
})

test('A document during which the site ended twice is not read a third time', async () => {
  await createEarlierApplication(await aCvWithLines(RARE_WORD))
  await runSql('UPDATE application_words SET tries = 2')
  await readAllDocuments(testPayload)
  expect(await readTextStates()).toEqual(['unreadable'])
})

test('A scan, an invalid file and an interrupted one are stored with their state only', {
  tags: 'slow',
}, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const bytes of [
    await aPdfWithAction({ S: 'Named', N: 'NextPage' }),
    Buffer.from('%PDF-1.4 rien'),
    anEndlessPdf(),
    aSwellingPdf(),
  ]) {
    await createEarlierApplication(bytes)
  }
  await readAllDocuments(testPayload)
  await allowRetryNow()
  await readAllDocuments(testPayload)
  expect(await readTextStates()).toEqual(['scan', 'unreadable', 'unreadable', 'unreadable'])
  const { rows } = await runSql('SELECT FROM application_words WHERE words IS NULL')
  expect(rows).toEqual([])
})

test('A missing file is unreadable; a file on another machine waits', async () => {
  vi.spyOn(testPayload.payload.logger, 'error').mockImplementation(() => undefined)
  const gone = await createEarlierApplication(await aCvWithLines(RARE_WORD))
  await runSql("UPDATE candidate_files SET filename = 'nulle-part.pdf'")
  const elsewhere = await createEarlierApplication(await aCvWithLines(RARE_WORD))
  await runSql(
    "UPDATE candidate_files SET filename = 'x.pdf', spooled_on = 'ailleurs' WHERE id > $1",
    [(await runSql('SELECT min(id) AS id FROM candidate_files')).rows[0].id],
  )
  await readAllDocuments(testPayload)
  expect(await readTextStates()).toEqual(['unreadable'])
  const { rows } = await runSql(
    'SELECT application_id AS id, words FROM application_words ORDER BY 1',
  )
  expect(rows).toEqual([
    { id: gone, words: '' },
    { id: elsewhere, words: null },
  ])
  // A later job looks for the file again.
  await allowRetryNow()
  const { rows: again } = await runSql('SELECT * FROM unread_applications')
  expect(again).toEqual([{ application_id: elsewhere }])
})

test('A file without a result of the antivirus is not opened, a blocked one never', async () => {
  const id = await createEarlierApplication(await aCvWithLines(RARE_WORD))
  await runSql("UPDATE candidate_files SET check_state = 'pending'")
  await readAllDocuments(testPayload)
  expect(await readTextStates()).toEqual([])
  await runSql("UPDATE candidate_files SET check_state = 'blocked'")
  await readAllDocuments(testPayload)
  expect(await findApplicationsWithWords('xylographe')).toEqual([])
  expect(await readTextStates()).toEqual([])
  const { rows } = await runSql('SELECT words FROM application_words WHERE application_id = $1', [
    id,
  ])
  expect(rows).toEqual([{ words: '' }])
})

/** Ends the time of a job once this many applications have been read. */
function endTurnAfterApplications(applications: number) {
  const { timeout } = AbortSignal
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    if (milliseconds !== TASK_TURN_MS) return timeout.call(AbortSignal, milliseconds)
    let read = 0
    const { signal } = new AbortController()
    return Object.defineProperty(signal, 'aborted', { get: () => read++ >= applications })
  })
}

test('Older documents are read in batches, the newest first, between other jobs', {
  tags: 'slow',
}, async () => {
  const content = await aCvWithLines(RARE_WORD)
  const earlier: number[] = []
  for (let count = 0; count < 4; count++) earlier.push(await createEarlierApplication(content))
  const client = { query: (text: string) => runSql(text) }
  const { queueTextExtraction } = await import(
    '@/src/plugins/document-reading/server/worker/queueTextExtraction'
  )
  await queueTextExtraction(Object.assign(Object.create(null), client))
  await queueTextExtraction(Object.assign(Object.create(null), client))
  expect(await findJobs(testPayload.payload)).toHaveLength(1)
  const timeout = endTurnAfterApplications(2)
  await runDueJobs(testPayload.payload)
  timeout.mockRestore()
  const afterOneTurn = await findApplicationsWithWords('xylographe')
  expect(afterOneTurn).toEqual(earlier.slice(-2))
  // A new application is read before the others.
  const last = await createEarlierApplication(content)
  await queueTextExtraction(Object.assign(Object.create(null), client))
  await runDueJobs(testPayload.payload)
  expect(await findApplicationsWithWords('xylographe')).toContain(last)
  await readAllDocuments(testPayload)
  expect(await findApplicationsWithWords('xylographe')).toEqual([...earlier, last])
})

test.each<[string, (id: number) => Promise<unknown>]>([
  [
    'deleted',
    (id) =>
      testPayload.payload.delete({ collection: 'job-applications', id, overrideAccess: true }),
  ],
  ['deleted at the end of its time', eraseApplicationsByRetention],
])('when an application is %s its words are nowhere', async (_, end) => {
  const id = await submitApplication(await aCvWithLines(RARE_WORD, 'Java'), aDocx())
  const other = await createEarlierApplication(await aCvWithLines('Lithographe'))
  await readAllDocuments(testPayload)
  expect(await findPlacesOfWord(testPayload, RARE_WORD)).toEqual([
    'application_words',
    'document_texts',
  ])
  await end(id)
  expect(await findPlacesOfWord(testPayload, RARE_WORD)).toEqual([])
  await runDueJobs(testPayload.payload)
  await readAllDocuments(testPayload)
  expect(await findPlacesOfWord(testPayload, RARE_WORD)).toEqual([])
  expect(await findApplicationsWithWords('java')).toEqual([])
  expect(await findApplicationsWithWords('lithographe')).toEqual([other])
})

test('A finished job that was not removed does not stop the reading', async () => {
  await runSql(`INSERT INTO payload_jobs (task_slug, concurrency_key, input, completed_at)
    VALUES ('readDocuments', 'readDocuments', '{}', now())`)
  const id = await createEarlierApplication(await aCvWithLines(RARE_WORD))
  const { queueTextExtraction } = await import(
    '@/src/plugins/document-reading/server/worker/queueTextExtraction'
  )
  await queueTextExtraction(
    Object.assign(Object.create(null), { query: (text: string) => runSql(text) }),
  )
  await runDueJobs(testPayload.payload)
  expect(await findApplicationsWithWords('xylographe')).toEqual([id])
})

async function eraseApplicationsByRetention() {
  const { eraseApplications } = await import('@/src/plugins/retention/commands/eraseApplications')
  const { inTransaction } = await import('@/src/database/inTransaction')
  const { rows } = await runSql('SELECT min(id) AS id FROM job_applications')
  await inTransaction(testPayload.payload, { user: null }, (req) =>
    eraseApplications(req, [rows[0].id]),
  )
}

test('The text of a document that was deleted during its reading is not stored', async () => {
  const { storeDocumentWords } = await import(
    '@/src/plugins/document-reading/commands/storeDocumentWords'
  )
  const cv = await aCandidateFile(testPayload.payload)
  const { id } = await aJobApplication(testPayload.payload, { cv: cv.id })
  const read = { id, letter: null, cv: cv.id, letterFile: null }
  const texts = [{ file: cv.id, state: 'read' as const, text: RARE_WORD }]
  await eraseApplicationsByRetention()
  await storeDocumentWords(testPayload.payload, read, texts)
  expect(await findPlacesOfWord(testPayload, RARE_WORD)).toEqual([])
})

test('An error of the database is logged without the text of the document', async () => {
  const said = vi.spyOn(testPayload.payload.logger, 'error').mockImplementation(() => undefined)
  await createEarlierApplication(await aCvWithLines(RARE_WORD))
  await runSql("ALTER TABLE document_texts ADD CONSTRAINT never CHECK (content = '')")
  try {
    const { queueTextExtraction } = await import(
      '@/src/plugins/document-reading/server/worker/queueTextExtraction'
    )
    const client = { query: (text: string) => runSql(text) }
    await queueTextExtraction(Object.assign(Object.create(null), client))
    await runDueJobs(testPayload.payload)
    const [job] = await findJobs(testPayload.payload)
    expect(job?.totalTried).toBe(1)
    expect(JSON.stringify(job)).toContain('could not be stored')
    expect(await findPlacesOfWord(testPayload, RARE_WORD)).toEqual([])
    expect(said).toHaveBeenCalled()
    const logged = said.mock.calls.flat().map((one) => (one instanceof Error ? one.stack : one))
    expect(JSON.stringify(logged)).not.toContain(RARE_WORD)
  } finally {
    await runSql('ALTER TABLE document_texts DROP CONSTRAINT never')
  }
})
