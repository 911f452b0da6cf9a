import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeStrayFiles } from '@/src/server/files/removeStrayFiles'
import { aCandidateFile, aJobApplication } from '@/tests/support/records'
import { s3Environment, startS3Server } from '@/tests/support/startS3Server'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const HOUR_MS = 3_600_000

let testPayload: TestPayload
let databaseClient: pg.Client
let filesFolder: string

beforeAll(async () => {
  testPayload = await startTestPayload()
  databaseClient = new pg.Client(testPayload.databaseUrl)
  await databaseClient.connect()
  filesFolder = path.join(testPayload.dataDir, 'candidate-files')
  mkdirSync(filesFolder, { recursive: true })
  mkdirSync(path.join(testPayload.dataDir, 'spool'))
})
afterAll(async () => {
  await databaseClient.end()
  await testPayload.stop()
})
beforeEach(async () => {
  await testPayload.payload.delete({ collection: 'job-applications', where: {} })
  await testPayload.payload.delete({ collection: 'candidate-files', where: {} })
})

async function removeStrayFilesLater(hoursLater: number) {
  const { env } = await import('@/src/env')
  return removeStrayFiles(databaseClient, env, new Date(Date.now() + hoursLater * HOUR_MS))
}

test('A file without an application is deleted after a day, and not before', async () => {
  const stray = await aCandidateFile(testPayload.payload)
  const kept = await aCandidateFile(testPayload.payload)
  const letter = await aCandidateFile(testPayload.payload)
  await aJobApplication(testPayload.payload, { cv: kept.id, coverLetterFile: letter.id })

  expect(await removeStrayFilesLater(23)).toEqual({ rows: 0, files: 0, refused: 0 })
  expect(await removeStrayFilesLater(25)).toEqual({ rows: 1, files: 1, refused: 0 })
  expect(readdirSync(filesFolder).sort()).toEqual([kept.filename, letter.filename].sort())
  const { docs } = await testPayload.payload.find({ collection: 'candidate-files' })
  expect(docs.map(({ id }) => id).sort()).toEqual([kept.id, letter.id].sort())
  expect(docs.map(({ id }) => id)).not.toContain(stray.id)
  expect(await removeStrayFilesLater(1000)).toEqual({ rows: 0, files: 0, refused: 0 })
})

test('Bytes without a row are deleted after a day, from the folder and from the spool', async () => {
  writeFileSync(path.join(filesFolder, 'rowless.pdf'), 'x')
  writeFileSync(path.join(testPayload.dataDir, 'spool', 'rowless.pdf'), 'x')
  writeFileSync(path.join(testPayload.dataDir, 'spool', 'unfinished.pdf.partial'), 'x')
  expect(await removeStrayFilesLater(23)).toEqual({ rows: 0, files: 0, refused: 0 })
  expect(await removeStrayFilesLater(25)).toEqual({ rows: 0, files: 3, refused: 0 })
  expect(readdirSync(filesFolder)).toEqual([])
  expect(readdirSync(path.join(testPayload.dataDir, 'spool'))).toEqual([])
})

test('Files from before a restore stay, because their rows are in another database', async () => {
  writeFileSync(path.join(filesFolder, 'before.pdf'), 'x')
  const mark =
    "INSERT INTO payload_kv (key, data) VALUES ('restored', to_jsonb(now() + interval '1 hour'))"
  await databaseClient.query(mark)
  expect(await removeStrayFilesLater(25)).toEqual({ rows: 0, files: 0, refused: 0 })
  await databaseClient.query("UPDATE payload_kv SET data = to_jsonb(now() - interval '1 hour')")
  expect(await removeStrayFilesLater(25)).toEqual({ rows: 0, files: 1, refused: 0 })
  await databaseClient.query('DELETE FROM payload_kv')
})

test('A folder full of unknown files belongs to another site and is not changed', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `foreign-${index}.pdf`)
  for (const name of names) writeFileSync(path.join(filesFolder, name), 'x')
  expect(await removeStrayFilesLater(25)).toEqual({ rows: 0, files: 0, refused: 30 })
  expect(readdirSync(filesFolder)).toHaveLength(30)
})

test('Files of the store are deleted by the same rules', async () => {
  const store = await startS3Server()
  const { S3Client, PutObjectCommand } = await import('@aws-sdk/client-s3')
  const { s3StoreFromEnvironment: s3StoreOf } = await import('@/src/domain/files/s3Store')
  const { parseEnv } = await import('@/src/env')
  const env = parseEnv({
    ...s3Environment(store.endpoint),
    DATA_DIR: path.join(testPayload.dataDir, 'x'),
  })
  const known = await aCandidateFile(testPayload.payload)
  await aJobApplication(testPayload.payload, { cv: known.id })
  const s3 = new S3Client(s3StoreOf(env)?.client ?? {})
  const put = (name: string) =>
    s3.send(
      new PutObjectCommand({
        Bucket: 'exemplia',
        Key: `candidats/${name}`,
        Body: Buffer.from('x'),
      }),
    )
  await put('rowless.pdf')
  await put(known.filename ?? '')
  const late = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
  expect(await removeStrayFiles(databaseClient, env, late(23))).toEqual({
    rows: 0,
    files: 0,
    refused: 0,
  })
  expect(await removeStrayFiles(databaseClient, env, late(25))).toEqual({
    rows: 0,
    files: 1,
    refused: 0,
  })
  expect(readdirSync(path.join(store.directory, 'exemplia/candidats')).join()).not.toContain(
    'rowless',
  )
  expect(readdirSync(path.join(store.directory, 'exemplia/candidats')).join()).toContain(
    known.filename,
  )
  await store.stop()
})
