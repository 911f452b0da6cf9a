import { execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { HeadObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3Environment, s3StoreFromEnvironment } from '@/src/domain/files/s3Store'
import { createFileStore } from '@/src/plugins/backups/server/backup/fileStores'
import { readBackup } from '@/src/plugins/backups/server/backup/readBackup'
import { restoreBackup } from '@/src/plugins/backups/server/backup/restoreBackup'
import { incompleteBackupName, writeBackup } from '@/src/plugins/backups/server/backup/writeBackup'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { OperatorError } from '@/src/server/operatorError'
import { root } from '@/src/server/root'
import { aCandidateFile, aJobApplication, aJobOffer, aUser } from '@/tests/support/records'
import { startS3Server } from '@/tests/support/startS3Server'
import { emptyTestDatabase, startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let folder: string
let backupFolder: string

beforeAll(async () => {
  testPayload = await startTestPayload()
  const { payload } = testPayload
  const cv = (await aCandidateFile(payload)).id
  await aJobApplication(payload, { cv, candidateName: 'Zoé « O’Neil »\t\\N' })
  await aJobOffer(payload, { stack: [] })
  await aUser(payload)
  await payload.db.pool.query("INSERT INTO document_texts VALUES ($1, 'read', 'Bonjour')", [cv])
  await payload.db.pool.query(`
    SELECT make_visit_month('2025-02-01');
    INSERT INTO visits (created_at, path_id) VALUES ('2025-02-14', 1)`)
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-backup-'))
  backupFolder = path.join(folder, 'sauvegarde')
})
afterAll(async () => {
  await testPayload.stop()
  rmSync(folder, { recursive: true, force: true })
})

const readEnvironment = async () => (await import('@/src/env')).env

/** Reads every row of every table, and the next number of each sequence. */
// The tables that mark a restored database, the mails that are not due again, and the job that applies
// the retention periods.
const MARKED_TABLES = ['payload_kv', 'morning_mails', 'payload_jobs']

async function readDatabaseContent(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows: tables } = await client.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
      AND tablename NOT IN ('payload_migrations', '${MARKED_TABLES.join("', '")}')`,
  )
  const content: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT * FROM "${name}" ORDER BY 1`)
    content[name] = rows
  }
  const { rows } = await client.query(
    "SELECT sequencename, last_value FROM pg_sequences WHERE sequencename NOT LIKE 'payload_migrations%' AND sequencename NOT LIKE 'payload_kv%' AND sequencename NOT LIKE 'payload_jobs%' ORDER BY 1",
  )
  await client.end()
  return { content, sequences: rows }
}

test('A restored backup has each row and each byte of the files', async () => {
  const env = await readEnvironment()
  const written = await writeBackup(
    backupFolder,
    { databaseUrl: testPayload.databaseUrl, store: createFileStore(env) },
    new Date('2026-11-22T12:00:00Z'),
  )
  expect(written.files).toHaveLength(1)
  const backedUp = written.tables.map(({ name }) => name)
  expect(backedUp).toContain('document_texts')
  // The search index is rebuilt from the texts.
  expect(backedUp).not.toContain('application_words')
  const databaseUrl = await emptyTestDatabase()
  const s3 = await startS3Server()
  const restored = { ...env, ...s3.environment, S3_FORCE_PATH_STYLE: true }
  const store = createFileStore(restored)
  await restoreBackup(backupFolder, await readBackup(backupFolder), {
    payload: testPayload.payload,
    databaseUrl,
    store,
  })
  expect(await readDatabaseContent(databaseUrl)).toEqual(
    await readDatabaseContent(testPayload.databaseUrl),
  )
  const again = path.join(folder, 'encore')
  const rewritten = await writeBackup(again, { databaseUrl, store }, new Date())
  expect(rewritten.files).toEqual(written.files)
  const unmarked = ({ tables }: typeof written) =>
    tables.filter(({ name }) => !MARKED_TABLES.includes(name))
  expect(unmarked(rewritten)).toEqual(unmarked(written))
  expect(await readStoredContentType(restored, 'candidats')).toBe('application/pdf')
  await s3.stop()
})

/** Reads the type with which the store would serve the first file of this folder. */
async function readStoredContentType(env: S3Environment, folder: string) {
  const { bucket: Bucket, client } = s3StoreFromEnvironment(env) ?? {}
  const s3 = new S3Client(client ?? {})
  const { Contents } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: `${folder}/` }))
  return (await s3.send(new HeadObjectCommand({ Bucket, Key: Contents?.[0]?.Key }))).ContentType
}

test('A restore does not change a database that is in use', async () => {
  const target = {
    payload: testPayload.payload,
    databaseUrl: testPayload.databaseUrl,
    store: createFileStore(await readEnvironment()),
  }
  await expect(restoreBackup(backupFolder, await readBackup(backupFolder), target)).rejects.toThrow(
    'The database is not empty',
  )
})

test('A restore refuses a damaged backup and one of a later version, and names the fault', async () => {
  const manifest = await readBackup(backupFolder)
  const [file] = manifest.files
  appendFileSync(path.join(backupFolder, 'files', file?.name ?? ''), 'x')
  await expect(readBackup(backupFolder)).rejects.toThrow(
    `files/${file?.name} is missing or has changed`,
  )
  const target = {
    payload: testPayload.payload,
    databaseUrl: await emptyTestDatabase(),
    store: createFileStore(await readEnvironment()),
  }
  const later = { ...manifest, migrations: [...manifest.migrations, '20990101_000000_later'] }
  await expect(restoreBackup(backupFolder, later, target)).rejects.toThrow('20990101_000000_later')
})

test('A folder that is not a complete backup is refused', async () => {
  await expect(readBackup(folder)).rejects.toThrow('is not a complete backup')
  writeFileSync(
    path.join(folder, 'manifest.json'),
    readFileSync(path.join(backupFolder, 'manifest.json'), 'utf8').replace(
      '"format": 1',
      '"format": 9',
    ),
  )
  await expect(readBackup(folder)).rejects.toThrow('has a format that this version does not know')
})

test('Only the owner can read a backup and the restored files', async () => {
  const env = await readEnvironment()
  const restored = path.join(folder, 'restored-files')
  const store = createFileStore({ ...env, DATA_DIR: restored })
  const databaseUrl = await emptyTestDatabase()
  const own = path.join(folder, 'own')
  const mask = process.umask(0)
  try {
    await writeBackup(
      own,
      { databaseUrl: testPayload.databaseUrl, store: createFileStore(env) },
      new Date(),
    )
    await restoreBackup(own, await readBackup(own), {
      payload: testPayload.payload,
      databaseUrl,
      store,
    })
  } finally {
    process.umask(mask)
  }
  for (const place of [own, restored]) {
    const entries = readdirSync(place, { recursive: true, withFileTypes: true })
    expect(entries.length).toBeGreaterThan(1)
    for (const entry of entries) {
      const mode = statSync(path.join(entry.parentPath, entry.name)).mode & 0o777
      expect([entry.name, mode]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600])
    }
  }
  expect(statSync(own).mode & 0o777).toBe(0o700)
})

describe('After a restore', () => {
  const columns = async (databaseUrl: string, sql: string) => {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    const { rows } = await client.query(sql)
    await client.end()
    return rows
  }

  test('no file and no mail waits, and no session, link or possibly used code is valid', async () => {
    const env = await readEnvironment()
    const { payload } = testPayload
    const { id } = await aUser(payload)
    const file = await aCandidateFile(payload)
    await createWaitingReply(payload)
    await payload.jobs.queue({ task: 'sendReply', input: { replyId: 1, messageId: 1 } })
    await payload.db.pool.query(`
      UPDATE candidate_files SET spooled_on = 'web-1' WHERE id = ${file.id};
      UPDATE users SET reset_password_token = 'x', reset_password_expiration = now() + interval '1 hour' WHERE id = ${id};
      INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at) VALUES (1, ${id}, 'session', now(), now() + interval '2 hours');
      INSERT INTO staff_sessions VALUES ('session', ${id}, 'firefox', 'linux', now());
      INSERT INTO password_links VALUES ('digest', ${id}, now(), now() + interval '1 week');
      INSERT INTO second_factors (account_id, secret, confirmed_at, last_step) VALUES (${id}, 'sealed', now(), 7);
      INSERT INTO recovery_codes VALUES (${id}, 'digest');
      INSERT INTO statistics_tokens (name, hash) VALUES ('Tableur', 'digest')`)
    const full = path.join(folder, 'opening')
    const source = { databaseUrl: testPayload.databaseUrl, store: createFileStore(env) }
    await writeBackup(full, source, new Date())
    const databaseUrl = await emptyTestDatabase()
    const restoredAt = Date.now() / 1000
    await restoreBackup(full, await readBackup(full), {
      payload,
      databaseUrl,
      store: createFileStore({ ...env, DATA_DIR: path.join(folder, 'opened') }),
    })
    const counts = `SELECT
      (SELECT count(*)::int FROM users_sessions) AS sessions,
      (SELECT count(*)::int FROM staff_sessions) AS devices,
      (SELECT count(*)::int FROM password_links) AS links,
      (SELECT count(*)::int FROM users WHERE reset_password_token IS NOT NULL) AS resets,
      (SELECT count(*)::int FROM recovery_codes) AS codes,
      (SELECT count(*)::int FROM statistics_tokens) AS tokens,
      (SELECT count(*)::int FROM candidate_files WHERE spooled_on IS NOT NULL) AS spooled,
      (SELECT count(*)::int FROM application_answers WHERE taken_at IS NULL) AS unsent,
      (SELECT count(*)::int FROM payload_jobs WHERE task_slug = 'sendReply' AND has_error AND total_tried > 0) AS shown,
      (SELECT count(*)::int FROM morning_mails WHERE kind = 'monthly') AS month,
      (SELECT count(*)::int FROM second_factors WHERE secret IS NOT NULL) AS factors,
      (SELECT bool_and(last_step > ${restoredAt} / 30) FROM second_factors) AS used`
    expect(await columns(testPayload.databaseUrl, counts)).toEqual([
      {
        sessions: 1,
        devices: 1,
        links: 1,
        resets: 1,
        codes: 1,
        tokens: 1,
        spooled: 1,
        unsent: 1,
        shown: 0,
        month: 0,
        factors: 1,
        used: false,
      },
    ])
    expect(await columns(databaseUrl, counts)).toEqual([
      {
        sessions: 0,
        devices: 0,
        links: 0,
        resets: 0,
        codes: 0,
        tokens: 0,
        spooled: 0,
        unsent: 0,
        shown: 1,
        month: 1,
        factors: 1,
        used: true,
      },
    ])
    await payload.db.pool.query(
      `UPDATE candidate_files SET spooled_on = NULL WHERE id = ${file.id}`,
    )
  })
})

/** A reply to a candidate that may have been sent after the backup was made. */
async function createWaitingReply(payload: TestPayload['payload']) {
  const { id } = await aJobApplication(payload)
  const text = { subject: 'Votre candidature', body: 'Merci.', language: 'fr' as const }
  const named = { application: id, batch: 'one', answerKey: 'one' }
  const sendAfter = new Date().toISOString()
  await payload.create({
    collection: 'application-answers',
    data: { ...named, ...text, state: 'waiting', sendAfter },
    overrideAccess: true,
  })
}

describe('An incomplete backup', () => {
  const command = (at: string, variables: Record<string, string> = {}) =>
    new Promise<{ status: number; said: string }>((resolve) => {
      execFile(
        process.execPath,
        ['--conditions=production', 'src/cli/run.mjs', 'backup', at],
        { cwd: root, env: { ...process.env, NODE_ENV: 'production', ...variables } },
        (err, stdout, stderr) => {
          resolve({ status: typeof err?.code === 'number' ? err.code : 0, said: stdout + stderr })
        },
      )
    })
  const lastBackup = async () => {
    const { rows } = await testPayload.payload.db.pool.query(
      'SELECT count(*)::int AS runs FROM backup_runs',
    )
    return rows[0].runs
  }

  test('names the missing files and fails; once they are back, the backup is recorded', async () => {
    const lost = await aCandidateFile(testPayload.payload)
    const place = path.join(testPayload.dataDir, 'candidate-files', String(lost.filename))
    const bytes = readFileSync(place)
    rmSync(place)
    const at = path.join(folder, 'lacking')
    const { status, said } = await command(at)
    expect(status).toBe(1)
    expect(said).toContain(
      backupText.filesMissing(incompleteBackupName(at), [`candidate-files/${lost.filename}`]),
    )
    expect(said).not.toContain('    at ')
    expect(existsSync(at)).toBe(false)
    // The incomplete backup contains all other files, and lists the missing one.
    const kept = await readBackup(incompleteBackupName(at))
    expect(kept.missing).toEqual([`candidate-files/${lost.filename}`])
    expect(kept.files.length).toBeGreaterThan(0)
    expect(await lastBackup()).toBe(0)

    writeFileSync(place, bytes)
    const again = await command(path.join(folder, 'whole'))
    expect(again.status).toBe(0)
    expect(again.said).toContain(' rows, 3 files.')
    expect(await lastBackup()).toBe(1)
  })

  test('does not miss a file that was deleted with its row during the copy', async () => {
    const going = await aCandidateFile(testPayload.payload)
    const store = createFileStore(await readEnvironment())
    const source = {
      databaseUrl: testPayload.databaseUrl,
      store: {
        ...store,
        list: async () => {
          await testPayload.payload.delete({ collection: 'candidate-files', id: going.id })
          return store.list()
        },
      },
    }
    const { missing } = await writeBackup(path.join(folder, 'going'), source, new Date())
    expect(missing).toEqual([])
  })

  test.each([
    ['ENOSPC', 'The disk is full'],
    ['EACCES', 'may not write the backup'],
  ])('%s shows a sentence and leaves no files', async (code, sentence) => {
    const store = createFileStore(await readEnvironment())
    const full = Object.assign(new Error('write'), { code })
    const read = async () => Readable.from([1]).map(() => Promise.reject(full))
    const source = { databaseUrl: testPayload.databaseUrl, store: { ...store, read } }
    const at = path.join(folder, code)
    const writing = writeBackup(at, source, new Date())
    await expect(writing).rejects.toThrow(sentence)
    await expect(writing).rejects.toBeInstanceOf(OperatorError)
    expect([at, `${at}.part`, incompleteBackupName(at)].filter(existsSync)).toEqual([])
  })

  test.each([
    [
      'a database',
      { DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' },
      'DATABASE_URL does not respond',
    ],
    [
      'a store',
      {
        S3_BUCKET: 'exemplia',
        S3_ENDPOINT: 'http://127.0.0.1:1',
        S3_ACCESS_KEY_ID: 'x',
        S3_SECRET_ACCESS_KEY: 'y',
      },
      'The S3 storage does not respond',
    ],
  ])('%s that is unreachable shows a sentence', async (name, variables, sentence) => {
    const at = path.join(folder, name)
    const { status, said } = await command(at, variables)
    expect(status).toBe(1)
    expect(said).toContain(sentence)
    expect(said).not.toContain('    at ')
    expect([at, `${at}.part`, incompleteBackupName(at)].filter(existsSync)).toEqual([])
  })

  test('A folder without write permission shows a sentence', async () => {
    const file = path.join(folder, 'a-file')
    writeFileSync(file, '')
    const { status, said } = await command(path.join(file, 'sauvegarde'))
    expect(status).toBe(1)
    expect(said).toContain('may not write the backup')
    expect(said).not.toContain('    at ')
  })
})

describe('A manifest', () => {
  const withManifest = (name: string, change: (text: string) => string) => {
    const changed = path.join(folder, name)
    cpSync(path.join(folder, 'whole'), changed, { recursive: true })
    const file = path.join(changed, 'manifest.json')
    writeFileSync(file, change(readFileSync(file, 'utf8')))
    return changed
  }

  test.each([
    ['cut short', (text: string) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['overwritten', () => '\0'.repeat(200)],
  ])('that is %s is refused with a sentence', async (name, change) => {
    await expect(readBackup(withManifest(name, change))).rejects.toThrow(
      backupText.damaged('manifest.json'),
    )
  })

  test.each([
    ['a file outside', /"candidate-files\/[^"]+"/, '"candidate-files/../../cron.d/x"'],
    ['a file elsewhere', /"candidate-files\/[^"]+"/, '"/etc/cron.d/x"'],
    ['a query for a table', /"name": "users"/, '"name": "users\\"; DROP TABLE users; --"'],
    ['a query for a month', /"bound": "[^"]+"/, '"bound": "DEFAULT; DROP TABLE users"'],
  ])('that names %s is refused', async (_, pattern, forged) => {
    const changed = withManifest(`forged ${_}`, (text) => {
      expect(text).toMatch(pattern)
      return text.replace(pattern, forged)
    })
    await expect(readBackup(changed)).rejects.toThrow(
      'has a format that this version does not know',
    )
  })
})
