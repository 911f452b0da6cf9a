import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startPostgres } from '@/src/server/postgres/startPostgres'
import { runChildCommand } from '@/src/server/process/childCommand'
import {
  anUnsentApplication,
  findLostApplications,
  findSentApplications,
  type SentApplication,
  sendApplication,
} from '@/tests/support/applicants'
import { mountSmallDisk } from '@/tests/support/smallDisk'
import { startTypeScript } from '@/tests/support/startTypeScript'

const FILES_DISK_MEGABYTES = 8
const DATABASE_DISK_MEGABYTES = 400

const filesDisk = mountSmallDisk(FILES_DISK_MEGABYTES)
const databaseDisk = mountSmallDisk(DATABASE_DISK_MEGABYTES)
const canMountDisks = filesDisk !== null && databaseDisk !== null
if (!canMountDisks) console.log('Nobody may mount a disk here (it takes root): nothing was tried')

let postgres: EmbeddedPostgres
let serverProcess: ChildProcess | undefined

beforeAll(async () => {
  if (!databaseDisk) return
  // The disk contains only PostgreSQL's directory, and the file that fills it.
  postgres = await startPostgresIn(databaseDisk.folder)
  await runChildCommand('migrate', { DATABASE_URL: postgres.url, DATA_DIR: databaseDisk.folder })
})
afterEach(() => {
  serverProcess?.kill('SIGKILL')
})
afterAll(async () => {
  await postgres?.stop()
  filesDisk?.unmount()
  databaseDisk?.unmount()
})

const startPostgresIn = (dataDir: string) => startPostgres({ dataDir, print: () => undefined })

async function startSubmissionServer(dataDir: string): Promise<string> {
  const child = await startTypeScript('tests/support/submissionServer.ts', {
    variables: {
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      PAYLOAD_SECRET: 'a secret that only the drill of the full disk knows',
      SUBMISSION_LIMIT: '100000',
    },
  })
  serverProcess = child
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('port ')) return `http://127.0.0.1:${line.slice('port '.length)}/`
  }
  throw new Error('The server did not start')
}

const numbersUpTo = (count: number) => Array.from({ length: count }, (_, index) => index)

test.runIf(canMountDisks)(
  'With a full disk for files applications continue, and say which files are missing',
  async () => {
    const dataDir = path.join(filesDisk?.folder ?? '', 'data')
    const folder = path.join(dataDir, 'candidate-files')
    mkdirSync(folder, { recursive: true })
    const url = await startSubmissionServer(dataDir)
    const sent: (SentApplication | null)[] = []
    const send = async (count: number) => {
      for (const _ of numbersUpTo(count))
        sent.push(await sendApplication(url, await anUnsentApplication()))
    }
    await send(4)
    filesDisk?.fill({ leaving: 500_000 })
    await send(8)
    const left = readdirSync(folder).length
    filesDisk?.free()
    await send(4)

    const answered = sent.filter((one) => one !== null)
    const warned = answered.filter(({ warnings }) => warnings > 0)
    const found = await findSentApplications(postgres.url, answered)
    const lost = findLostApplications(answered, found, (name) =>
      readFileSync(path.join(folder, name)),
    )
    const kept = answered.length - warned.length
    console.table({
      sent: sent.length,
      acknowledged: answered.length,
      'told that the CV was not kept': warned.length,
      'found once, with the same CV or as told without': answered.length - lost.length,
      'files on the disk': readdirSync(folder).length,
      'of which were there while it was full': left,
    })
    expect(answered).toHaveLength(16)
    expect(warned.length).toBeGreaterThan(3)
    expect(answered.slice(-4).map(({ warnings }) => warnings)).toEqual([0, 0, 0, 0])
    expect(lost).toEqual([])
    // A partial file must not remain.
    expect(readdirSync(folder)).toHaveLength(kept)
  },
)

test.runIf(canMountDisks)(
  'With a full disk of the database a refused submission says so, and is stored once when repeated',
  async () => {
    const dataDir = path.join(databaseDisk?.folder ?? '', 'data')
    mkdirSync(dataDir, { recursive: true })
    const url = await startSubmissionServer(dataDir)
    const before = await Promise.all(numbersUpTo(4).map(() => anUnsentApplication()))
    const acknowledged: SentApplication[] = []
    const refused: Awaited<ReturnType<typeof anUnsentApplication>>[] = []
    for (const one of before) {
      const sent = await sendApplication(url, one)
      if (sent) acknowledged.push(sent)
    }
    databaseDisk?.fill({ leaving: 0 })
    for (const _ of numbersUpTo(60)) {
      // Without space for a file, only the database decides.
      const one = await anUnsentApplication(100)
      const sent = await sendApplication(url, one)
      if (sent) acknowledged.push(sent)
      else refused.push(one)
    }
    const whileFull = { acknowledged: acknowledged.length, refused: refused.length }
    databaseDisk?.free()
    await waitUntilDatabaseRuns()
    serverProcess?.kill('SIGKILL')
    if (serverProcess) await once(serverProcess, 'exit')
    const again = await startSubmissionServer(dataDir)
    for (const one of refused) {
      const sent = await sendApplication(again, one)
      if (sent) acknowledged.push(sent)
    }
    const found = await findSentApplications(postgres.url, acknowledged)
    const read = (name: string) => {
      const file = path.join(dataDir, 'candidate-files', name)
      return existsSync(file) ? readFileSync(file) : null
    }
    const lost = findLostApplications(acknowledged, found, read)
    console.table({
      sent: before.length + 60,
      ...whileFull,
      'acknowledged in the end': acknowledged.length,
      'found once, with the same CV or as told without': acknowledged.length - lost.length,
    })
    expect(acknowledged).toHaveLength(before.length + 60)
    expect(lost).toEqual([])
  },
)

// Waits until the supervisor has restarted PostgreSQL, which ends when it cannot write its log.
async function waitUntilDatabaseRuns() {
  await sleep(2_000)
  await postgres.stop().catch(() => undefined)
  postgres = await startPostgresIn(databaseDisk?.folder ?? '')
}

test.runIf(canMountDisks)(
  'With a full disk for backups the command shows one sentence and leaves nothing',
  async () => {
    const disk = filesDisk?.folder ?? ''
    filesDisk?.fill({ leaving: 60_000 })
    const backup = path.join(disk, 'sauvegarde')
    const program = spawnSync(
      process.execPath,
      ['--conditions=production', 'src/cli/run.mjs', 'backup', backup],
      {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: path.join(disk, 'data') },
      },
    )
    filesDisk?.free()
    expect(program.stdout + program.stderr).toContain(
      `The disk is full: the backup ${backup} was not written`,
    )
    expect(program.stderr).not.toContain('    at ')
    expect(program.status).toBe(1)
    expect(readdirSync(disk).filter((name) => name.startsWith('sauvegarde'))).toEqual([])
    console.log('Backup on a full disk: told in a sentence, nothing left of it.')
  },
)
