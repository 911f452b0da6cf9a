import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startPostgres } from '@/src/server/postgres/startPostgres'
import { runChildCommand } from '@/src/server/process/childCommand'
import { freePort } from '@/src/server/process/freePort'
import { releaseStuckJobs } from '@/src/server/worker/releaseStuckJobs'
import { runJobs } from '@/src/server/worker/runJobs'
import { type Addressed, addressCandidates, faultsOf } from '@/tests/support/answeredCandidates'
import { dwellOn, type KilledServer, startKilledServer } from '@/tests/support/killedServer'
import { aUser } from '@/tests/support/records'
import { signIn } from '@/tests/support/restClient'
import { startSilentSmtpServer, startSmtpServer } from '@/tests/support/startSmtpServer'

const MANY = 251
const WITHDRAWN = 26
const FEW = 60

let dataDir: string
let postgres: EmbeddedPostgres
let client: pg.Client
let payload: Payload
let user: TypedUser
let cookie: string
let variables: Record<string, string>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let site: KilledServer

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-answers-'))
  postgres = await startPostgres({ dataDir, say: () => undefined })
  variables = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'a secret that only the servers of the drill know',
    SITE_URL: 'https://exemplia.test',
    ALLOWED_INTERNAL_HOSTS: '127.0.0.1',
  }
  await runChildCommand('migrate', variables)
  client = new pg.Client(postgres.url)
  await client.connect()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  // What has read the environment before reads it anew.
  vi.resetModules()
  payload = await (await import('@/src/payload')).payloadInstance()
  const { seedAnswerTemplates } = await import('@/src/seed/seedAnswerTemplates')
  await seedAnswerTemplates(payload)
  const { id, email } = await aUser(payload, { role: 'moderator', name: 'Nadia Roux' })
  cookie = await signIn(email)
  user = { ...(await payload.findByID({ collection: 'users', id })), collection: 'users' }
  await payload.updateGlobal({ slug: 'website-settings', data: { companyName: 'Exemplia' } })
  smtp = await startSmtpServer({ port: await freePort() })
  const data = { smtpHost: '127.0.0.1', smtpPort: smtp.port, replyToEmail: 'rh@exemplia.test' }
  await payload.updateGlobal({ slug: 'email-settings', data })
  await restart()
})
afterEach(() => {
  smtp.mails.length = 0
  smtp.refusalAtOnce = () => null
  smtp.refusalOf = () => null
  smtp.whileReceiving = async () => undefined
})
afterAll(async () => {
  await site.kill()
  await smtp.stop()
  await payload.destroy()
  await client.end()
  await postgres.stop()
  const home = realpathSync(path.join(dataDir, 'postgres'))
  for (const place of [home, dataDir]) rmSync(place, { recursive: true, force: true })
})

async function restart() {
  site = await startKilledServer('tests/support/answerServer.ts', variables)
}

const siteUrl = () => `http://127.0.0.1:${site.port}`

async function post(way: string, body: object) {
  const address = `${siteUrl()}/api/reponses-candidats${way}`
  const headers = { cookie }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  const said: { ids?: number[]; batch?: string; count?: number } = await answer.json()
  return { status: answer.status, ids: said.ids ?? [], batch: said.batch ?? '' }
}

const send = (key: string, addressed: Addressed[]) =>
  post('', { key, answers: addressed.map(({ letter }) => letter) })

const count = async (condition: string) =>
  (await client.query(`SELECT count(*)::int AS rows FROM ${condition}`)).rows[0].rows

const waiting = () => count("application_answers WHERE state = 'waiting'")

/** One round of the worker, the time of everything that waits having come. */
async function round() {
  await releaseStuckJobs(client)
  await client.query('UPDATE payload_jobs SET wait_until = NULL WHERE has_error IS NOT TRUE')
  return runJobs(siteUrl(), '', AbortSignal.timeout(60_000))
}

const UNFINISHED = 'payload_jobs WHERE has_error IS NOT TRUE'

async function settle() {
  do await round()
  while ((await waiting()) > 0 || (await count(UNFINISHED)) > 0)
}

const DWELLING = "pg_stat_activity WHERE wait_event = 'PgSleep'"

/** @param fate of what PostgreSQL dwells on then */
async function killWhileItDwells(fate: 'ends' | 'is cut off') {
  await vi.waitFor(async () => expect(await count(DWELLING)).toBe(1), 20_000)
  await site.kill()
  if (fate === 'is cut off') await client.query(`SELECT pg_terminate_backend(pid) FROM ${DWELLING}`)
  await vi.waitFor(async () => expect(await count(DWELLING)).toBe(0), 20_000)
}

type Step = (kill: () => Promise<null>) => (() => unknown) | Promise<() => unknown>
const atMailServer =
  (step: 'refusalAtOnce' | 'refusalOf' | 'whileReceiving'): Step =>
  (kill) => {
    const before = smtp[step]
    Object.assign(smtp, { [step]: kill })
    return () => Object.assign(smtp, { [step]: before })
  }

const SMTP_STEPS = {
  'before the mail server says a word': atMailServer('refusalAtOnce'),
  'when it has heard to whom': atMailServer('refusalOf'),
  'when it has the whole mail, before its yes': atMailServer('whileReceiving'),
}

const DATABASE_STEPS = {
  'between its yes and our mark': {
    table: 'application_answers',
    on: 'UPDATE',
    of: "NEW.state = 'sent'",
  },
  'between our mark and the end of the job': { table: 'payload_jobs', on: 'DELETE' },
} as const

const report: { 'killed …': string; sent: number; repeated: number }[] = []

/** What a step adds to what was received. */
async function noting(step: string, work: () => Promise<unknown>) {
  const before = new Set(smtp.mails.map(({ messageId }) => messageId))
  const received = smtp.mails.length
  await work()
  const now = new Set(smtp.mails.map(({ messageId }) => messageId))
  const sent = now.size - before.size
  report.push({ 'killed …': step, sent, repeated: smtp.mails.length - received - sent })
}

test('killed at each step, two hundred answers reach the right people with the right words', async () => {
  const everybody = await addressCandidates(payload, user, MANY)
  const held = everybody.filter(({ isHeld }) => isHeld)
  const ready = everybody.filter(({ isHeld }) => !isHeld)
  const wanted = ready.slice(WITHDRAWN)
  expect(wanted).toHaveLength(200)
  // What lacks something is taken from nobody, and nothing with it.
  expect(
    (await send('with one that is held', [...ready.slice(0, 9), ...held.slice(0, 1)])).status,
  ).toBe(422)

  const first = ready.slice(0, 150)
  for (const when of ['before', 'at the end'] as const) {
    const release = await dwellOn(client, { table: 'payload_jobs', when })
    const lost = send('the first form', first).catch(() => 'lost')
    await killWhileItDwells('ends')
    expect(await lost).toBe('lost')
    await release()
    expect(await count('application_answers')).toBe(when === 'before' ? 0 : first.length)
    await restart()
  }
  const sent = await send('the first form', first)
  expect(await send('the first form', first)).toEqual(sent)
  expect((await post('/retrait', { ids: sent.ids.slice(0, WITHDRAWN) })).ids).toHaveLength(
    WITHDRAWN,
  )
  expect((await send('the second form', ready.slice(first.length))).status).toBe(200)
  expect(await waiting()).toBe(wanted.length)

  for (const [step, arm] of Object.entries(SMTP_STEPS)) {
    await noting(step, async () => {
      const disarm = await arm(async () => {
        disarm()
        await site.kill()
        return null
      })
      while ((await round()) === 'done');
      await restart()
      await round()
    })
  }
  for (const [step, where] of Object.entries(DATABASE_STEPS)) {
    await noting(step, async () => {
      const release = await dwellOn(client, { ...where, when: 'before' })
      await Promise.all([round(), killWhileItDwells('is cut off')])
      await release()
      await restart()
      await round()
    })
  }
  for (let ms = 20; ms < 400; ms += 40) {
    await noting(`${ms} ms after a round began`, async () => {
      const run = round()
      await sleep(ms)
      await site.kill()
      await run
      await restart()
      await round()
    })
  }
  await noting('never', settle)
  const ids = new Set(smtp.mails.map(({ messageId }) => messageId))
  console.table(report)
  console.table({
    'distinct mails': ids.size,
    'sent once more under the same Message-ID': smtp.mails.length - ids.size,
    'taken back': WITHDRAWN,
    'held back': held.length,
  })
  expect(faultsOf(smtp.mails, wanted)).toEqual([])
  expect(ids.size).toBe(200)
  expect(await count("application_answers WHERE state = 'sent'")).toBe(200)
  expect(await count("application_answers WHERE state = 'withdrawn'")).toBe(WITHDRAWN)
  expect(await count("payload_jobs WHERE task_slug = 'sendAnswer'")).toBe(0)
  expect(await count('job_applications WHERE awaits_answer = false')).toBe(200)
})

/** Sends a few, and says how their page would show them. */
async function sendFew() {
  const addressed = (await addressCandidates(payload, user, 2 * FEW)).filter(
    ({ isHeld }) => !isHeld,
  )
  const wanted = addressed.slice(0, FEW)
  const { batch, ids } = await send(crypto.randomUUID(), wanted)
  const { findBatch } = await import('@/src/queries/findAnswers')
  const shown = async () => {
    const answers = await findBatch(await createLocalReq({ user }, payload), batch)
    const counts: Record<string, number> = {}
    for (const { problem, state } of answers) {
      const said = problem ? `${state}: ${problem}` : state
      counts[said] = (counts[said] ?? 0) + 1
    }
    return counts
  }
  return { wanted, ids, shown }
}

/** Lets a minute pass for what waits, with the runner at work until nothing is due. */
async function passMinute() {
  await client.query(`
    UPDATE payload_jobs SET wait_until = wait_until - interval '1 minute';
    UPDATE application_answers SET send_after = send_after - interval '1 minute'`)
  const due = 'payload_jobs WHERE has_error IS NOT TRUE AND coalesce(wait_until, now()) <= now()'
  while ((await count(due)) > 0) await runJobs(siteUrl(), '', AbortSignal.timeout(60_000))
}

async function passUntilSettled() {
  let minutes = 0
  for (; (await waiting()) > 0; minutes++) await passMinute()
  return minutes
}

test('a mailbox that is refused for good holds up nobody, and is told with the words of the server', async () => {
  const { ids, shown, wanted } = await sendFew()
  const [refused] = wanted.slice(49)
  smtp.refusalOf = (address) =>
    address === refused?.email ? { code: 550, words: 'No such user' } : null
  await settle()
  const others = wanted.filter((one) => one !== refused)
  expect(faultsOf(smtp.mails, others)).toEqual([])
  expect(await shown()).toEqual({
    sent: FEW - 1,
    "refused: Can't send mail - all recipients were rejected: 550 No such user": 1,
  })
  smtp.refusalOf = () => null
  await post('/renvoi', { ids })
  await settle()
  expect(faultsOf(smtp.mails, wanted)).toEqual([])
  expect(smtp.mails).toHaveLength(FEW)
})

test('a mail server that takes connections and never speaks is asked once a minute, then has all', async () => {
  const { shown, wanted } = await sendFew()
  await smtp.stop()
  const silent = await startSilentSmtpServer(smtp.port)
  for (let minute = 0; minute < 3; minute++) await passMinute()
  console.table({ 'asked in three minutes': silent.countTried(), ...(await shown()) })
  expect(silent.countTried()).toBeLessThanOrEqual(4)
  expect(Object.keys(await shown()).join()).toMatch(/waiting: Greeting never received/)
  await silent.stop()
  await backAgain()
  const minutes = await passUntilSettled()
  expect(faultsOf(smtp.mails, wanted)).toEqual([])
  expect(smtp.mails).toHaveLength(FEW)
  console.log(`Back again, it had all of them within ${minutes} minutes.`)
})

test('a mail server that is away for an hour has all of them when it is back, each once', async () => {
  const { shown, wanted } = await sendFew()
  await smtp.stop()
  for (let minute = 0; minute < 60; minute++) await passMinute()
  console.table(await shown())
  expect(Object.keys(await shown()).every((state) => state.startsWith('waiting: '))).toBe(true)
  await backAgain()
  const minutes = await passUntilSettled()
  expect(faultsOf(smtp.mails, wanted)).toEqual([])
  expect(smtp.mails).toHaveLength(FEW)
  console.log(`Back after an hour, it had all of them within ${minutes} minutes.`)
})

test.each([
  { code: 421, words: 'Too many connections', at: 'refusalAtOnce' },
  { code: 421, words: 'Too many mails, goodbye', at: 'refusalOf' },
  { code: 451, words: 'Slow down', at: 'refusalOf' },
] as const)(
  'a mail server that says $code $words after ten mails has all in the end',
  async ({ at, ...refusal }) => {
    const { shown, wanted } = await sendFew()
    let taken = 0
    let refusals = 0
    smtp.whileReceiving = async () => {
      taken += 1
    }
    Object.assign(smtp, {
      [at]: () => {
        if (taken < 10) return null
        refusals += 1
        return refusal
      },
    })
    let minutes = 0
    for (; (await waiting()) > 0; minutes++) {
      taken = 0
      await passMinute()
      if (minutes === 1) console.table(await shown())
    }
    console.log(`${refusals} refusals, all of them there after ${minutes} minutes`)
    expect(faultsOf(smtp.mails, wanted)).toEqual([])
    expect(smtp.mails).toHaveLength(FEW)
    expect(await shown()).toEqual({ sent: FEW })
  },
)

async function backAgain() {
  const { mails } = smtp
  mails.length = 0
  smtp = await startSmtpServer({ port: smtp.port })
}
