import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findFreePort } from '@/src/server/process/findFreePort'
import { pauseStatementsOn } from '@/tests/support/killedServer'
import { startSilentSmtpServer, startSmtpServer } from '@/tests/support/startSmtpServer'
import { type AnswerDrill, startAnswerDrill } from './answerDrill'
import { findMailFaults } from './answeredCandidates'

/** This many candidates have a reply; a few replies are incomplete, and some are withdrawn. */
const CANDIDATE_COUNT = 251
const WITHDRAWN_COUNT = 26
const SENT_COUNT = 200

let smtpServer: Awaited<ReturnType<typeof startSmtpServer>>
let answerDrill: AnswerDrill

beforeAll(async () => {
  smtpServer = await startSmtpServer({ port: await findFreePort() })
  answerDrill = await startAnswerDrill(smtpServer.port)
})
afterEach(async () => {
  // The rate limit is removed, because no user sends so many replies in an hour.
  await answerDrill.client.query('DELETE FROM account_limits')
  smtpServer.mails.length = 0
  smtpServer.refusalAtOnce = () => null
  smtpServer.refusalOf = () => null
  smtpServer.whileReceiving = async () => undefined
})
afterAll(async () => {
  await answerDrill.stop()
  await smtpServer.stop()
})

const countDistinctMails = () => new Set(smtpServer.mails.map(({ messageId }) => messageId)).size

// A job that was killed during its removal is done, and the queue ignores it.
const UNFINISHED_JOBS_SQL = 'payload_jobs WHERE has_error IS NOT TRUE AND completed_at IS NULL'

async function runUntilSettled() {
  do await answerDrill.round()
  while ((await answerDrill.waiting()) > 0 || (await answerDrill.count(UNFINISHED_JOBS_SQL)) > 0)
}

const UNCLEAR_REPLIES_SQL = "application_answers WHERE state = 'unclear'"

/** Decides unclear replies by the mail server's own list: sent, or to send again. */
async function decideUnclearReplies() {
  const { rows } = await answerDrill.client.query<{ id: number; email: string }>(`
    SELECT application_answers.id, candidate_email AS email
    FROM application_answers JOIN job_applications ON job_applications.id = application_id
    WHERE state = 'unclear'`)
  const received = new Set(smtpServer.mails.flatMap(({ envelopeTo }) => envelopeTo))
  const ids = (isThere: boolean) =>
    rows.filter(({ email }) => received.has(email) === isThere).map(({ id }) => id)
  const decided = { left: ids(true), lost: ids(false) }
  if (decided.left.length > 0) await answerDrill.post('/constat', { ids: decided.left })
  if (decided.lost.length > 0) await answerDrill.post('/renvoi', { ids: decided.lost })
  return decided
}

const PAUSED_STATEMENTS_SQL = "pg_stat_activity WHERE wait_event = 'PgSleep'"

/** @param fate what happens to the statement at which PostgreSQL pauses */
async function killDuringPause(fate: 'ends' | 'is cut off') {
  const dwelling = () => answerDrill.count(PAUSED_STATEMENTS_SQL)
  await vi.waitFor(async () => expect(await dwelling()).toBe(1), 20_000)
  await answerDrill.kill()
  if (fate === 'is cut off') {
    await answerDrill.client.query(`SELECT pg_terminate_backend(pid) FROM ${PAUSED_STATEMENTS_SQL}`)
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

const killReport: { 'killed …': string; sent: number; unclear: number }[] = []

/** Records the received mails after a kill at this step and another round. */
async function recordKillEffect(step: string, killed: () => Promise<unknown>) {
  const before = {
    sent: countDistinctMails(),
    unclear: await answerDrill.count(UNCLEAR_REPLIES_SQL),
  }
  await killed()
  await answerDrill.restart()
  await answerDrill.round()
  const unclear = (await answerDrill.count(UNCLEAR_REPLIES_SQL)) - before.unclear
  killReport.push({ 'killed …': step, sent: countDistinctMails() - before.sent, unclear })
}

test('After a kill at each step, two hundred replies reach the right people with the right words', async () => {
  const everybody = await answerDrill.address(CANDIDATE_COUNT)
  const held = everybody.filter(({ isHeld }) => isHeld)
  const ready = everybody.filter(({ isHeld }) => !isHeld)
  const wanted = ready.slice(WITHDRAWN_COUNT)
  expect(wanted).toHaveLength(SENT_COUNT)
  // A request with an incomplete reply is refused as a whole.
  const lacking = await answerDrill.send('a form', [...ready.slice(0, 9), ...held.slice(0, 1)])
  expect(lacking.status).toBe(422)

  const first = ready.slice(0, 150)
  for (const when of ['before', 'at the end'] as const) {
    const release = await pauseStatementsOn(answerDrill.client, { table: 'payload_jobs', when })
    const answer = answerDrill.send('the first form', first).catch(() => 'lost')
    await killDuringPause('ends')
    expect(await answer).toBe('lost')
    await release()
    expect(await answerDrill.count('application_answers')).toBe(
      when === 'before' ? 0 : first.length,
    )
    await answerDrill.restart()
  }
  const sent = await answerDrill.send('the first form', first)
  expect(await answerDrill.send('the first form', first)).toEqual(sent)
  const taken = await answerDrill.post('/retrait', { ids: sent.ids.slice(0, WITHDRAWN_COUNT) })
  expect(taken.ids).toHaveLength(WITHDRAWN_COUNT)
  expect((await answerDrill.send('the second form', ready.slice(first.length))).status).toBe(200)
  expect(await answerDrill.waiting()).toBe(SENT_COUNT)

  for (const [step, hook] of Object.entries(SMTP_STEPS)) {
    await recordKillEffect(step, async () => {
      const before = smtpServer[hook]
      const kill = async () => {
        Object.assign(smtpServer, { [hook]: before })
        await answerDrill.kill()
        return null
      }
      Object.assign(smtpServer, { [hook]: kill })
      while ((await answerDrill.round()) === 'done');
    })
  }
  for (const [step, where] of Object.entries(DATABASE_STEPS)) {
    await recordKillEffect(step, async () => {
      const release = await pauseStatementsOn(answerDrill.client, { ...where, when: 'before' })
      await Promise.all([answerDrill.round(), killDuringPause('is cut off')])
      await release()
    })
  }
  for (let ms = 20; ms < 400; ms += 40) {
    await recordKillEffect(`${ms} ms after a round began`, async () => {
      const round = answerDrill.round()
      await sleep(ms)
      await answerDrill.kill()
      await round
    })
  }
  await runUntilSettled()
  // No mail is sent twice automatically, whenever the site was killed.
  expect(smtpServer.mails).toHaveLength(countDistinctMails())
  const { left, lost } = await decideUnclearReplies()
  await runUntilSettled()
  console.table(killReport)
  console.table({
    mails: smtpServer.mails.length,
    'unclear, found to have left': left.length,
    'unclear, sent again': lost.length,
    'taken back': WITHDRAWN_COUNT,
    'held back': held.length,
  })
  expect(findMailFaults(smtpServer.mails, wanted)).toEqual([])
  expect(smtpServer.mails).toHaveLength(SENT_COUNT)
  expect(await answerDrill.count(UNCLEAR_REPLIES_SQL)).toBe(0)
  expect(await answerDrill.count("application_answers WHERE state = 'sent'")).toBe(SENT_COUNT)
  expect(await answerDrill.count("application_answers WHERE state = 'withdrawn'")).toBe(
    WITHDRAWN_COUNT,
  )
  expect(await answerDrill.count('job_applications WHERE awaits_answer = false')).toBe(SENT_COUNT)
})

/** Sends two hundred replies in one request. */
async function sendManyReplies() {
  const ready = (await answerDrill.address(CANDIDATE_COUNT)).filter(({ isHeld }) => !isHeld)
  const wanted = ready.slice(0, SENT_COUNT)
  const { batch, ids, status } = await answerDrill.send(crypto.randomUUID(), wanted)
  expect(status).toBe(200)
  return { wanted, ids, shown: () => answerDrill.standing(batch) }
}

/** Advances the time of waiting jobs by a minute, and runs them until none is due. */
async function passOneMinute() {
  await answerDrill.client.query(`
    UPDATE payload_jobs SET wait_until = wait_until - interval '1 minute';
    UPDATE application_answers SET send_after = send_after - interval '1 minute'`)
  const isDue = `${UNFINISHED_JOBS_SQL} AND coalesce(wait_until, now()) <= now()`
  while ((await answerDrill.count(isDue)) > 0) await answerDrill.run()
}

async function passMinutesUntilSettled(each = () => {}) {
  let minutes = 0
  for (; (await answerDrill.waiting()) > 0; minutes++) {
    each()
    await passOneMinute()
  }
  return minutes
}

async function restartSmtpServer() {
  smtpServer = await startSmtpServer({ port: smtpServer.port })
}

test('A mailbox that is permanently refused delays no other mail and is reported with the response of the server', async () => {
  const { ids, shown, wanted } = await sendManyReplies()
  const refused = wanted[49]
  smtpServer.refusalOf = (address) =>
    address === refused?.email ? { code: 550, words: 'No such user' } : null
  await runUntilSettled()
  const others = wanted.filter((one) => one !== refused)
  expect(findMailFaults(smtpServer.mails, others)).toEqual([])
  expect(await shown()).toEqual({
    sent: SENT_COUNT - 1,
    "refused: Can't send mail - all recipients were rejected: 550 No such user": 1,
  })
  smtpServer.refusalOf = () => null
  await answerDrill.post('/renvoi', { ids })
  await runUntilSettled()
  expect(findMailFaults(smtpServer.mails, wanted)).toEqual([])
  expect(smtpServer.mails).toHaveLength(SENT_COUNT)
})

test('A mail server that accepts connections and never responds is tried once a minute, then receives all mails', async () => {
  const { shown, wanted } = await sendManyReplies()
  await smtpServer.stop()
  const silent = await startSilentSmtpServer(smtpServer.port)
  for (let minute = 0; minute < 3; minute++) await passOneMinute()
  const [asked, said] = [silent.countTried(), await shown()]
  await silent.stop()
  await restartSmtpServer()
  console.table({ 'asked in three minutes': asked, ...said })
  expect(asked).toBeLessThanOrEqual(4)
  expect(said).toHaveProperty('waiting: Greeting never received')
  const minutes = await passMinutesUntilSettled()
  console.log(`Back again, it had all of them within ${minutes} minutes.`)
  expect(findMailFaults(smtpServer.mails, wanted)).toEqual([])
  expect(smtpServer.mails).toHaveLength(SENT_COUNT)
})

test('A mail server that hangs during a reply does not receive it again, and a person decides', async () => {
  const { shown, wanted } = await sendManyReplies()
  let hung = 0
  smtpServer.whileReceiving = () => {
    hung += 1
    return new Promise(() => undefined)
  }
  for (let minute = 0; minute < 3; minute++) await passOneMinute()
  console.table({ 'given to it in three minutes': hung, ...(await shown()) })
  expect(hung).toBeLessThanOrEqual(4)
  expect(await answerDrill.count(UNCLEAR_REPLIES_SQL)).toBe(hung)
  smtpServer.whileReceiving = async () => undefined
  await passMinutesUntilSettled()
  expect(smtpServer.mails).toHaveLength(SENT_COUNT - hung)
  expect(await decideUnclearReplies()).toMatchObject({ left: [], lost: { length: hung } })
  await runUntilSettled()
  expect(findMailFaults(smtpServer.mails, wanted)).toEqual([])
  expect(await shown()).toEqual({ sent: SENT_COUNT })
})

test('A mail server that is unreachable for an hour receives each mail once when it is back', async () => {
  const { shown, wanted } = await sendManyReplies()
  await smtpServer.stop()
  for (let minute = 0; minute < 60; minute++) await passOneMinute()
  const said = await shown()
  await restartSmtpServer()
  console.table(said)
  expect(Object.keys(said).every((state) => state.startsWith('waiting: '))).toBe(true)
  const minutes = await passMinutesUntilSettled()
  console.log(`Back after an hour, it had all of them within ${minutes} minutes.`)
  expect(findMailFaults(smtpServer.mails, wanted)).toEqual([])
  expect(smtpServer.mails).toHaveLength(SENT_COUNT)
})

test.each([
  { code: 421, words: 'Too many connections', at: 'refusalAtOnce' },
  { code: 421, words: 'Too many mails, goodbye', at: 'refusalOf' },
  { code: 451, words: 'Slow down', at: 'refusalOf' },
] as const)(
  'A mail server that says $code $words after ten mails receives all in the end',
  async ({ at, ...refusal }) => {
    const { shown, wanted } = await sendManyReplies()
    let taken = 0
    let refusals = 0
    smtpServer.whileReceiving = async () => {
      taken += 1
    }
    const judge = () => {
      if (taken < 10) return null
      refusals += 1
      return refusal
    }
    Object.assign(smtpServer, { [at]: judge })
    await passOneMinute()
    console.table(await shown())
    const minutes = await passMinutesUntilSettled(() => {
      taken = 0
    })
    console.log(`${refusals} refusals; it had all of them within ${minutes} minutes.`)
    expect(findMailFaults(smtpServer.mails, wanted)).toEqual([])
    expect(smtpServer.mails).toHaveLength(SENT_COUNT)
    expect(await shown()).toEqual({ sent: SENT_COUNT })
  },
)
