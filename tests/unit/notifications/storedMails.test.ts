import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteMailsOfDeletedDocuments } from '@/src/commands/retention/deleteMailsOfDeletedDocuments'
import { createMessageId } from '@/src/notifications/createMessageId'
import { storeMailAsFile } from '@/src/notifications/storeMailAsFile'
import { readSourceFiles } from '@/tests/support/sourceFiles'

const NOW = new Date('2026-11-24T10:45:00.000Z')
const MAIL_SETTINGS = { sender: { name: 'Exemplia', address: 'rh@exemplia.test' } }
/** A reply or job, whose id has nothing to do with the id of the application. */
const MAIL_SUBJECT_RECORD = { id: 1, createdAt: NOW.toISOString() }
let mailDirectory: string

beforeEach(() => {
  mailDirectory = mkdtempSync(path.join(tmpdir(), 'exemplia-mails-'))
})
afterEach(() => rmSync(mailDirectory, { recursive: true, force: true }))

const storeMail = (messageId: string) =>
  storeMailAsFile(mailDirectory, { messageId, subject: messageId, text: 'Bonjour' }, NOW)

const readStoredSubjects = () =>
  readdirSync(mailDirectory)
    .map(
      (name) => /^Subject: (.*)/m.exec(readFileSync(path.join(mailDirectory, name), 'utf8'))?.[1],
    )
    .toSorted()

test('The stored mails about an application or message are deleted with it, and no others', async () => {
  const about = (...applications: number[]) => ({ ...MAIL_SUBJECT_RECORD, applications })
  const manyIds = Array.from({ length: 20 }, (_, index) => 100 + index)
  for (const id of [
    createMessageId('answer', about(12), MAIL_SETTINGS),
    createMessageId('candidate-code', about(12), MAIL_SETTINGS),
    createMessageId('candidate-link', about(...manyIds, 12, 7), MAIL_SETTINGS),
    createMessageId('reply', { ...MAIL_SUBJECT_RECORD, messages: [3] }, MAIL_SETTINGS),
  ]) {
    await storeMail(id)
  }
  const others = [
    createMessageId('answer', about(1), MAIL_SETTINGS),
    createMessageId('answer', about(123), MAIL_SETTINGS),
    createMessageId('message', { ...MAIL_SUBJECT_RECORD, id: 12, messages: [12] }, MAIL_SETTINGS),
    createMessageId(
      'morning',
      { ...MAIL_SUBJECT_RECORD, id: 12, isAboutNoRecord: true },
      MAIL_SETTINGS,
    ),
    '<someone@application-12.test>',
  ]
  for (const id of others) await storeMail(id)

  await deleteMailsOfDeletedDocuments(mailDirectory, { applications: [12], messages: [3] })

  expect(readStoredSubjects()).toEqual(others.toSorted())
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
    await storeMail(`<${occasion}-1764000000000@exemplia.test>`)
  }
  await storeMail('<acknowledgement-1-1764000000000@exemplia.test>')

  await deleteMailsOfDeletedDocuments(mailDirectory, { applications: [12], messages: [3] })

  expect(readStoredSubjects()).toEqual(['<acknowledgement-1-1764000000000@exemplia.test>'])
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
  'src/plugins/retention/notifications/mailNewRetentionPeriods.ts',
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
