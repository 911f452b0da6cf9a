import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HeadObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type S3Environment, s3StoreOf } from '@/src/domain/s3Store'
import { fileStoreOf } from '@/src/server/backup/fileStores'
import { readBackup } from '@/src/server/backup/readBackup'
import { restoreBackup } from '@/src/server/backup/restoreBackup'
import { writeBackup } from '@/src/server/backup/writeBackup'
import { aCandidateFile, aJobApplication, aJobOffer, aUser } from '@/tests/support/records'
import { startS3Server } from '@/tests/support/startS3Server'
import { emptyTestDatabase, startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let folder: string
let backup: string

beforeAll(async () => {
  site = await startTestPayload()
  const { payload } = site
  const cv = (await aCandidateFile(payload)).id
  await aJobApplication(payload, { cv, candidateName: 'Zoé « O’Neil »\t\\N' })
  await aJobOffer(payload, { stack: [] })
  await aUser(payload)
  await payload.db.pool.query(`
    SELECT make_visit_month('2025-02-01');
    INSERT INTO visits (created_at, path_id) VALUES ('2025-02-14', 1)`)
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-backup-'))
  backup = path.join(folder, 'sauvegarde')
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

const environment = async () => (await import('@/src/env')).env

/** Every row of every table, and the next number of each sequence. */
async function contentOf(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows: tables } = await client.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'payload_migrations'",
  )
  const content: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT * FROM "${name}" ORDER BY 1`)
    content[name] = rows
  }
  const { rows } = await client.query(
    "SELECT sequencename, last_value FROM pg_sequences WHERE sequencename NOT LIKE 'payload_migrations%' ORDER BY 1",
  )
  await client.end()
  return { content, sequences: rows }
}

test('what was backed up is there again, row for row and byte for byte', async () => {
  const env = await environment()
  const written = await writeBackup(
    backup,
    { databaseUrl: site.databaseUrl, store: fileStoreOf(env) },
    new Date('2026-11-22T12:00:00Z'),
  )
  expect(written.files).toHaveLength(1)
  const databaseUrl = await emptyTestDatabase()
  const s3 = await startS3Server()
  const restored = { ...env, ...s3.environment, S3_FORCE_PATH_STYLE: true }
  const store = fileStoreOf(restored)
  await restoreBackup(backup, await readBackup(backup), {
    payload: site.payload,
    databaseUrl,
    store,
  })
  expect(await contentOf(databaseUrl)).toEqual(await contentOf(site.databaseUrl))
  const again = path.join(folder, 'encore')
  const rewritten = await writeBackup(again, { databaseUrl, store }, new Date())
  expect(rewritten.files).toEqual(written.files)
  expect(rewritten.tables).toEqual(written.tables)
  expect(await storedType(restored, 'candidats')).toBe('application/pdf')
  await s3.stop()
})

/** The type under which the store would hand out the first file of this folder. */
async function storedType(env: S3Environment, folder: string) {
  const { bucket: Bucket, client } = s3StoreOf(env) ?? {}
  const s3 = new S3Client(client ?? {})
  const { Contents } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: `${folder}/` }))
  return (await s3.send(new HeadObjectCommand({ Bucket, Key: Contents?.[0]?.Key }))).ContentType
}

test('a database in use is left as it is', async () => {
  const target = {
    payload: site.payload,
    databaseUrl: site.databaseUrl,
    store: fileStoreOf(await environment()),
  }
  await expect(restoreBackup(backup, await readBackup(backup), target)).rejects.toThrow(
    'La base de données n’est pas vide',
  )
})

test('a backup that was damaged, or comes from a later version, is told by name', async () => {
  const manifest = await readBackup(backup)
  const [file] = manifest.files
  appendFileSync(path.join(backup, 'files', file?.name ?? ''), 'x')
  await expect(readBackup(backup)).rejects.toThrow(`files/${file?.name} manque ou a changé`)
  const target = {
    payload: site.payload,
    databaseUrl: await emptyTestDatabase(),
    store: fileStoreOf(await environment()),
  }
  const later = { ...manifest, migrations: [...manifest.migrations, '20990101_000000_later'] }
  await expect(restoreBackup(backup, later, target)).rejects.toThrow('20990101_000000_later')
})

test('what is no backup is told so', async () => {
  await expect(readBackup(folder)).rejects.toThrow('n’est pas une sauvegarde entière')
  writeFileSync(
    path.join(folder, 'manifest.json'),
    readFileSync(path.join(backup, 'manifest.json'), 'utf8').replace('"format": 1', '"format": 9'),
  )
  await expect(readBackup(folder)).rejects.toThrow('un format inconnu')
})
