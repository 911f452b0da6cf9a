import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerPair, startServerPair } from '@/tests/support/startServerPair'

const ROUNDS = 5
const ASKED_EVERY_MS = 50

let pair: ServerPair
let database: Client
let slug: string

beforeAll(async () => {
  pair = await startServerPair()
  database = new Client({ connectionString: pair.site.databaseUrl })
  await database.connect()
  const { rows } = await database.query(
    "SELECT slug FROM job_offers WHERE is_active AND location <> 'remote' LIMIT 1",
  )
  slug = rows[0].slug
})
afterAll(async () => {
  await database.end()
  await pair.stop()
})

const seen = async (address: string) => (await (await fetch(address)).text()).includes(slug)

/** The places that show an offer, and how each shows that it is open. */
const PLACES: Record<string, (site: string) => Promise<boolean>> = {
  list: (site) => seen(`${site}/nos-offres`),
  'its page': async (site) => {
    const page = await (await fetch(`${site}/nos-offres/${slug}`)).text()
    return page.includes('"JobPosting"')
  },
  sitemap: (site) => seen(`${site}/sitemap.xml`),
  feed: (site) => seen(`${site}/nos-offres/flux.json`),
}

const MOVES = ['ends', 'opens'] as const
const PLANNED = {
  ends: 'UPDATE job_offers SET ends_at = $1 WHERE slug = $2',
  opens: 'UPDATE job_offers SET publish_at = $1, ends_at = NULL WHERE slug = $2',
}

/** Measures milliseconds from the moment until every place of both servers shows the state. */
async function untilSaid(isOpen: boolean, moment: number) {
  const waits = pair.urls.flatMap((url) =>
    Object.entries(PLACES).map(async ([place, says]): Promise<[string, number]> => {
      while ((await says(url)) !== isOpen) await sleep(ASKED_EVERY_MS)
      return [place, Math.round(Date.now() - moment)]
    }),
  )
  return Promise.all(waits)
}

test('An offer ends and opens at its moment in every place of every server', async () => {
  const slowest: Record<string, { ends: number; opens: number }> = {}
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const move of MOVES) {
      const moment = Date.now() + 2_000 + Math.random() * 1_000
      await database.query(PLANNED[move], [new Date(moment), slug])
      for (const [place, delay] of await untilSaid(move === 'opens', moment)) {
        const before = slowest[place] ?? { ends: 0, opens: 0 }
        slowest[place] = { ...before, [move]: Math.max(before[move], delay) }
      }
    }
  }
  console.table(slowest)
  expect(Object.keys(slowest)).toEqual(Object.keys(PLACES))
})
