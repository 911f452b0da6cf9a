import type { FullConfig } from '@playwright/test'
import { openWorkerAccounts } from './staffAccounts'
import { startDatabase } from './startDatabase'
import { startMailInbox } from './startMailInbox'
import { startS3Server } from './startS3Server'
import { startTestSite } from './startTestSite'

/**
 * One site for all journeys, with a separate database, file store and mail server, as in
 * production; journeys that test what `npm start` sets up start their own site. The configuration
 * passes its URL to them.
 */
export default async function startSiteUnderTest({ workers }: FullConfig) {
  // A running site, reused for several runs.
  if (process.env.SITE_UNDER_TEST) return
  const [database, store, inbox] = await Promise.all([
    startDatabase(),
    startS3Server(),
    startMailInbox(),
  ])
  const site = await startTestSite({
    ...store.environment,
    ...inbox.environment,
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'a secret that only the journeys know',
  })
  process.env.SITE_UNDER_TEST = site.url
  process.env.DATABASE_UNDER_TEST = site.databaseUrl
  process.env.MAILS_UNDER_TEST = inbox.directory
  await openWorkerAccounts(site.url, workers)
  return async () => {
    await site.stop()
    await database.stop()
    await store.stop()
    await inbox.stop()
  }
}
