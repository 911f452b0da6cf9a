import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type Deletion,
  formatJournal,
  journalFileName,
  journalFileTime,
  MAX_DELETIONS_PER_FILE,
  MAX_JOURNAL_FILE_BYTES,
  parseJournal,
} from '@/src/plugins/backups/server/journal/deletionJournal'
import { describeRepeatedDeletions } from '@/src/plugins/backups/server/journal/describeRepeatedDeletions'
import { createFolderStore } from '@/src/plugins/backups/server/journal/journalStores'
import {
  type DeletionJournal,
  readDeletionJournal,
} from '@/src/plugins/backups/server/journal/readDeletionJournal'
import { deleteOldJournal } from '@/src/plugins/backups/server/journal/writeDeletionJournal'
import { backupText } from '@/src/plugins/backups/words/terminal'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-journal-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const deletion = (id: number, at = '2026-11-28T12:00:00.000Z'): Deletion => ({
  action: 'application-deleted',
  id,
  createdAt: '2026-01-01T00:00:00.000Z',
  at,
})
const batchesOf = async ({ readBatches }: DeletionJournal) => {
  const batches = []
  for await (const deletions of readBatches()) batches.push(deletions)
  return batches
}
const fileAt = (moment: string) => journalFileName({ at: new Date(moment), id: '7' })

test('A journal file has the time of its latest deletion in its name', () => {
  expect(journalFileTime(fileAt('2026-11-28T12:00:00.123Z'))).toEqual(
    new Date('2026-11-28T12:00:00.123Z'),
  )
  for (const name of ['../2026-11-28T12-00-00.123Z-7.jsonl', '2026-99-28T12-00-00.123Z-7.jsonl']) {
    expect(journalFileTime(name)).toBeNull()
  }
})

test('A full journal file is below the limit of its size', () => {
  const full = Array.from({ length: MAX_DELETIONS_PER_FILE }, (_, index) => ({
    ...deletion(2_000_000_000 + index),
    action: 'a'.repeat(60),
  }))
  const text = formatJournal(full)
  expect(parseJournal(text)).toEqual({ deletions: full, isDamaged: false })
  expect(Buffer.byteLength(text)).toBeLessThan(MAX_JOURNAL_FILE_BYTES)
})

test.each([
  ['a truncated last line', (text: string) => text.slice(0, -9), [1]],
  ['a last line without a line feed', (text: string) => text.slice(0, -1), [1]],
  ['bytes that are not UTF-8', (text: string) => `\uFFFD\0${text}`, [2]],
  ['an id that is not a number', (text: string) => text.replace('"id":1', '"id":"1;"'), [2]],
  ['a time that is not a time', (text: string) => text.replace('2026-11', "'--"), [2]],
  ['only a number', () => '1\n', []],
])('A journal file with %s is damaged, and its other lines are valid', (_, damage, ids) => {
  const { deletions, isDamaged } = parseJournal(damage(formatJournal([deletion(1), deletion(2)])))
  expect(deletions.map(({ id }) => id)).toEqual(ids)
  expect(isDamaged).toBe(true)
})

test('The journal is read from all stores in order, and a damaged file from the other store', async () => {
  const [files, backups] = ['files', 'backups'].map((name) =>
    createFolderStore(path.join(folder, name)),
  )
  if (!files || !backups) throw new Error('Two stores are needed')
  const [first, second] = ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z']
  await files.write(fileAt('2026-11-21T00:00:00Z'), formatJournal([deletion(2, second)]))
  await backups.write(fileAt('2026-11-20T00:00:00Z'), formatJournal([deletion(1, first)]))
  await files.write(fileAt('2026-11-22T00:00:00Z'), '\0')
  await backups.write(fileAt('2026-11-22T00:00:00Z'), formatJournal([deletion(3)]))
  // This file is older than the backup, so its deletions are in the backup.
  await files.write(fileAt('2026-10-01T00:00:00Z'), formatJournal([deletion(9)]))
  writeFileSync(path.join(folder, 'files', 'notes.txt'), 'x')
  const journal = await readDeletionJournal([files, backups], new Date('2026-11-20T12:00:00Z'))
  const batches = await batchesOf(journal)
  expect(batches.map((deletions) => deletions.map(({ id }) => id))).toEqual([[1], [2], [3]])
  expect(journal).toMatchObject({ deletionCount: 3, damagedFiles: [], isFound: true })
})

test('A journal file that is too long is damaged and is not read', async () => {
  const store = createFolderStore(folder)
  await store.write(fileAt('2026-11-28T00:00:00Z'), '\n'.repeat(MAX_JOURNAL_FILE_BYTES + 1))
  expect(await readDeletionJournal([store], new Date('2026-11-28T00:00:00Z'))).toMatchObject({
    deletionCount: 0,
    damagedFiles: [fileAt('2026-11-28T00:00:00Z')],
    isFound: true,
  })
})

test('A file that is damaged in both stores has the valid lines of both, in their order', async () => {
  const stores = ['files', 'backups'].map((name) => createFolderStore(path.join(folder, name)))
  const [first, second] = ['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z']
  await stores[0]?.write(fileAt(second), `${formatJournal([deletion(2, second)])}{`)
  await stores[1]?.write(fileAt(second), `${formatJournal([deletion(1, first)])}{`)
  const journal = await readDeletionJournal(stores, new Date('2026-11-20T12:00:00Z'))
  const [deletions] = await batchesOf(journal)
  expect(deletions?.map(({ id }) => id)).toEqual([1, 2])
  expect(journal).toMatchObject({ deletionCount: 2, damagedFiles: [fileAt(second)] })
})

test('A restore has one file of the journal at a time in memory', async () => {
  const read: string[] = []
  const times = ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z']
  const store = createFolderStore(folder)
  for (const time of times) await store.write(fileAt(time), formatJournal([deletion(1)]))
  const counted = {
    ...store,
    read: (name: string) => {
      read.push(name)
      return store.read(name)
    },
  }
  const journal = await readDeletionJournal([counted], new Date('2026-11-20T00:00:00Z'))
  read.length = 0
  const batches = journal.readBatches()
  await batches.next()
  expect(read).toEqual([fileAt('2026-11-20T00:00:00Z')])
  await batches.return(undefined)
})

test('A store that cannot be read refuses the restore, and a missing journal is reported', async () => {
  writeFileSync(path.join(folder, 'file'), '')
  const unreadable = createFolderStore(path.join(folder, 'file'))
  await expect(readDeletionJournal([unreadable], new Date())).rejects.toThrow('cannot be read')
  const missing = createFolderStore(path.join(folder, 'missing'))
  expect(await readDeletionJournal([missing], new Date())).toMatchObject({ isFound: false })
})

test('Only the files of the journal that are older than any backup are deleted', async () => {
  mkdirSync(path.join(folder, 'other'))
  const store = createFolderStore(folder)
  await store.write(fileAt('2016-11-01T00:00:00Z'), '')
  await store.write(fileAt('2017-01-01T00:00:00Z'), '')
  await deleteOldJournal([store], new Date('2026-11-28T00:00:00Z'))
  expect(readdirSync(folder).toSorted()).toEqual([fileAt('2017-01-01T00:00:00Z'), 'other'])
  expect(statSync(path.join(folder, fileAt('2017-01-01T00:00:00Z'))).mode & 0o777).toBe(0o600)
})

test('A restore warns of a backup that is older than the journal, and of damaged files', () => {
  const journal = { deletionCount: 1, damagedFiles: [], isFound: true }
  const older = { tables: [{ name: 'users' }] }
  const newer = { tables: [{ name: 'users' }, { name: 'deletion_outbox' }] }
  const repeated = backupText.repeated(1)
  expect(describeRepeatedDeletions(journal, newer)).toEqual([repeated])
  expect(describeRepeatedDeletions(journal, older)).toEqual([repeated, backupText.olderThanJournal])
  expect(describeRepeatedDeletions({ ...journal, damagedFiles: ['a'] }, newer)).toEqual([
    repeated,
    backupText.journalDamaged(['a']),
  ])
  expect(describeRepeatedDeletions({ ...journal, isFound: false }, older)).toEqual([
    backupText.journalMissing,
  ])
})
