import type { TaskConfig } from 'payload'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { checkExternalLinks as check } from '@/src/plugins/content-care/commands/checkExternalLinks'
import { testExternalLink } from '@/src/plugins/content-care/notifications/testExternalLink'

/** The pause before the next request to the same site. */
const PAUSE_BETWEEN_REQUESTS_MS = 10_000

/** Checks each night the links that were last checked a week ago, a few in each run. */
export const checkExternalLinksTask = (
  outlets: NotificationOutlets,
): TaskConfig<{ input: object; output: object }> => ({
  slug: 'checkOutsideLinks',
  retries: 2,
  concurrency: () => 'checkOutsideLinks',
  handler: async ({ req: { payload } }) => {
    const now = new Date()
    const host = outlets.siteUrl ? new URL(outlets.siteUrl).host : ''
    const ask = (address: URL) => testExternalLink(address, outlets)
    if (await check(payload, { host, now, ask })) {
      const waitUntil = new Date(now.getTime() + PAUSE_BETWEEN_REQUESTS_MS)
      await payload.jobs.queue({ task: 'checkOutsideLinks', input: {}, waitUntil })
    }
    return { output: {} }
  },
})
