import type { GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'

/**
 * Queues the recount of the visits: their counters are per day, and days depend on the time zone.
 */
const queueRecountOnTimezoneChange: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.timezone !== (previousDoc?.timezone ?? DEFAULT_TIMEZONE)) {
    await req.payload.jobs.queue({ task: 'recountVisits', input: {}, req })
  }
}

/** Recounts the visits when the time zone of the site changes. */
export const addTimezoneRecountHook = ({ hooks, ...global }: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), queueRecountOnTimezoneChange] },
})
