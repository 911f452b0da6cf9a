import type { FullConfig } from '@playwright/test'
import { openWorkerAccounts } from './staffAccounts'
import { startTestSite } from './startTestSite'

/** One site for all journeys; the configuration hands its address to them. */
export default async function startSiteUnderTest({ workers }: FullConfig) {
  const site = await startTestSite()
  process.env.SITE_UNDER_TEST = site.url
  process.env.DATABASE_UNDER_TEST = site.databaseUrl
  process.env.DATA_UNDER_TEST = site.dataDir
  await openWorkerAccounts(site.url, workers)
  return site.stop
}
