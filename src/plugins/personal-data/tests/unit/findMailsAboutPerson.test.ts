import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMailsOfDeletedDocuments } from '@/src/commands/retention/deleteMailsOfDeletedDocuments'
import { erasePersonFromMails } from '@/src/plugins/personal-data/commands/erasePersonFromMails'
import { findMailsAboutPerson } from '@/src/plugins/personal-data/queries/findMailsAboutPerson'

const PERSON_EMAIL = 'camille@candidats.test'
let mailDirectory: string
const storedMailPath = (second: number) =>
  path.join(mailDirectory, `2026-11-24T10-45-0${second}.000Z-0a1b2c3d.eml`)

// A file that is listed and cannot be read any more, as if it had been deleted meanwhile.
beforeAll(() => {
  mailDirectory = mkdtempSync(path.join(tmpdir(), 'exemplia-mails-'))
  symlinkSync(path.join(mailDirectory, 'removed'), storedMailPath(1))
  writeFileSync(
    storedMailPath(2),
    `From: a@b.test\r\nTo: ${PERSON_EMAIL}\r\nSubject: Merci\r\n\r\nMerci\r\n`,
  )
})
afterAll(() => rmSync(mailDirectory, { recursive: true, force: true }))

test('A mail that is removed during the search does not hide the others', async () => {
  const { own, quoting } = await findMailsAboutPerson(mailDirectory, PERSON_EMAIL)
  expect(own.map(({ file }) => file)).toEqual([storedMailPath(2)])
  expect(quoting).toEqual([])
})

test('A removed mail does not stop the erasure of mails either', async () => {
  const gone = { file: storedMailPath(1), keptAt: new Date() }
  await erasePersonFromMails(
    { own: [], quoting: [gone] },
    { address: PERSON_EMAIL, erased: '[effacé]' },
  )
  await deleteMailsOfDeletedDocuments(mailDirectory, { applications: [1], messages: [] })
  expect((await findMailsAboutPerson(mailDirectory, PERSON_EMAIL)).own).toHaveLength(1)
})
