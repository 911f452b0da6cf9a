import path from 'node:path'
import pg from 'pg'
import { startTestSite } from '../support/startTestSite'
import type { Figure } from './figures'
import { jobSearchFigures } from './jobSearch'
import { fillWithOffers } from './manyOffers'

const OFFERS = 10_000

/** Measures the job list with ten thousand active offers. */
export async function jobListFigures(): Promise<Figure[]> {
  const site = await startTestSite()
  try {
    await fillWithOffers(site.databaseUrl, OFFERS)
    await logEveryStatement(site.databaseUrl)
    return await jobSearchFigures({
      databaseUrl: site.databaseUrl,
      siteUrl: site.url,
      databaseLog: path.join(site.dataDir, 'postgres.log'),
    })
  } finally {
    await site.stop()
  }
}

async function logEveryStatement(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('ALTER SYSTEM SET log_min_duration_statement = 0')
  await client.query('SELECT pg_reload_conf()')
  await client.end()
}
