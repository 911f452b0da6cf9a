import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeStrayFiles } from '@/src/server/files/removeStrayFiles'
import { aCandidateFile, aJobApplication } from '@/tests/support/records'
import { s3Environment, startS3Server } from '@/tests/support/startS3Server'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const HOUR_MS = 3_600_000

let site: TestPayload
let client: pg.Client
let folder: string

beforeAll(async () => {
  site = await startTestPayload()
  client = new pg.Client(site.databaseUrl)
  await client.connect()
  folder = path.join(site.dataDir, 'candidate-files')
  mkdirSync(folder, { recursive: true })
  mkdirSync(path.join(site.dataDir, 'spool'))
})
afterAll(async () => {
  await client.end()
  await site.stop()
})
beforeEach(async () => {
  await site.payload.delete({ collection: 'job-applications', where: {} })
  await site.payload.delete({ collection: 'candidate-files', where: {} })
})

async function sweep(hoursLater: number) {
  const { env } = await import('@/src/env')
  return removeStrayFiles(client, env, new Date(Date.now() + hoursLater * HOUR_MS))
}

test('A file without an application is deleted after a day, and not before', async () => {
  const stray = await aCandidateFile(site.payload)
  const kept = await aCandidateFile(site.payload)
  const letter = await aCandidateFile(site.payload)
  await aJobApplication(site.payload, { cv: kept.id, coverLetterFile: letter.id })

  expect(await sweep(23)).toEqual({ rows: 0, files: 0, refused: 0 })
  expect(await sweep(25)).toEqual({ rows: 1, files: 1, refused: 0 })
  expect(readdirSync(folder).sort()).toEqual([kept.filename, letter.filename].sort())
  const { docs } = await site.payload.find({ collection: 'candidate-files' })
  expect(docs.map(({ id }) => id).sort()).toEqual([kept.id, letter.id].sort())
  expect(docs.map(({ id }) => id)).not.toContain(stray.id)
  expect(await sweep(1000)).toEqual({ rows: 0, files: 0, refused: 0 })
})

test('Bytes without a row are deleted after a day, from the folder and from the spool', async () => {
  writeFileSync(path.join(folder, 'rowless.pdf'), 'x')
  writeFileSync(path.join(site.dataDir, 'spool', 'rowless.pdf'), 'x')
  writeFileSync(path.join(site.dataDir, 'spool', 'unfinished.pdf.partial'), 'x')
  expect(await sweep(23)).toEqual({ rows: 0, files: 0, refused: 0 })
  expect(await sweep(25)).toEqual({ rows: 0, files: 3, refused: 0 })
  expect(readdirSync(folder)).toEqual([])
  expect(readdirSync(path.join(site.dataDir, 'spool'))).toEqual([])
})

test('Files from before a restore stay, because their rows are in another database', async () => {
  writeFileSync(path.join(folder, 'before.pdf'), 'x')
  const mark =
    "INSERT INTO payload_kv (key, data) VALUES ('restored', to_jsonb(now() + interval '1 hour'))"
  await client.query(mark)
  expect(await sweep(25)).toEqual({ rows: 0, files: 0, refused: 0 })
  await client.query("UPDATE payload_kv SET data = to_jsonb(now() - interval '1 hour')")
  expect(await sweep(25)).toEqual({ rows: 0, files: 1, refused: 0 })
  await client.query('DELETE FROM payload_kv')
})

test('A folder full of unknown files belongs to another site and is not changed', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `foreign-${index}.pdf`)
  for (const name of names) writeFileSync(path.join(folder, name), 'x')
  expect(await sweep(25)).toEqual({ rows: 0, files: 0, refused: 30 })
  expect(readdirSync(folder)).toHaveLength(30)
})

test('Files of the store are deleted by the same rules', async () => {
  const store = await startS3Server()
  const { S3Client, PutObjectCommand } = await import('@aws-sdk/client-s3')
  const { s3StoreFromEnvironment: s3StoreOf } = await import('@/src/domain/files/s3Store')
  const { parseEnv } = await import('@/src/env')
  const env = parseEnv({ ...s3Environment(store.endpoint), DATA_DIR: path.join(site.dataDir, 'x') })
  const known = await aCandidateFile(site.payload)
  await aJobApplication(site.payload, { cv: known.id })
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
  expect(await removeStrayFiles(client, env, late(23))).toEqual({ rows: 0, files: 0, refused: 0 })
  expect(await removeStrayFiles(client, env, late(25))).toEqual({ rows: 0, files: 1, refused: 0 })
  expect(readdirSync(path.join(store.directory, 'exemplia/candidats')).join()).not.toContain(
    'rowless',
  )
  expect(readdirSync(path.join(store.directory, 'exemplia/candidats')).join()).toContain(
    known.filename,
  )
  await store.stop()
})
