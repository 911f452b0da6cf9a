import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { VisitArrival } from '@/src/domain/visits/classifyTrafficSource'
import {
  computeVisitChanges,
  type PageViewToStore,
  type VisitSession,
} from '@/src/domain/visits/computeVisitChanges'
import type { AnonymousView, VisitorPageView } from '@/src/domain/visits/visit'
import { NO_ORIGIN, type VisitOrigin } from '@/src/domain/visits/visitOrigin'
import { visitOriginStores } from '@/src/plugins/visitOriginStores'
import type { Drizzle } from '@/src/queries/visits/drizzle'
import { readCountedTimezone } from '@/src/queries/visits/readCountedTimezone'
import { readVisitState } from '@/src/queries/visits/readVisitState'
import { addToVisitCounters } from './visits/addToVisitCounters'
import { storeVisitTexts } from './visits/storeVisitTexts'
import { writeVisits } from './visits/writeVisits'

/** Stores the origins of a batch before its sessions, which name them by id; then counts them. */
export type RecordVisitOrigins = (
  transaction: Drizzle,
  pages: readonly PageViewToStore[],
  timezone: SiteTimezone,
) => Promise<{ idOf: OriginIdLookup; count: () => Promise<void> }>

/** The id of a session's origin; null when none is stored. */
export type OriginIdLookup = (session: VisitSession) => number | null

/** Names and stores from which site and campaign visits came. */
export type VisitOriginStore = {
  originOf: (arrival: VisitArrival) => VisitOrigin
  record: RecordVisitOrigins
}

const NO_OP_ORIGIN_STORE: VisitOriginStore = {
  originOf: () => NO_ORIGIN,
  record: async () => ({ idOf: ({ originId }) => originId, count: async () => undefined }),
}
export const [visitOriginStore = NO_OP_ORIGIN_STORE] = visitOriginStores

/**
 * Records a batch of visits and updates the counters in one transaction. Only one batch runs at a
 * time on all servers, because counters depend on earlier visits; it waits during a recount.
 */
export function recordVisits(
  payload: Payload,
  visits: readonly VisitorPageView[],
  anonymousViews: readonly AnonymousView[],
): Promise<void> {
  return payload.db.drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`SET LOCAL statement_timeout = '5min'`)
    await transaction.execute(sql`SELECT lock_visits()`)
    const timezone = await readCountedTimezone(transaction)
    const state = await readVisitState(transaction, visits)
    const folded = computeVisitChanges(state, { visits, anonymousViews }, timezone)
    const textIds = await storeVisitTexts(transaction, { visits, anonymousViews })
    const origins = await visitOriginStore.record(transaction, folded.pages, timezone)
    await writeVisits(transaction, { folded, anonymousViews, textIds, originIds: origins.idOf })
    await addToVisitCounters(transaction, folded.changes, textIds)
    await origins.count()
  })
}
