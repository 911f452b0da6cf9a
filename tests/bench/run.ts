import path from 'node:path'
import pg from 'pg'
import { startTestSite } from '../support/startTestSite'
import { type Figure, milliseconds } from './figures'
import { jobSearchFigures } from './jobSearch'
import { fillWithOffers } from './manyOffers'

const OFFERS = 10_000

const figures: Figure[] = []
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`

let site = await startTestSite()
await site.stop()
const started = await milliseconds(async () => {
  site = await startTestSite()
})
figures.push({
  what: 'npm start, built already, to a site that answers (new database, seeded)',
  measured: seconds(started),
  reference: '',
})
try {
  await fillWithOffers(site.databaseUrl, OFFERS)
  await logEveryStatement(site.databaseUrl)
  process.env.DATABASE_URL = site.databaseUrl
  const { payloadInstance } = await import('@/src/payload')
  const databaseLog = path.join(site.dataDir, 'postgres.log')
  figures.push(
    ...(await jobSearchFigures({
      payload: await payloadInstance(),
      databaseUrl: site.databaseUrl,
      siteUrl: site.url,
      databaseLog,
    })),
  )
} finally {
  await site.stop()
}
console.table(figures)
process.exit(0)

// For connections opened from now on.
async function logEveryStatement(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('ALTER DATABASE exemplia SET log_min_duration_statement = 0')
  await client.end()
}
