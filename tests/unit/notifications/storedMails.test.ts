import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteMailsOfDeletedDocuments } from '@/src/commands/retention/deleteMailsOfDeletedDocuments'
import { createMessageId } from '@/src/notifications/createMessageId'
import { storeMailAsFile } from '@/src/notifications/storeMailAsFile'
import { readSourceFiles } from '@/tests/support/sourceFiles'

const NOW = new Date('2026-11-24T10:45:00.000Z')
const settings = { sender: { name: 'Exemplia', address: 'rh@exemplia.test' } }
/** A reply or job, whose id has nothing to do with the id of the application. */
const subject = { id: 1, createdAt: NOW.toISOString() }
let directory: string

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'exemplia-mails-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const store = (messageId: string) =>
  storeMailAsFile(directory, { messageId, subject: messageId, text: 'Bonjour' }, NOW)

const storedSubjects = () =>
  readdirSync(directory)
    .map((name) => /^Subject: (.*)/m.exec(readFileSync(path.join(directory, name), 'utf8'))?.[1])
    .toSorted()

test('The stored mails about an application or message are deleted with it, and no others', async () => {
  const about = (...applications: number[]) => ({ ...subject, applications })
  const manyIds = Array.from({ length: 20 }, (_, index) => 100 + index)
  for (const id of [
    createMessageId('answer', about(12), settings),
    createMessageId('candidate-code', about(12), settings),
    createMessageId('candidate-link', about(...manyIds, 12, 7), settings),
    createMessageId('reply', { ...subject, messages: [3] }, settings),
  ]) {
    await store(id)
  }
  const others = [
    createMessageId('answer', about(1), settings),
    createMessageId('answer', about(123), settings),
    createMessageId('message', { ...subject, id: 12, messages: [12] }, settings),
    createMessageId('morning', { ...subject, id: 12, isAboutNoRecord: true }, settings),
    '<someone@application-12.test>',
  ]
  for (const id of others) await store(id)

  await deleteMailsOfDeletedDocuments(directory, { applications: [12], messages: [3] })

  expect(storedSubjects()).toEqual(others.toSorted())
})

test('The stored mails of earlier versions are deleted with their application or message', async () => {
  for (const occasion of [
    'application-12',
    'acknowledgement-12',
    'another-cv-12',
    'another-coverLetterFile-12',
    'not-the-candidate-12',
    'message-3',
  ]) {
    await store(`<${occasion}-1764000000000@exemplia.test>`)
  }
  await store('<acknowledgement-1-1764000000000@exemplia.test>')

  await deleteMailsOfDeletedDocuments(directory, { applications: [12], messages: [3] })

  expect(storedSubjects()).toEqual(['<acknowledgement-1-1764000000000@exemplia.test>'])
})

/** Mails about an account, an alert or the installation: no application or message is named. */
const MAILS_ABOUT_NO_SUBMISSION = [
  'src/notifications/createEmailAdapter.ts',
  'src/notifications/renderAndSendMail.ts',
  'src/notifications/sendPasswordLink.ts',
  'src/plugins/account-tools/notifications/mailAccessRequest.ts',
  'src/plugins/job-alerts/notifications/mailAlert.ts',
  'src/plugins/mail-checks/notifications/notifySuperAdminsOfMailSettingsChange.ts',
  'src/plugins/mail-checks/notifications/sendMailToFormerEmail.ts',
  'src/plugins/second-factor/notifications/mailSecondFactorChange.ts',
]

test('Each mail has a Message-ID of createMessageId, which requires the ids of its subject', () => {
  const senders = readSourceFiles().filter(({ text }) =>
    /(?<!function )\b(?:renderAndSendMail|renderAndDeliverMail|deliverMail)\(/.test(text),
  )
  expect(senders.map(({ name }) => name)).toContain('src/notifications/announceApplication.ts')
  const without = senders.filter(({ text }) => !text.includes('createMessageId('))
  expect(
    without.map(({ name }) => name).filter((name) => !MAILS_ABOUT_NO_SUBMISSION.includes(name)),
  ).toEqual([])
})
