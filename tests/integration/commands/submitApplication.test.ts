import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type SubmittedApplication, submitApplication } from '@/src/commands/submitApplication'
import { submitContactMessage } from '@/src/commands/submitContactMessage'
import { SITE_LANGUAGES, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { aPdf } from '@/tests/support/documents'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const SUBMISSION_WORDS = {
  spontaneousTitle: 'Spontanée',
  spontaneousAfter: (title: string) => `Spontanée, après ${title}`,
  coverLetterAttached: 'En pièce jointe',
}
const SUBMISSION_CONTEXT = {
  sender: { address: '192.0.2.1', perHour: 1000 },
  now: new Date(),
  language: 'fr',
} as const

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startOwnPayload()
})

afterAll(() => testPayload.stop())

afterEach(() => testPayload.payload.db.pool.query('DROP TRIGGER IF EXISTS fault ON payload_jobs'))

async function aSubmittedApplication(
  sent: Partial<SubmittedApplication> = {},
): Promise<SubmittedApplication> {
  return {
    jobSlug: 'candidature-spontanee',
    endedJobSlug: null,
    candidateName: 'Élodie Lefèvre',
    candidateEmail: 'elodie@exemple.fr',
    candidatePhone: null,
    coverLetter: null,
    cv: { originalName: 'cv.pdf', kind: 'pdf', bytes: await aPdf() },
    coverLetterFile: null,
    heardFrom: null,
    visitor: null,
    submissionKey: randomUUID(),
    typed: {},
    ...sent,
  }
}

// No S3 store and no antivirus: files stay in the folder of the collection.
const storageSettings = ({ dataDir }: TestPayload) => ({
  dataDir,
  hasStore: false,
  hasAntivirus: false,
})

function submitInLanguage(application: SubmittedApplication, language: SiteLanguage = 'fr') {
  const storage = storageSettings(testPayload)
  return submitApplication(testPayload.payload, application, {
    ...SUBMISSION_CONTEXT,
    words: SUBMISSION_WORDS,
    storage,
    language,
  })
}

function listStoredFiles() {
  return readdirSync(path.join(testPayload.dataDir, 'candidate-files'))
}

// Makes the queueing fail like a lost connection or a lock, in the transaction or at its end.
async function failJobInserts(timing: 'AFTER' | 'CONSTRAINT') {
  const deferred = timing === 'CONSTRAINT' ? 'DEFERRABLE INITIALLY DEFERRED' : ''
  const kind = timing === 'CONSTRAINT' ? 'CONSTRAINT' : ''
  await testPayload.payload.db.pool.query(`
    CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'provoked'; END $$;
    CREATE ${kind} TRIGGER fault AFTER INSERT ON payload_jobs ${deferred}
      FOR EACH ROW EXECUTE FUNCTION fail()`)
}

test.each(['AFTER', 'CONSTRAINT'] as const)(
  'When the transaction fails (%s), no row, job or file is left',
  async (timing) => {
    await submitInLanguage(await aSubmittedApplication({ candidateName: 'Avant' }))
    const filesBefore = listStoredFiles()
    await failJobInserts(timing)
    expect(
      await submitInLanguage(await aSubmittedApplication({ candidateName: 'Perdue' })),
    ).toEqual({
      ok: false,
      reason: 'applicationNotSaved',
    })
    const lost = { candidateName: { equals: 'Perdue' } }
    expect(
      await testPayload.payload.count({ collection: 'job-applications', where: lost }),
    ).toEqual({
      totalDocs: 0,
    })
    expect(listStoredFiles()).toEqual(filesBefore)
  },
)

test('After a failure the same key succeeds', async () => {
  const application = await aSubmittedApplication()
  await failJobInserts('AFTER')
  await submitInLanguage(application)
  await testPayload.payload.db.pool.query('DROP TRIGGER fault ON payload_jobs')
  expect(await submitInLanguage(application)).toEqual({ ok: true, warnings: [] })
})

test('A retry receives again which file is missing', async () => {
  const application = await aSubmittedApplication()
  vi.spyOn(testPayload.payload, 'create').mockRejectedValueOnce(new Error('The store is down'))
  const outcome = { ok: true, warnings: ['cvNotStored'] }
  expect(await submitInLanguage(application)).toEqual(outcome)
  expect(await submitInLanguage(application)).toEqual(outcome)
})

// Loads the modules again, because a process does not know the running submissions of another one.
function importInOtherProcess() {
  vi.resetModules()
  return import('@/src/commands/submitApplication')
}

test('Several processes with one key write one application and one file', async () => {
  const filesBefore = listStoredFiles().length
  const application = await aSubmittedApplication({ candidateName: 'Course' })
  const processes = [
    await importInOtherProcess(),
    await importInOtherProcess(),
    await importInOtherProcess(),
  ]
  const outcomes = await Promise.all(
    processes.map((process) =>
      process.submitApplication(testPayload.payload, application, {
        ...SUBMISSION_CONTEXT,
        words: SUBMISSION_WORDS,
        storage: storageSettings(testPayload),
      }),
    ),
  )
  expect(outcomes).toEqual(outcomes.map(() => ({ ok: true, warnings: [] })))
  const same = { submissionKey: { equals: application.submissionKey } }
  expect(await testPayload.payload.count({ collection: 'job-applications', where: same })).toEqual({
    totalDocs: 1,
  })
  expect(listStoredFiles()).toHaveLength(filesBefore + 1)
})

test('A typed letter is stored beside the file of the letter', async () => {
  const file = { originalName: 'lettre.pdf', kind: 'pdf', bytes: await aPdf() } as const
  const application = await aSubmittedApplication({ coverLetter: 'Bonjour', coverLetterFile: file })
  await submitInLanguage(application)
  const { docs } = await testPayload.payload.find({
    collection: 'job-applications',
    where: { submissionKey: { equals: application.submissionKey } },
    depth: 0,
  })
  expect(docs).toMatchObject([
    { coverLetter: 'Bonjour', jobTitle: 'Spontanée', coverLetterFile: expect.any(Number) },
  ])
})

test('A message is stored once per key, as new, and queued for its announcement', async () => {
  const message = {
    name: 'Karim',
    email: 'karim@exemple.fr',
    subject: 'Projet',
    message: "L'Oréal & <b>\nBonjour",
  }
  const once = { ...message, submissionKey: randomUUID() }
  await Promise.all(
    [1, 2, 3].map(() => submitContactMessage(testPayload.payload, once, SUBMISSION_CONTEXT)),
  )
  const { docs } = await testPayload.payload.find({ collection: 'contact-messages' })
  expect(docs).toMatchObject([{ ...message, status: 'new' }])
  const { docs: jobs } = await testPayload.payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'announceMessage' } },
  })
  expect(jobs).toMatchObject([{ input: { messageId: docs[0]?.id } }])
})

test('A message that cannot be saved returns an error', async () => {
  await failJobInserts('AFTER')
  const message = { name: 'a', email: 'a@exemple.fr', subject: 'b', message: 'c' }
  expect(
    await submitContactMessage(
      testPayload.payload,
      { ...message, submissionKey: randomUUID() },
      SUBMISSION_CONTEXT,
    ),
  ).toEqual({ ok: false, reason: 'messageNotSaved' })
})

test.each(SITE_LANGUAGES)('The language of the application (%s) is stored', async (language) => {
  const { submissionKey } = await aSubmittedApplication()
  await submitInLanguage(await aSubmittedApplication({ submissionKey }), language)
  const message = { name: 'Ada', email: 'ada@exemple.fr', subject: 'a', message: 'b' }
  await submitContactMessage(
    testPayload.payload,
    { ...message, submissionKey },
    { ...SUBMISSION_CONTEXT, language },
  )
  const where = { submissionKey: { equals: submissionKey } }
  for (const collection of ['job-applications', 'contact-messages'] as const) {
    const { docs } = await testPayload.payload.find({ collection, where })
    expect(docs).toMatchObject([{ language }])
  }
})
