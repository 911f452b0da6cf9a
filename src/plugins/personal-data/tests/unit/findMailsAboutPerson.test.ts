import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMailsOfDeletedDocuments } from '@/src/commands/retention/deleteMailsOfDeletedDocuments'
import { erasePersonFromMails } from '@/src/plugins/personal-data/commands/erasePersonFromMails'
import { findMailsAboutPerson } from '@/src/plugins/personal-data/queries/findMailsAboutPerson'

const ADDRESS = 'camille@candidats.test'
let directory: string
const kept = (second: number) =>
  path.join(directory, `2026-11-24T10-45-0${second}.000Z-0a1b2c3d.eml`)

// A file that is listed and cannot be read any more, as if it had been deleted meanwhile.
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'exemplia-mails-'))
  symlinkSync(path.join(directory, 'removed'), kept(1))
  writeFileSync(kept(2), `From: a@b.test\r\nTo: ${ADDRESS}\r\nSubject: Merci\r\n\r\nMerci\r\n`)
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('A mail that is removed during the search does not hide the others', async () => {
  const { own, quoting } = await findMailsAboutPerson(directory, ADDRESS)
  expect(own.map(({ file }) => file)).toEqual([kept(2)])
  expect(quoting).toEqual([])
})

test('A removed mail does not stop the erasure of mails either', async () => {
  const gone = { file: kept(1), keptAt: new Date() }
  await erasePersonFromMails({ own: [], quoting: [gone] }, { address: ADDRESS, erased: '[effacé]' })
  await deleteMailsOfDeletedDocuments(directory, { applications: [1], messages: [] })
  expect((await findMailsAboutPerson(directory, ADDRESS)).own).toHaveLength(1)
})
