import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findFreePort } from '@/src/server/process/findFreePort'
import { dwellOn } from '@/tests/support/killedServer'
import { startSilentSmtpServer, startSmtpServer } from '@/tests/support/startSmtpServer'
import { type AnswerDrill, startAnswerDrill } from './answerDrill'
import { faultsOf } from './answeredCandidates'

/** This many candidates have a reply; a few replies are incomplete, and some are withdrawn. */
const MANY = 251
const WITHDRAWN = 26
const SENT = 200

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let site: AnswerDrill

beforeAll(async () => {
  smtp = await startSmtpServer({ port: await findFreePort() })
  site = await startAnswerDrill(smtp.port)
})
afterEach(async () => {
  // The rate limit is removed, because no user sends so many replies in an hour.
  await site.client.query('DELETE FROM account_limits')
  smtp.mails.length = 0
  smtp.refusalAtOnce = () => null
  smtp.refusalOf = () => null
  smtp.whileReceiving = async () => undefined
})
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})

const distinct = () => new Set(smtp.mails.map(({ messageId }) => messageId)).size

// A job that was killed during its removal is done, and the queue ignores it.
const UNFINISHED = 'payload_jobs WHERE has_error IS NOT TRUE AND completed_at IS NULL'

async function settle() {
  do await site.round()
  while ((await site.waiting()) > 0 || (await site.count(UNFINISHED)) > 0)
}

const UNCLEAR = "application_answers WHERE state = 'unclear'"

/** Decides unclear replies by the mail server's own list: sent, or to send again. */
async function decideUnclear() {
  const { rows } = await site.client.query<{ id: number; email: string }>(`
    SELECT application_answers.id, candidate_email AS email
    FROM application_answers JOIN job_applications ON job_applications.id = application_id
    WHERE state = 'unclear'`)
  const received = new Set(smtp.mails.flatMap(({ envelopeTo }) => envelopeTo))
  const ids = (isThere: boolean) =>
    rows.filter(({ email }) => received.has(email) === isThere).map(({ id }) => id)
  const decided = { left: ids(true), lost: ids(false) }
  if (decided.left.length > 0) await site.post('/constat', { ids: decided.left })
  if (decided.lost.length > 0) await site.post('/renvoi', { ids: decided.lost })
  return decided
}

const DWELLING = "pg_stat_activity WHERE wait_event = 'PgSleep'"

/** @param fate what happens to the statement at which PostgreSQL pauses */
async function killWhileItDwells(fate: 'ends' | 'is cut off') {
  const dwelling = () => site.count(DWELLING)
  await vi.waitFor(async () => expect(await dwelling()).toBe(1), 20_000)
  await site.kill()
  if (fate === 'is cut off') {
    await site.client.query(`SELECT pg_terminate_backend(pid) FROM ${DWELLING}`)
  }
  await vi.waitFor(async () => expect(await dwelling()).toBe(0), 20_000)
}

/** The steps of the mail server at which the site is killed. */
const SMTP_STEPS = {
  'before the mail server says a word': 'refusalAtOnce',
  'when it has heard to whom': 'refusalOf',
  'when it has the whole mail, before its yes': 'whileReceiving',
} as const

/** The steps of the database at which the site is killed. */
const DATABASE_STEPS = {
  'between its yes and our mark': {
    table: 'application_answers',
    on: 'UPDATE',
    of: "NEW.state = 'sent'",
  },
  'between our mark and the end of the job': { table: 'payload_jobs', on: 'DELETE' },
} as const

const report: { 'killed …': string; sent: number; unclear: number }[] = []

/** Records the received mails after a kill at this step and another round. */
async function noting(step: string, killed: () => Promise<unknown>) {
  const before = { sent: distinct(), unclear: await site.count(UNCLEAR) }
  await killed()
  await site.restart()
  await site.round()
  const unclear = (await site.count(UNCLEAR)) - before.unclear
  report.push({ 'killed …': step, sent: distinct() - before.sent, unclear })
}

test('After a kill at each step, two hundred replies reach the right people with the right words', async () => {
  const everybody = await site.address(MANY)
  const held = everybody.filter(({ isHeld }) => isHeld)
  const ready = everybody.filter(({ isHeld }) => !isHeld)
  const wanted = ready.slice(WITHDRAWN)
  expect(wanted).toHaveLength(SENT)
  // A request with an incomplete reply is refused as a whole.
  const lacking = await site.send('a form', [...ready.slice(0, 9), ...held.slice(0, 1)])
  expect(lacking.status).toBe(422)

  const first = ready.slice(0, 150)
  for (const when of ['before', 'at the end'] as const) {
    const release = await dwellOn(site.client, { table: 'payload_jobs', when })
    const answer = site.send('the first form', first).catch(() => 'lost')
    await killWhileItDwells('ends')
    expect(await answer).toBe('lost')
    await release()
    expect(await site.count('application_answers')).toBe(when === 'before' ? 0 : first.length)
    await site.restart()
  }
  const sent = await site.send('the first form', first)
  expect(await site.send('the first form', first)).toEqual(sent)
  const taken = await site.post('/retrait', { ids: sent.ids.slice(0, WITHDRAWN) })
  expect(taken.ids).toHaveLength(WITHDRAWN)
  expect((await site.send('the second form', ready.slice(first.length))).status).toBe(200)
  expect(await site.waiting()).toBe(SENT)

  for (const [step, hook] of Object.entries(SMTP_STEPS)) {
    await noting(step, async () => {
      const before = smtp[hook]
      const kill = async () => {
        Object.assign(smtp, { [hook]: before })
        await site.kill()
        return null
      }
      Object.assign(smtp, { [hook]: kill })
      while ((await site.round()) === 'done');
    })
  }
  for (const [step, where] of Object.entries(DATABASE_STEPS)) {
    await noting(step, async () => {
      const release = await dwellOn(site.client, { ...where, when: 'before' })
      await Promise.all([site.round(), killWhileItDwells('is cut off')])
      await release()
    })
  }
  for (let ms = 20; ms < 400; ms += 40) {
    await noting(`${ms} ms after a round began`, async () => {
      const round = site.round()
      await sleep(ms)
      await site.kill()
      await round
    })
  }
  await settle()
  // No mail is sent twice automatically, whenever the site was killed.
  expect(smtp.mails).toHaveLength(distinct())
  const { left, lost } = await decideUnclear()
  await settle()
  console.table(report)
  console.table({
    mails: smtp.mails.length,
    'unclear, found to have left': left.length,
    'unclear, sent again': lost.length,
    'taken back': WITHDRAWN,
    'held back': held.length,
  })
  expect(faultsOf(smtp.mails, wanted)).toEqual([])
  expect(smtp.mails).toHaveLength(SENT)
  expect(await site.count(UNCLEAR)).toBe(0)
  expect(await site.count("application_answers WHERE state = 'sent'")).toBe(SENT)
  expect(await site.count("application_answers WHERE state = 'withdrawn'")).toBe(WITHDRAWN)
  expect(await site.count('job_applications WHERE awaits_answer = false')).toBe(SENT)
})

/** Sends two hundred replies in one request. */
async function sendMany() {
  const ready = (await site.address(MANY)).filter(({ isHeld }) => !isHeld)
  const wanted = ready.slice(0, SENT)
  const { batch, ids, status } = await site.send(crypto.randomUUID(), wanted)
  expect(status).toBe(200)
  return { wanted, ids, shown: () => site.standing(batch) }
}

/** Advances the time of waiting jobs by a minute, and runs them until none is due. */
async function passMinute() {
  await site.client.query(`
    UPDATE payload_jobs SET wait_until = wait_until - interval '1 minute';
    UPDATE application_answers SET send_after = send_after - interval '1 minute'`)
  const isDue = `${UNFINISHED} AND coalesce(wait_until, now()) <= now()`
  while ((await site.count(isDue)) > 0) await site.run()
}

async function passUntilSettled(each = () => {}) {
  let minutes = 0
  for (; (await site.waiting()) > 0; minutes++) {
    each()
    await passMinute()
  }
  return minutes
}

async function backAgain() {
  smtp = await startSmtpServer({ port: smtp.port })
}

test('A mailbox that is permanently refused delays no other mail and is reported with the response of the server', async () => {
  const { ids, shown, wanted } = await sendMany()
  const refused = wanted[49]
  smtp.refusalOf = (address) =>
    address === refused?.email ? { code: 550, words: 'No such user' } : null
  await settle()
  const others = wanted.filter((one) => one !== refused)
  expect(faultsOf(smtp.mails, others)).toEqual([])
  expect(await shown()).toEqual({
    sent: SENT - 1,
    "refused: Can't send mail - all recipients were rejected: 550 No such user": 1,
  })
  smtp.refusalOf = () => null
  await site.post('/renvoi', { ids })
  await settle()
  expect(faultsOf(smtp.mails, wanted)).toEqual([])
  expect(smtp.mails).toHaveLength(SENT)
})

test('A mail server that accepts connections and never responds is tried once a minute, then receives all mails', async () => {
  const { shown, wanted } = await sendMany()
  await smtp.stop()
  const silent = await startSilentSmtpServer(smtp.port)
  for (let minute = 0; minute < 3; minute++) await passMinute()
  const [asked, said] = [silent.countTried(), await shown()]
  await silent.stop()
  await backAgain()
  console.table({ 'asked in three minutes': asked, ...said })
  expect(asked).toBeLessThanOrEqual(4)
  expect(said).toHaveProperty('waiting: Greeting never received')
  const minutes = await passUntilSettled()
  console.log(`Back again, it had all of them within ${minutes} minutes.`)
  expect(faultsOf(smtp.mails, wanted)).toEqual([])
  expect(smtp.mails).toHaveLength(SENT)
})

test('A mail server that hangs during a reply does not receive it again, and a person decides', async () => {
  const { shown, wanted } = await sendMany()
  let hung = 0
  smtp.whileReceiving = () => {
    hung += 1
    return new Promise(() => undefined)
  }
  for (let minute = 0; minute < 3; minute++) await passMinute()
  console.table({ 'given to it in three minutes': hung, ...(await shown()) })
  expect(hung).toBeLessThanOrEqual(4)
  expect(await site.count(UNCLEAR)).toBe(hung)
  smtp.whileReceiving = async () => undefined
  await passUntilSettled()
  expect(smtp.mails).toHaveLength(SENT - hung)
  expect(await decideUnclear()).toMatchObject({ left: [], lost: { length: hung } })
  await settle()
  expect(faultsOf(smtp.mails, wanted)).toEqual([])
  expect(await shown()).toEqual({ sent: SENT })
})

test('A mail server that is unreachable for an hour receives each mail once when it is back', async () => {
  const { shown, wanted } = await sendMany()
  await smtp.stop()
  for (let minute = 0; minute < 60; minute++) await passMinute()
  const said = await shown()
  await backAgain()
  console.table(said)
  expect(Object.keys(said).every((state) => state.startsWith('waiting: '))).toBe(true)
  const minutes = await passUntilSettled()
  console.log(`Back after an hour, it had all of them within ${minutes} minutes.`)
  expect(faultsOf(smtp.mails, wanted)).toEqual([])
  expect(smtp.mails).toHaveLength(SENT)
})

test.each([
  { code: 421, words: 'Too many connections', at: 'refusalAtOnce' },
  { code: 421, words: 'Too many mails, goodbye', at: 'refusalOf' },
  { code: 451, words: 'Slow down', at: 'refusalOf' },
] as const)(
  'A mail server that says $code $words after ten mails receives all in the end',
  async ({ at, ...refusal }) => {
    const { shown, wanted } = await sendMany()
    let taken = 0
    let refusals = 0
    smtp.whileReceiving = async () => {
      taken += 1
    }
    const judge = () => {
      if (taken < 10) return null
      refusals += 1
      return refusal
    }
    Object.assign(smtp, { [at]: judge })
    await passMinute()
    console.table(await shown())
    const minutes = await passUntilSettled(() => {
      taken = 0
    })
    console.log(`${refusals} refusals; it had all of them within ${minutes} minutes.`)
    expect(faultsOf(smtp.mails, wanted)).toEqual([])
    expect(smtp.mails).toHaveLength(SENT)
    expect(await shown()).toEqual({ sent: SENT })
  },
)
