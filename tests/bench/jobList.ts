import path from 'node:path'
import pg from 'pg'
import { startTestSite } from '../support/startTestSite'
import type { BenchFigure } from './figures'
import { measureJobSearch } from './jobSearch'
import { insertManyOffers } from './manyOffers'

const OFFER_COUNT = 10_000

/** Measures the job list with ten thousand active offers. */
export async function measureJobList(): Promise<BenchFigure[]> {
  const site = await startTestSite()
  try {
    await insertManyOffers(site.databaseUrl, OFFER_COUNT)
    await logEveryDatabaseStatement(site.databaseUrl)
    return await measureJobSearch({
      databaseUrl: site.databaseUrl,
      siteUrl: site.url,
      databaseLog: path.join(site.dataDir, 'postgres.log'),
    })
  } finally {
    await site.stop()
  }
}

async function logEveryDatabaseStatement(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('ALTER SYSTEM SET log_min_duration_statement = 0')
  await client.query('SELECT pg_reload_conf()')
  await client.end()
}
