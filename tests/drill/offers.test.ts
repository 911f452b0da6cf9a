import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerPair, startServerPair } from '@/tests/support/startServerPair'

const ROUND_COUNT = 5
const POLL_INTERVAL_MS = 50

let serverPair: ServerPair
let databaseClient: Client
let offerSlug: string

beforeAll(async () => {
  serverPair = await startServerPair()
  databaseClient = new Client({ connectionString: serverPair.site.databaseUrl })
  await databaseClient.connect()
  const { rows } = await databaseClient.query(
    "SELECT slug FROM job_offers WHERE is_active AND location <> 'remote' LIMIT 1",
  )
  offerSlug = rows[0].slug
})
afterAll(async () => {
  await databaseClient.end()
  await serverPair.stop()
})

const includesOffer = async (address: string) =>
  (await (await fetch(address)).text()).includes(offerSlug)

/** The places that show an offer, and how each shows that it is open. */
const OFFER_PLACES: Record<string, (site: string) => Promise<boolean>> = {
  list: (site) => includesOffer(`${site}/nos-offres`),
  'its page': async (site) => {
    const page = await (await fetch(`${site}/nos-offres/${offerSlug}`)).text()
    return page.includes('"JobPosting"')
  },
  sitemap: (site) => includesOffer(`${site}/sitemap.xml`),
  feed: (site) => includesOffer(`${site}/nos-offres/flux.json`),
}

const OFFER_MOVES = ['ends', 'opens'] as const
const PLAN_MOVE_SQL = {
  ends: 'UPDATE job_offers SET ends_at = $1 WHERE slug = $2',
  opens: 'UPDATE job_offers SET publish_at = $1, ends_at = NULL WHERE slug = $2',
}

/** Measures milliseconds from the moment until every place of both servers shows the state. */
async function measureDelayPerPlace(isOpen: boolean, moment: number) {
  const waits = serverPair.urls.flatMap((url) =>
    Object.entries(OFFER_PLACES).map(async ([place, says]): Promise<[string, number]> => {
      while ((await says(url)) !== isOpen) await sleep(POLL_INTERVAL_MS)
      return [place, Math.round(Date.now() - moment)]
    }),
  )
  return Promise.all(waits)
}

test('An offer ends and opens at its moment in every place of every server', async () => {
  const slowest: Record<string, { ends: number; opens: number }> = {}
  for (let round = 0; round < ROUND_COUNT; round += 1) {
    for (const move of OFFER_MOVES) {
      const moment = Date.now() + 2_000 + Math.random() * 1_000
      await databaseClient.query(PLAN_MOVE_SQL[move], [new Date(moment), offerSlug])
      for (const [place, delay] of await measureDelayPerPlace(move === 'opens', moment)) {
        const before = slowest[place] ?? { ends: 0, opens: 0 }
        slowest[place] = { ...before, [move]: Math.max(before[move], delay) }
      }
    }
  }
  console.table(slowest)
  expect(Object.keys(slowest)).toEqual(Object.keys(OFFER_PLACES))
})
