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
  findWords,
  readAllDocuments,
} from '@/src/plugins/document-reading/tests/support/documentReadings'
import { aCvSaying } from '@/tests/support/documentPages'
import { runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { restClient } from '@/tests/support/restClient'
import { sessionOf } from '@/tests/support/sessionOf'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { aMessageForm, anApplicationForm, scriptRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const ADDRESS = 'elodie@exemple.fr'

/** Each word is in one record of a candidate, and nowhere else. */
const WORDS = {
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
const folded = (words: Record<string, string>) =>
  Object.values(words).map((word) => word.toLowerCase())

let site: TestPayload
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let admin: Record<string, string>
beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestPayload()
  admin = await sessionOf(site.payload, { role: 'admin' })
})
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})

beforeEach(async () => {
  await sql(`SET LOCAL exemplia.erasure = 'on';
    TRUNCATE job_applications, contact_messages, candidate_files, audit_entries, payload_jobs CASCADE`)
  rmSync(path.join(site.dataDir, 'mails'), { recursive: true, force: true })
})

const setServer = (smtpHost: string | null) =>
  site.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost, smtpPort: smtp.port, notificationRecipients: ['rh@exemplia.example'] },
  })

/** An application with every possible kind of record: readings, announcements, notes, replies. */
async function anEventfulApplication(): Promise<number> {
  await setServer(null)
  const { POST } = await import('@/src/app/api/candidatures/route')
  const form = await anApplicationForm({
    cv: {
      name: `cv-${WORDS['the name of its file']}.pdf`,
      bytes: await aCvSaying(WORDS['the CV']),
    },
    coverLetter: WORDS['the typed letter'],
    coverLetterFile: {
      name: 'lettre.pdf',
      bytes: await aCvSaying(WORDS['the letter as a file'], 'Ma lettre de motivation'),
    },
  })
  expect((await POST(scriptRequest('/api/candidatures', form))).status).toBe(200)
  const { rows } = await sql('SELECT max(id) AS id FROM job_applications')
  const application: number = rows[0].id
  await runWaitingJobs(site.payload)
  await readAllDocuments(site)
  const client = restClient(admin.Cookie)
  await client.post('/application-notes', { application, text: WORDS['a note'] })
  await client.patch(`/job-applications/${application}`, { status: 'rejected' })

  await setServer('127.0.0.1')
  await runWaitingJobs(site.payload)
  await answer(
    application,
    WORDS['an answer that left'],
    WORDS['the subject of an answer that left'],
  )
  await runWaitingJobs(site.payload)
  const words = `Not to ${ADDRESS}: ${WORDS['what the mail server said']}`
  smtp.refusalOf = (address) => (address === ADDRESS ? { code: 550, words } : null)
  await answer(application, WORDS['an answer that was refused'])
  await runWaitingJobs(site.payload)
  smtp.refusalOf = (address) => (address === ADDRESS ? { code: 451, words } : null)
  await answer(application, WORDS['an answer that waits'])
  await runWaitingJobs(site.payload)
  smtp.refusalOf = () => null
  await sql('UPDATE payload_jobs SET processing = false')
  return application
}

async function answer(application: number, body: string, subject = 'Votre candidature') {
  const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/route')
  const { rows } = await sql('SELECT max(id) AS seen FROM application_answers')
  const answers = [{ application, template: null, seen: rows[0].seen, subject, body }]
  const sent = JSON.stringify({ key: crypto.randomUUID(), answers })
  const address = 'https://exemplia.test/api/reponses-candidats'
  const response = await POST(new Request(address, { method: 'POST', headers: admin, body: sent }))
  expect(response.status).toBe(200)
}

const sql = (text: string) => site.payload.db.pool.query(text)

/** Finds where any of the words is: in a backup, in the omitted tables, in other files. */
async function placesWithWords(words: string[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'exemplia-erased-'))
  const { env } = await import('@/src/env')
  const source = { databaseUrl: site.databaseUrl, store: createFileStore(env) }
  await writeBackup(path.join(folder, 'sauvegarde'), source, new Date())
  const places = await Promise.all(
    [folder, site.dataDir].flatMap((root) =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(async ({ name, parentPath }) => {
          const said = `${name}\n${await saidIn(path.join(parentPath, name))}`.toLowerCase()
          const found = words.filter((word) => said.includes(word))
          return found.map((word) => `${word} in ${name.replaceAll(/\d/g, '')}`)
        }),
    ),
  )
  rmSync(folder, { recursive: true })
  return [...places.flat(), ...(await findWords(site, words))]
}

async function saidIn(file: string): Promise<string> {
  const bytes = readFileSync(file)
  if (file.endsWith('.gz')) return gunzipSync(bytes).toString()
  if (!file.endsWith('.eml')) return bytes.toString('latin1')
  const { html, subject, text } = await PostalMime.parse(bytes)
  return `${subject} ${text} ${html}`
}

const candidateFiles = async () =>
  (await sql('SELECT count(*)::int AS files FROM candidate_files')).rows[0].files

async function retire(id: number) {
  const { eraseApplications } = await import('@/src/plugins/retention/commands/eraseApplications')
  const { inTransaction } = await import('@/src/database/inTransaction')
  await inTransaction(site.payload, { user: null }, (req) => eraseApplications(req, [id]))
}

async function erase() {
  const { erasePerson } = await import('@/src/plugins/personal-data/commands/erasePerson')
  const mailDirectory = path.join(site.dataDir, 'mails')
  const asked = { address: ADDRESS, mailDirectory, erased: '[effacé]' }
  expect((await erasePerson(site.payload, { user: null }, asked)).ok).toBe(true)
}

test.each<[string, (id: number) => Promise<unknown>]>([
  ['erased with the person', erase],
  ['deleted by hand', (id) => restClient(admin.Cookie).delete(`/job-applications/${id}`)],
  ['deleted at the end of its time', retire],
])('of an application that was %s no word is anywhere', async (_, end) => {
  const id = await anEventfulApplication()
  // All words exist before the erasure; otherwise their absence would prove nothing.
  await expectAllThere(WORDS)
  await end(id)
  await runDueJobs(site.payload)
  expect(await placesWithWords(folded(WORDS))).toEqual([])
  expect(await candidateFiles()).toBe(0)
})

async function expectAllThere(words: Record<string, string>) {
  const there = (await placesWithWords(folded(words))).map((place) => place.split(' in ')[0])
  expect(folded(words).filter((word) => !there.includes(word))).toEqual([])
}

/** A message that was announced by a stored mail, and whose reply the mail server refused. */
async function anEventfulMessage(): Promise<number> {
  await setServer(null)
  const { POST } = await import('@/src/app/api/messages-contact/route')
  const form = aMessageForm({
    email: ADDRESS,
    subject: MESSAGE_WORDS['its subject'],
    message: `Bonjour, ${MESSAGE_WORDS['the message']}.`,
  })
  expect((await POST(scriptRequest('/api/messages-contact', form))).status).toBe(200)
  await runWaitingJobs(site.payload)
  const { rows } = await sql('SELECT max(id) AS id FROM contact_messages')
  await setServer('127.0.0.1')
  const words = `Not to ${ADDRESS}: ${MESSAGE_WORDS['what the mail server said']}`
  smtp.refusalOf = (address) => (address === ADDRESS ? { code: 550, words } : null)
  const { replyToMessage } = await import('@/src/plugins/message-replies/commands/replyToMessage')
  const reply = { message: { id: rows[0].id, status: 'read' }, replyKey: crypto.randomUUID() }
  const text = MESSAGE_WORDS['a reply that was refused']
  await replyToMessage(site.payload, { ...reply, text }, { user: null })
  await runWaitingJobs(site.payload)
  smtp.refusalOf = () => null
  await sql('UPDATE payload_jobs SET processing = false')
  return rows[0].id
}

async function retireMessage(id: number) {
  const { eraseMessages } = await import('@/src/plugins/retention/commands/eraseMessages')
  const { inTransaction } = await import('@/src/database/inTransaction')
  await inTransaction(site.payload, { user: null }, (req) => eraseMessages(req, [id]))
}

test.each<[string, (id: number) => Promise<unknown>]>([
  ['erased with the person', erase],
  ['deleted by hand', (id) => restClient(admin.Cookie).delete(`/contact-messages/${id}`)],
  ['deleted at the end of its time', retireMessage],
])('of a message that was %s no word is anywhere', async (_, end) => {
  const id = await anEventfulMessage()
  await expectAllThere(MESSAGE_WORDS)
  await end(id)
  await runDueJobs(site.payload)
  expect(await placesWithWords(folded(MESSAGE_WORDS))).toEqual([])
})
