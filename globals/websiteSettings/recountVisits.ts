import type { GlobalAfterChangeHook } from 'payload'
import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'

/** The statistics count by days, which begin elsewhere in another time zone. */
export const recountVisits: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.timezone !== (previousDoc?.timezone ?? DEFAULT_TIMEZONE)) {
    await req.payload.jobs.queue({ task: 'recountVisits', input: {}, req })
  }
}
