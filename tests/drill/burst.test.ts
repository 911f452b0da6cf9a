import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstAdmin } from '@/tests/support/firstAdmin'
import { get } from '@/tests/support/rawAnswer'
import { startTestSite, type TestSite } from '@/tests/support/startTestSite'
import { aMessageForm } from '@/tests/support/submissions'

const VISITORS = 200
const SEARCHES_OF_EACH = 5

let site: TestSite
let staff: Record<string, string>

beforeAll(async () => {
  site = await startTestSite({ SUBMISSION_LIMIT: '100000', TRUSTED_PROXY_HOPS: '1' })
  const answer = await fetch(`${site.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(firstAdmin),
  })
  const [cookie = ''] = answer.headers.getSetCookie()
  staff = { cookie: cookie.split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' }
}, 300_000)
afterAll(() => site.stop())

type Answered = { status: number; ms: number }

async function timed(ask: () => Promise<number>): Promise<Answered> {
  const since = performance.now()
  const status = await ask()
  return { status, ms: performance.now() - since }
}

const from = (visitor: number) => ({ 'x-forwarded-for': `198.51.100.${visitor}` })
const search = (visitor: number, turn: number) =>
  timed(async () => {
    const url = `${site.url}/nos-offres?recherche=java${visitor}-${turn}`
    return (await get(url, from(visitor))).status
  })
const openList = () =>
  timed(async () => (await get(`${site.url}/admin/collections/job-applications`, staff)).status)
const send = (name: string) =>
  timed(async () => {
    const body = aMessageForm({ name })
    const headers = { accept: 'application/json' }
    const answer = await fetch(`${site.url}/api/messages-contact`, {
      method: 'POST',
      headers,
      body,
    })
    return answer.status
  })

async function whileSearched<Told>(
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

const median = (answers: Answered[]) =>
  answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(answers.length / 2)]
const tell = (what: string, answers: Answered[]) =>
  console.log(
    `${what}: ${answers.length} answered, half of them within ${median(answers)?.toFixed(0)} ms`,
  )

test('While two hundred visitors search at once, messages and the admin get responses', async () => {
  await openList()
  const names = new Set<string>()
  const searches = Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      const answers: Answered[] = []
      for (let turn = 0; turn < SEARCHES_OF_EACH; turn++) {
        answers.push(await search(visitor, turn))
      }
      return answers
    }),
  )
  const [sent, opened] = await Promise.all([
    whileSearched((turn) => {
      const name = `Visiteur ${turn} ${randomUUID()}`
      names.add(name)
      return send(name)
    }, searches),
    whileSearched(openList, searches),
  ])
  const searched = (await searches).flat()
  tell('searches', searched)
  tell('messages', sent)
  tell('lists of applications', opened)
  expect(searched.map(({ status }) => status)).toEqual(Array(VISITORS * SEARCHES_OF_EACH).fill(200))
  expect(sent.map(({ status }) => status)).toEqual(Array(sent.length).fill(200))
  expect(opened.map(({ status }) => status)).toEqual(Array(opened.length).fill(200))
  expect(await storedNames()).toEqual(expect.arrayContaining([...names]))
})

test('Each of a hundred forms for unknown jobs is shown or refused, and other visitors can read', async () => {
  const forms = Promise.all(
    Array.from({ length: 100 }, async (_, number) => {
      const { status } = await get(`${site.url}/postuler/metier-inconnu-${number}`, from(1))
      return status
    }),
  )
  const others = await whileSearched(async (turn) => {
    const { status } = await get(`${site.url}/postuler/autre-metier-${turn}`, from(2))
    return status
  }, forms)
  expect((await forms).filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(others).toEqual(Array(others.length).fill(200))
})

async function storedNames(): Promise<string[]> {
  const client = new pg.Client(site.databaseUrl)
  await client.connect()
  const { rows } = await client.query('SELECT name FROM contact_messages')
  await client.end()
  return rows.map(({ name }) => name)
}
