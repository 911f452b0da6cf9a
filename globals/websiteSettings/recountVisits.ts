import type { GlobalAfterChangeHook } from 'payload'
import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'

/** The visit counters are per day, and days depend on the time zone. */
export const recountVisits: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.timezone !== (previousDoc?.timezone ?? DEFAULT_TIMEZONE)) {
    await req.payload.jobs.queue({ task: 'recountVisits', input: {}, req })
  }
}
