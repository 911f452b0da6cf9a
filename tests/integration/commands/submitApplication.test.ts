import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type SubmittedApplication, submitApplication } from '@/src/commands/submitApplication'
import { submitContactMessage } from '@/src/commands/submitContactMessage'
import { SITE_LANGUAGES, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { aPdf } from '@/tests/support/documents'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const words = {
  spontaneousTitle: 'Spontanée',
  spontaneousAfter: (title: string) => `Spontanée, après ${title}`,
  coverLetterAttached: 'En pièce jointe',
}
const context = {
  sender: { address: '192.0.2.1', perHour: 1000 },
  now: new Date(),
  language: 'fr',
} as const

let site: TestPayload

beforeAll(async () => {
  site = await startOwnPayload()
})

afterAll(() => site.stop())

afterEach(() => site.payload.db.pool.query('DROP TRIGGER IF EXISTS fault ON payload_jobs'))

async function anApplication(
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
const storageOf = ({ dataDir }: TestPayload) => ({
  dataDir,
  hasStore: false,
  hasAntivirus: false,
})

function submit(application: SubmittedApplication, language: SiteLanguage = 'fr') {
  const storage = storageOf(site)
  return submitApplication(site.payload, application, { ...context, words, storage, language })
}

function storedFiles() {
  return readdirSync(path.join(site.dataDir, 'candidate-files'))
}

// Makes the queueing fail like a lost connection or a lock, in the transaction or at its end.
async function breakQueueing(timing: 'AFTER' | 'CONSTRAINT') {
  const deferred = timing === 'CONSTRAINT' ? 'DEFERRABLE INITIALLY DEFERRED' : ''
  const kind = timing === 'CONSTRAINT' ? 'CONSTRAINT' : ''
  await site.payload.db.pool.query(`
    CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'provoked'; END $$;
    CREATE ${kind} TRIGGER fault AFTER INSERT ON payload_jobs ${deferred}
      FOR EACH ROW EXECUTE FUNCTION fail()`)
}

test.each(['AFTER', 'CONSTRAINT'] as const)(
  'When the transaction fails (%s), no row, job or file is left',
  async (timing) => {
    await submit(await anApplication({ candidateName: 'Avant' }))
    const filesBefore = storedFiles()
    await breakQueueing(timing)
    expect(await submit(await anApplication({ candidateName: 'Perdue' }))).toEqual({
      ok: false,
      reason: 'applicationNotSaved',
    })
    const lost = { candidateName: { equals: 'Perdue' } }
    expect(await site.payload.count({ collection: 'job-applications', where: lost })).toEqual({
      totalDocs: 0,
    })
    expect(storedFiles()).toEqual(filesBefore)
  },
)

test('After a failure the same key succeeds', async () => {
  const application = await anApplication()
  await breakQueueing('AFTER')
  await submit(application)
  await site.payload.db.pool.query('DROP TRIGGER fault ON payload_jobs')
  expect(await submit(application)).toEqual({ ok: true, warnings: [] })
})

test('A retry receives again which file is missing', async () => {
  const application = await anApplication()
  vi.spyOn(site.payload, 'create').mockRejectedValueOnce(new Error('The store is down'))
  const outcome = { ok: true, warnings: ['cvNotStored'] }
  expect(await submit(application)).toEqual(outcome)
  expect(await submit(application)).toEqual(outcome)
})

// Loads the modules again, because a process does not know the running submissions of another one.
function anotherProcess() {
  vi.resetModules()
  return import('@/src/commands/submitApplication')
}

test('Several processes with one key write one application and one file', async () => {
  const filesBefore = storedFiles().length
  const application = await anApplication({ candidateName: 'Course' })
  const processes = [await anotherProcess(), await anotherProcess(), await anotherProcess()]
  const outcomes = await Promise.all(
    processes.map((process) =>
      process.submitApplication(site.payload, application, {
        ...context,
        words,
        storage: storageOf(site),
      }),
    ),
  )
  expect(outcomes).toEqual(outcomes.map(() => ({ ok: true, warnings: [] })))
  const same = { submissionKey: { equals: application.submissionKey } }
  expect(await site.payload.count({ collection: 'job-applications', where: same })).toEqual({
    totalDocs: 1,
  })
  expect(storedFiles()).toHaveLength(filesBefore + 1)
})

test('A typed letter is stored beside the file of the letter', async () => {
  const file = { originalName: 'lettre.pdf', kind: 'pdf', bytes: await aPdf() } as const
  const application = await anApplication({ coverLetter: 'Bonjour', coverLetterFile: file })
  await submit(application)
  const { docs } = await site.payload.find({
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
  await Promise.all([1, 2, 3].map(() => submitContactMessage(site.payload, once, context)))
  const { docs } = await site.payload.find({ collection: 'contact-messages' })
  expect(docs).toMatchObject([{ ...message, status: 'new' }])
  const { docs: jobs } = await site.payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'announceMessage' } },
  })
  expect(jobs).toMatchObject([{ input: { messageId: docs[0]?.id } }])
})

test('A message that cannot be saved returns an error', async () => {
  await breakQueueing('AFTER')
  const message = { name: 'a', email: 'a@exemple.fr', subject: 'b', message: 'c' }
  expect(
    await submitContactMessage(site.payload, { ...message, submissionKey: randomUUID() }, context),
  ).toEqual({ ok: false, reason: 'messageNotSaved' })
})

test.each(SITE_LANGUAGES)('The language of the application (%s) is stored', async (language) => {
  const { submissionKey } = await anApplication()
  await submit(await anApplication({ submissionKey }), language)
  const message = { name: 'Ada', email: 'ada@exemple.fr', subject: 'a', message: 'b' }
  await submitContactMessage(site.payload, { ...message, submissionKey }, { ...context, language })
  const where = { submissionKey: { equals: submissionKey } }
  for (const collection of ['job-applications', 'contact-messages'] as const) {
    const { docs } = await site.payload.find({ collection, where })
    expect(docs).toMatchObject([{ language }])
  }
})
