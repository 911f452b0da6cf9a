import type { TaskConfig } from 'payload'
import type { Outlets } from '@/src/notifications/outlets'
import { checkOutsideLinks as check } from '@/src/plugins/content-care/commands/checkOutsideLinks'
import { askAddress } from '@/src/plugins/content-care/notifications/askAddress'

/** Until the same site is asked again. */
const PAUSE_MS = 10_000

/** Each night those whose week is over, a few in each turn. */
export const checkOutsideLinks = (
  outlets: Outlets,
): TaskConfig<{ input: object; output: object }> => ({
  slug: 'checkOutsideLinks',
  retries: 2,
  concurrency: () => 'checkOutsideLinks',
  handler: async ({ req: { payload } }) => {
    const now = new Date()
    const host = outlets.siteUrl ? new URL(outlets.siteUrl).host : ''
    const ask = (address: URL) => askAddress(address, outlets)
    if (await check(payload, { host, now, ask })) {
      const waitUntil = new Date(now.getTime() + PAUSE_MS)
      await payload.jobs.queue({ task: 'checkOutsideLinks', input: {}, waitUntil })
    }
    return { output: {} }
  },
})
