import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstAdmin } from '@/tests/support/firstAdmin'
import { getRawResponse } from '@/tests/support/rawAnswer'
import { startTestSite, type TestSite } from '@/tests/support/startTestSite'
import { aMessageForm } from '@/tests/support/submissions'

const VISITOR_COUNT = 200
const SEARCHES_PER_VISITOR = 5

let testSite: TestSite
let staffHeaders: Record<string, string>

beforeAll(async () => {
  testSite = await startTestSite({ SUBMISSION_LIMIT: '100000', TRUSTED_PROXY_HOPS: '1' })
  const answer = await fetch(`${testSite.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(firstAdmin),
  })
  const [cookie = ''] = answer.headers.getSetCookie()
  staffHeaders = { cookie: cookie.split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' }
}, 300_000)
afterAll(() => testSite.stop())

type TimedResponse = { status: number; ms: number }

async function timeRequest(ask: () => Promise<number>): Promise<TimedResponse> {
  const since = performance.now()
  const status = await ask()
  return { status, ms: performance.now() - since }
}

const forwardedForHeader = (visitor: number) => ({ 'x-forwarded-for': `198.51.100.${visitor}` })
const searchAsVisitor = (visitor: number, turn: number) =>
  timeRequest(async () => {
    const url = `${testSite.url}/nos-offres?recherche=java${visitor}-${turn}`
    return (await getRawResponse(url, forwardedForHeader(visitor))).status
  })
const openApplicationList = () =>
  timeRequest(
    async () =>
      (await getRawResponse(`${testSite.url}/admin/collections/job-applications`, staffHeaders))
        .status,
  )
const sendMessage = (name: string) =>
  timeRequest(async () => {
    const body = aMessageForm({ name })
    const headers = { accept: 'application/json' }
    const answer = await fetch(`${testSite.url}/api/messages-contact`, {
      method: 'POST',
      headers,
      body,
    })
    return answer.status
  })

async function repeatWhileSearched<Told>(
  ask: (turn: number) => Promise<Told>,
  searches: Promise<unknown>,
) {
  const told: Told[] = []
  let isOver = false
  searches.finally(() => {
    isOver = true
  })
  for (let turn = 0; !isOver; turn++) told.push(await ask(turn))
  return told
}

const medianMs = (answers: TimedResponse[]) =>
  answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(answers.length / 2)]
const logResponseTimes = (what: string, answers: TimedResponse[]) =>
  console.log(
    `${what}: ${answers.length} answered, half of them within ${medianMs(answers)?.toFixed(0)} ms`,
  )

test('While two hundred visitors search at once, messages and the admin get responses', async () => {
  await openApplicationList()
  const names = new Set<string>()
  const searches = Promise.all(
    Array.from({ length: VISITOR_COUNT }, async (_, visitor) => {
      const answers: TimedResponse[] = []
      for (let turn = 0; turn < SEARCHES_PER_VISITOR; turn++) {
        answers.push(await searchAsVisitor(visitor, turn))
      }
      return answers
    }),
  )
  const [sent, opened] = await Promise.all([
    repeatWhileSearched((turn) => {
      const name = `Visiteur ${turn} ${randomUUID()}`
      names.add(name)
      return sendMessage(name)
    }, searches),
    repeatWhileSearched(openApplicationList, searches),
  ])
  const searched = (await searches).flat()
  logResponseTimes('searches', searched)
  logResponseTimes('messages', sent)
  logResponseTimes('lists of applications', opened)
  expect(searched.map(({ status }) => status)).toEqual(
    Array(VISITOR_COUNT * SEARCHES_PER_VISITOR).fill(200),
  )
  expect(sent.map(({ status }) => status)).toEqual(Array(sent.length).fill(200))
  expect(opened.map(({ status }) => status)).toEqual(Array(opened.length).fill(200))
  expect(await readStoredNames()).toEqual(expect.arrayContaining([...names]))
})

test('Each of a hundred forms for unknown jobs is shown or refused, and other visitors can read', async () => {
  const forms = Promise.all(
    Array.from({ length: 100 }, async (_, number) => {
      const { status } = await getRawResponse(
        `${testSite.url}/postuler/metier-inconnu-${number}`,
        forwardedForHeader(1),
      )
      return status
    }),
  )
  const others = await repeatWhileSearched(async (turn) => {
    const { status } = await getRawResponse(
      `${testSite.url}/postuler/autre-metier-${turn}`,
      forwardedForHeader(2),
    )
    return status
  }, forms)
  expect((await forms).filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(others).toEqual(Array(others.length).fill(200))
})

async function readStoredNames(): Promise<string[]> {
  const client = new pg.Client(testSite.databaseUrl)
  await client.connect()
  const { rows } = await client.query('SELECT name FROM contact_messages')
  await client.end()
  return rows.map(({ name }) => name)
}
