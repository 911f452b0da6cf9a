import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupName } from '@/src/plugins/backups/rules/backupName'
import { backupDestinationOf } from '@/src/plugins/backups/server/backup/destinations'
import { createFileStore } from '@/src/plugins/backups/server/backup/fileStores'
import { readBackup } from '@/src/plugins/backups/server/backup/readBackup'
import { withScratchDatabase } from '@/src/plugins/backups/server/backup/scratchDatabase'
import { writeBackup } from '@/src/plugins/backups/server/backup/writeBackup'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { root } from '@/src/server/root'
import { aCandidateFile, aJobApplication } from '@/tests/support/records'
import { startS3Server } from '@/tests/support/startS3Server'
import {
  createBlankTestDatabase,
  emptyTestDatabase,
  startTestPayload,
  type TestPayload,
} from '@/tests/support/testPayload'

const CANDIDATE_NAME = 'Zoé que personne ne doit lire'

let testPayload: TestPayload
let folder: string
let ownerKeyPair: { identity: string; recipient: string }

beforeAll(async () => {
  testPayload = await startTestPayload()
  const cv = (await aCandidateFile(testPayload.payload)).id
  await aJobApplication(testPayload.payload, { cv, candidateName: CANDIDATE_NAME })
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-sealed-'))
  const identity = await generateX25519Identity()
  ownerKeyPair = { identity, recipient: await identityToRecipient(identity) }
})
afterAll(async () => {
  await testPayload.stop()
  rmSync(folder, { recursive: true, force: true })
})

const runCommand = (args: string[], variables: Record<string, string> = {}) =>
  new Promise<{ status: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--conditions=production', 'src/cli/run.mjs', ...args],
      { cwd: root, env: { ...process.env, NODE_ENV: 'production', ...variables } },
      (err, stdout, stderr) => {
        resolve({ status: typeof err?.code === 'number' ? err.code : 0, said: stdout + stderr })
      },
    )
  })

const runSql = async (sql: string) => (await testPayload.payload.db.pool.query(sql)).rows

const listFiles = (at: string) =>
  readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

test('A sealed backup is opened only by its key, and the error of another key says so', async () => {
  const { env } = await import('@/src/env')
  const at = path.join(folder, 'scellée')
  const store = createFileStore(env)
  const source = {
    databaseUrl: testPayload.databaseUrl,
    store,
    recipients: [ownerKeyPair.recipient],
  }
  const written = await writeBackup(at, source, new Date())
  for (const part of listFiles(at)) {
    expect(part).toMatch(/\.age$/)
    expect(readFileSync(part).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  }
  expect(await readBackup(at, ownerKeyPair.identity)).toEqual(written)
  await expect(readBackup(at)).rejects.toThrow(backupText.identityMissing)
  await expect(readBackup(at, await generateX25519Identity())).rejects.toThrow(
    backupText.otherIdentity,
  )
  await expect(readBackup(at, 'AGE-SECRET-KEY-NONSENSE')).rejects.toThrow(backupText.notAnIdentity)
  const wrong = { ...source, recipients: [`${ownerKeyPair.recipient.slice(0, -1)}q`] }
  await expect(writeBackup(path.join(folder, 'x'), wrong, new Date())).rejects.toThrow(
    'is not a public age key',
  )
})

test('A backup that cannot be sent does not count, stays on this machine, and is sent with the next one', async () => {
  const BACKUP_TO = 'http://CLE:SECRET@127.0.0.1:9/exemplia/coffre'
  const { parseEnv } = await import('@/src/env')
  const { folder: onItsWay } = backupDestinationOf(
    parseEnv({ DATA_DIR: testPayload.dataDir, BACKUP_TO }),
  )
  const made = async () => {
    const { status, said } = await runCommand(['backup'], { BACKUP_TO })
    expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining('127.0.0.1:9') })
    expect(await runSql('SELECT * FROM backup_runs')).toEqual([])
    return readdirSync(onItsWay)
  }
  const [first, ...others] = await made()
  expect({ first, others }).toEqual({ first: expect.stringMatching(/^sauvegarde-/), others: [] })
  const [second, ...more] = await made()
  expect(more).toEqual([])
  expect(second).not.toBe(first)
  rmSync(onItsWay, { recursive: true })
})

test('A backup is sent to another S3 store, checked by a server without the key, rotated and restored', async () => {
  const s3 = await startS3Server()
  const settings = {
    BACKUP_TO: `${s3.endpoint.replace('://', '://S3RVER:S3RVER@')}/exemplia/coffre/site`,
    BACKUP_KEEP: '1,0,0',
    BACKUP_RECIPIENTS: ownerKeyPair.recipient,
  }
  const { parseEnv } = await import('@/src/env')
  const place = backupDestinationOf(parseEnv({ DATA_DIR: testPayload.dataDir, ...settings }))
  const names = async () => (await place.list()).sort((a, b) => a.name.localeCompare(b.name))
  // A backup of last week, an interrupted one, and a folder that is no backup.
  const old = backupName(new Date(Date.now() - 7 * 86_400_000))
  const cut = backupName(new Date(Date.now() - 6 * 86_400_000))
  for (const [name, part] of [
    [old, 'manifest.json.age'],
    [cut, 'tables/users.copy.gz.age'],
    ['photos', 'manifest.json'],
  ]) {
    const file = path.join(place.folder, name ?? '', part ?? '')
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, 'x')
    await place.store(name ?? '')
  }
  expect(await names()).toEqual([
    { name: 'photos', isWhole: true },
    { name: old, isWhole: true },
    { name: cut, isWhole: false },
  ])

  const made = backupName(new Date())
  const backedUp = await runCommand(['backup', '--verify', '--name', made], settings)
  expect(backedUp).toMatchObject({ status: 0 })
  expect(backedUp.said).toContain('are restored unchanged into a test database')
  expect(backedUp.said).toContain(backupText.outdatedRemoved([cut, old]))
  expect(await names()).toEqual([
    { name: 'photos', isWhole: true },
    { name: made, isWhole: true },
  ])
  // The server has no copy of the backup, and the temporary files are deleted.
  expect(readdirSync(place.folder)).toEqual([])
  // The output contains the location, without the key of the bucket.
  expect(backedUp.said).toContain(backupText.taken(made, `${s3.endpoint}/exemplia/coffre/site/`))
  expect(backedUp.said).not.toContain('S3RVER')
  expect(await runSql('SELECT is_sound FROM backup_verifications')).toEqual([{ is_sound: true }])
  expect(await runSql('SELECT count(*)::int AS runs FROM backup_runs')).toEqual([{ runs: 1 }])

  const target = {
    ...settings,
    DATABASE_URL: await emptyTestDatabase(),
    DATA_DIR: path.join(folder, 'ailleurs'),
  }
  const { withLocalBackup } = await import('@/src/plugins/backups/server/backup/withLocalBackup')
  const there = parseEnv(target)
  await expect(withLocalBackup(made, there, (at) => readBackup(at))).rejects.toThrow(
    backupText.identityMissing,
  )
  await expect(withLocalBackup(old, there, async () => undefined)).rejects.toThrow(
    backupText.found([made]),
  )
  const identityFile = path.join(folder, 'clé')
  writeFileSync(identityFile, `# created: 2026-11-24\n# public key: …\n${ownerKeyPair.identity}\n`)
  const restored = await runCommand(['restore', made], {
    ...target,
    BACKUP_IDENTITY_FILE: identityFile,
  })
  expect(restored).toMatchObject({ status: 0 })
  expect(existsSync(path.join(target.DATA_DIR, 'sauvegardes', `${made}.part`))).toBe(false)
  expect(readdirSync(path.join(target.DATA_DIR, 'candidate-files'))).toHaveLength(1)
  await s3.stop()
})

test('A backup whose restored rows differ is named and reported', async () => {
  const { env } = await import('@/src/env')
  const at = path.join(folder, 'fausse')
  const store = createFileStore(env)
  await writeBackup(at, { databaseUrl: testPayload.databaseUrl, store }, new Date())
  const manifest = path.join(at, 'manifest.json')
  const said = JSON.parse(readFileSync(manifest, 'utf8'))
  for (const table of said.tables) {
    if (table.name === 'job_applications') table.content = '0'.repeat(64)
  }
  writeFileSync(manifest, JSON.stringify(said))
  const tried = await runCommand(['backup', '--verify', at])
  expect(tried).toMatchObject({ status: 1 })
  expect(tried.said).toContain(backupText.differs('tables/job_applications.copy.gz'))
  expect(tried.said).toContain(backupText.notVerified(at))
  expect(tried.said).not.toContain('    at ')
  const last = 'SELECT is_sound FROM backup_verifications ORDER BY finished_at DESC LIMIT 1'
  expect(await runSql(last)).toEqual([{ is_sound: false }])
})

test('A database that only has the name of the scratch database is not changed', async () => {
  const databaseUrl = await createBlankTestDatabase()
  const other = new URL(databaseUrl)
  other.pathname += '_verification'
  const name = other.pathname.slice(1)
  await runSql(`CREATE DATABASE ${name} TEMPLATE template0`)
  const query = async (sql: string) => {
    const client = new pg.Client(other.href)
    await client.connect()
    return client.query(sql).finally(() => client.end())
  }
  await query("CREATE TABLE trial AS SELECT 'of somebody' AS word")
  const using = withScratchDatabase(databaseUrl, async () => 'used')
  await expect(using).rejects.toThrow(backupText.scratchTaken(name))
  expect((await query('SELECT word FROM trial')).rows).toEqual([{ word: 'of somebody' }])
  await query('DROP TABLE trial')
  // An empty database is accepted, and is emptied after each use from then on.
  const left = withScratchDatabase(databaseUrl, async () => query('CREATE TABLE left_over ()'))
  await expect(left).resolves.toBeDefined()
  expect(await withScratchDatabase(databaseUrl, async () => 'used')).toBe('used')
  expect((await query("SELECT to_regclass('left_over') AS left")).rows).toEqual([{ left: null }])
})

test('The worker makes one backup per night, and repeats a failed one after an hour', async () => {
  const { createNightlyBackupRunner } = await import(
    '@/src/plugins/backups/server/worker/createNightlyBackupRunner'
  )
  const client = await testPayload.payload.db.pool.connect()
  const made: string[] = []
  const backUp = createNightlyBackupRunner(async () => {
    made.push('')
    if (made.length === 1) throw new Error('no disk')
    await client.query("INSERT INTO backup_runs VALUES ('2026-11-24T05:00:00Z')")
  })
  await client.query('DELETE FROM backup_runs')
  const at = async (time: string) => {
    await backUp(client, new Date(`2026-11-24T${time}Z`))
    await new Promise(setImmediate)
    return made.length
  }
  expect(await at('04:00:00')).toBe(1)
  expect(await at('04:30:00')).toBe(1)
  expect(await at('05:00:00')).toBe(2)
  expect(await at('07:00:00')).toBe(2)
  client.release()
})
