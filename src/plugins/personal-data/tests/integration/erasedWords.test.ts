/** @module-tag slow */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFileStore } from '@/src/plugins/backups/server/backup/fileStores'
import { writeBackup } from '@/src/plugins/backups/server/backup/writeBackup'
import {
  findWordPlaces,
  readAllDocuments,
} from '@/src/plugins/document-reading/tests/support/documentReadings'
import { aCvWithLines } from '@/tests/support/documentPages'
import { runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { restClient } from '@/tests/support/restClient'
import { sessionOf } from '@/tests/support/sessionOf'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { aMessageForm, anApplicationForm, createScriptRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const PERSON_EMAIL = 'elodie@exemple.fr'

/** Each word is in one record of a candidate, and nowhere else. */
const APPLICATION_WORDS = {
  'the CV': 'Xylographe',
  'the name of its file': 'zorglub',
  'the typed letter': 'Mandragore',
  'the letter as a file': 'Quincunx',
  'a note': 'Ombrageuse',
  'the subject of an answer that left': 'Palimpseste',
  'an answer that left': 'Hyménoptère',
  'an answer that was refused': 'Nyctalope',
  'an answer that waits': 'Brimborion',
  'what the mail server said': 'Catachrèse',
}
/** Each word is in one record of a person who wrote through the contact form. */
const MESSAGE_WORDS = {
  'the message': 'Rhododendron',
  'its subject': 'Zinzolin',
  'a reply that was refused': 'Vertugadin',
  'what the mail server said': 'Catachrèse',
}
const lowerCaseWords = (words: Record<string, string>) =>
  Object.values(words).map((word) => word.toLowerCase())

let testPayload: TestPayload
let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let adminHeaders: Record<string, string>
beforeAll(async () => {
  smtpServer = await startSmtpServer()
  testPayload = await startTestPayload()
  adminHeaders = await sessionOf(testPayload.payload, { role: 'admin' })
})
afterAll(async () => {
  await testPayload.stop()
  await smtpServer.stop()
})

beforeEach(async () => {
  await runSql(`SET LOCAL exemplia.erasure = 'on';
    TRUNCATE job_applications, contact_messages, candidate_files, audit_entries, payload_jobs CASCADE`)
  rmSync(path.join(testPayload.dataDir, 'mails'), { recursive: true, force: true })
})

const setSmtpHost = (smtpHost: string | null) =>
  testPayload.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost, smtpPort: smtpServer.port, notificationRecipients: ['rh@exemplia.example'] },
  })

/** An application with every possible kind of record: readings, announcements, notes, replies. */
async function createEventfulApplication(): Promise<number> {
  await setSmtpHost(null)
  const { POST } = await import('@/src/app/api/candidatures/route')
  const form = await anApplicationForm({
    cv: {
      name: `cv-${APPLICATION_WORDS['the name of its file']}.pdf`,
      bytes: await aCvWithLines(APPLICATION_WORDS['the CV']),
    },
    coverLetter: APPLICATION_WORDS['the typed letter'],
    coverLetterFile: {
      name: 'lettre.pdf',
      bytes: await aCvWithLines(
        APPLICATION_WORDS['the letter as a file'],
        'Ma lettre de motivation',
      ),
    },
  })
  expect((await POST(createScriptRequest('/api/candidatures', form))).status).toBe(200)
  const { rows } = await runSql('SELECT max(id) AS id FROM job_applications')
  const application: number = rows[0].id
  await runWaitingJobs(testPayload.payload)
  await readAllDocuments(testPayload)
  const client = restClient(adminHeaders.Cookie)
  await client.post('/application-notes', { application, text: APPLICATION_WORDS['a note'] })
  await client.patch(`/job-applications/${application}`, { status: 'rejected' })

  await setSmtpHost('127.0.0.1')
  await runWaitingJobs(testPayload.payload)
  await postReply(
    application,
    APPLICATION_WORDS['an answer that left'],
    APPLICATION_WORDS['the subject of an answer that left'],
  )
  await runWaitingJobs(testPayload.payload)
  const words = `Not to ${PERSON_EMAIL}: ${APPLICATION_WORDS['what the mail server said']}`
  smtpServer.refusalOf = (address) => (address === PERSON_EMAIL ? { code: 550, words } : null)
  await postReply(application, APPLICATION_WORDS['an answer that was refused'])
  await runWaitingJobs(testPayload.payload)
  smtpServer.refusalOf = (address) => (address === PERSON_EMAIL ? { code: 451, words } : null)
  await postReply(application, APPLICATION_WORDS['an answer that waits'])
  await runWaitingJobs(testPayload.payload)
  smtpServer.refusalOf = () => null
  await runSql('UPDATE payload_jobs SET processing = false')
  return application
}

async function postReply(application: number, body: string, subject = 'Votre candidature') {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/route')
  const { rows } = await runSql('SELECT max(id) AS seen FROM application_answers')
  const answers = [{ application, template: null, seen: rows[0].seen, subject, body }]
  const sent = JSON.stringify({ key: crypto.randomUUID(), answers })
  const address = 'https://exemplia.test/api/reponses-candidats'
  const response = await POST(
    new Request(address, { method: 'POST', headers: adminHeaders, body: sent }),
  )
  expect(response.status).toBe(200)
}

const runSql = (text: string) => testPayload.payload.db.pool.query(text)

/** Finds where any of the words is: in a backup, in the omitted tables, in other files. */
async function findPlacesWithWords(words: string[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'exemplia-erased-'))
  const { env } = await import('@/src/env')
  const source = { databaseUrl: testPayload.databaseUrl, store: createFileStore(env) }
  await writeBackup(path.join(folder, 'sauvegarde'), source, new Date())
  const places = await Promise.all(
    [folder, testPayload.dataDir].flatMap((root) =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(async ({ name, parentPath }) => {
          const said = `${name}\n${await readFileText(path.join(parentPath, name))}`.toLowerCase()
          const found = words.filter((word) => said.includes(word))
          return found.map((word) => `${word} in ${name.replaceAll(/\d/g, '')}`)
        }),
    ),
  )
  rmSync(folder, { recursive: true })
  return [...places.flat(), ...(await findWordPlaces(testPayload, words))]
}

async function readFileText(file: string): Promise<string> {
  const bytes = readFileSync(file)
  if (file.endsWith('.gz')) return gunzipSync(bytes).toString()
  if (!file.endsWith('.eml')) return bytes.toString('latin1')
  const { html, subject, text } = await PostalMime.parse(bytes)
  return `${subject} ${text} ${html}`
}

const countCandidateFiles = async () =>
  (await runSql('SELECT count(*)::int AS files FROM candidate_files')).rows[0].files

async function eraseApplicationByRetention(id: number) {
  const { eraseApplications } = await import('@/src/plugins/retention/commands/eraseApplications')
  const { inTransaction } = await import('@/src/database/inTransaction')
  await inTransaction(testPayload.payload, { user: null }, (req) => eraseApplications(req, [id]))
}

async function eraseTestPerson() {
  const { erasePerson } = await import('@/src/plugins/personal-data/commands/erasePerson')
  const mailDirectory = path.join(testPayload.dataDir, 'mails')
  const asked = { address: PERSON_EMAIL, mailDirectory, erased: '[effacé]' }
  expect((await erasePerson(testPayload.payload, { user: null }, asked)).ok).toBe(true)
}

test.each<[string, (id: number) => Promise<unknown>]>([
  ['erased with the person', eraseTestPerson],
  ['deleted by hand', (id) => restClient(adminHeaders.Cookie).delete(`/job-applications/${id}`)],
  ['deleted at the end of its time', eraseApplicationByRetention],
])('of an application that was %s no word is anywhere', async (_, end) => {
  const id = await createEventfulApplication()
  // All words exist before the erasure; otherwise their absence would prove nothing.
  await expectAllWordsStored(APPLICATION_WORDS)
  await end(id)
  await runDueJobs(testPayload.payload)
  expect(await findPlacesWithWords(lowerCaseWords(APPLICATION_WORDS))).toEqual([])
  expect(await countCandidateFiles()).toBe(0)
})

async function expectAllWordsStored(words: Record<string, string>) {
  const there = (await findPlacesWithWords(lowerCaseWords(words))).map(
    (place) => place.split(' in ')[0],
  )
  expect(lowerCaseWords(words).filter((word) => !there.includes(word))).toEqual([])
}

/** A message that was announced by a stored mail, and whose reply the mail server refused. */
async function createEventfulMessage(): Promise<number> {
  await setSmtpHost(null)
  const { POST } = await import('@/src/app/api/messages-contact/route')
  const form = aMessageForm({
    email: PERSON_EMAIL,
    subject: MESSAGE_WORDS['its subject'],
    message: `Bonjour, ${MESSAGE_WORDS['the message']}.`,
  })
  expect((await POST(createScriptRequest('/api/messages-contact', form))).status).toBe(200)
  await runWaitingJobs(testPayload.payload)
  const { rows } = await runSql('SELECT max(id) AS id FROM contact_messages')
  await setSmtpHost('127.0.0.1')
  const words = `Not to ${PERSON_EMAIL}: ${MESSAGE_WORDS['what the mail server said']}`
  smtpServer.refusalOf = (address) => (address === PERSON_EMAIL ? { code: 550, words } : null)
  const { replyToMessage } = await import('@/src/plugins/message-replies/commands/replyToMessage')
  const reply = { message: { id: rows[0].id, status: 'read' }, replyKey: crypto.randomUUID() }
  const text = MESSAGE_WORDS['a reply that was refused']
  await replyToMessage(testPayload.payload, { ...reply, text }, { user: null })
  await runWaitingJobs(testPayload.payload)
  smtpServer.refusalOf = () => null
  await runSql('UPDATE payload_jobs SET processing = false')
  return rows[0].id
}

async function eraseMessageByRetention(id: number) {
  const { eraseMessages } = await import('@/src/plugins/retention/commands/eraseMessages')
  const { inTransaction } = await import('@/src/database/inTransaction')
  await inTransaction(testPayload.payload, { user: null }, (req) => eraseMessages(req, [id]))
}

test.each<[string, (id: number) => Promise<unknown>]>([
  ['erased with the person', eraseTestPerson],
  ['deleted by hand', (id) => restClient(adminHeaders.Cookie).delete(`/contact-messages/${id}`)],
  ['deleted at the end of its time', eraseMessageByRetention],
])('of a message that was %s no word is anywhere', async (_, end) => {
  const id = await createEventfulMessage()
  await expectAllWordsStored(MESSAGE_WORDS)
  await end(id)
  await runDueJobs(testPayload.payload)
  expect(await findPlacesWithWords(lowerCaseWords(MESSAGE_WORDS))).toEqual([])
})
