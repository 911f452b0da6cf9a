import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { foldVisits } from '@/src/domain/visits/foldVisits'
import type { AnonymousView, Visit } from '@/src/domain/visits/visit'
import { readCountedTimezone } from '@/src/queries/visits/readCountedTimezone'
import { readVisitState } from '@/src/queries/visits/readVisitState'
import { addOrigins } from './visits/addOrigins'
import { addToCounters } from './visits/addToCounters'
import { storeOrigins } from './visits/storeOrigins'
import { storeTexts } from './visits/storeTexts'
import { writeVisits } from './visits/writeVisits'

/**
 * Records a batch of visits and updates the counters in one transaction. Only one batch runs at a
 * time on all servers, because counters depend on earlier visits; it waits during a recount.
 */
export function recordVisits(
  payload: Payload,
  visits: readonly Visit[],
  anonymousViews: readonly AnonymousView[],
): Promise<void> {
  return payload.db.drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`SET LOCAL statement_timeout = '5min'`)
    await transaction.execute(sql`SELECT lock_visits()`)
    const timezone = await readCountedTimezone(transaction)
    const state = await readVisitState(transaction, visits)
    const folded = foldVisits(state, { visits, anonymousViews }, timezone)
    const textIds = await storeTexts(transaction, { visits, anonymousViews })
    const originIds = await storeOrigins(transaction, folded.changes.origins)
    await writeVisits(transaction, { folded, anonymousViews, textIds, originIds })
    await addToCounters(transaction, folded.changes, textIds)
    await addOrigins(transaction, folded.changes.origins, originIds)
  })
}
