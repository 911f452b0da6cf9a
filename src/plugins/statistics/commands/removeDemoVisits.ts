import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { DEMO_VISITOR_PREFIX } from '@/src/domain/visits/demoVisitor'
import { recordDemoVisitsRemoval } from '@/src/plugins/statistics/audit/recordDemoVisitsRemoval'
import { recountVisitsOfPeriod } from '@/src/plugins/statistics/commands/rebuildVisitCounters'

const RemovedDemoPeriodRowsSchema = z.array(z.object({ from: z.string(), to: z.string() }))

/**
 * Deletes the generated demo visits and recomputes the counters; real visits remain.
 * @returns whether there were any
 */
export function removeDemoVisits(payload: Payload, doer: TransactionActor): Promise<boolean> {
  return inTransaction(payload, doer, async (req) => {
    const transaction = await transactionDrizzle(req)
    await transaction.execute(sql`SET LOCAL statement_timeout = '5min'`)
    await transaction.execute(sql`SELECT lock_visits()`)
    const { rows } = await transaction.execute(sql`
      DELETE FROM demo_visits RETURNING since::text AS from, until::text AS to`)
    const [span] = RemovedDemoPeriodRowsSchema.parse(rows)
    if (!span) return false
    await transaction.execute(sql`
      DELETE FROM visits USING visit_sessions session JOIN visitors ON visitors.id = visitor_id
      WHERE session.id = visits.session_id AND starts_with(visitors.key, ${DEMO_VISITOR_PREFIX})`)
    await transaction.execute(sql`
      DELETE FROM visit_sessions USING visitors
      WHERE visitors.id = visitor_id AND starts_with(visitors.key, ${DEMO_VISITOR_PREFIX})`)
    await transaction.execute(
      sql`DELETE FROM visitors WHERE starts_with(key, ${DEMO_VISITOR_PREFIX})`,
    )
    await recountVisitsOfPeriod(transaction, span)
    await recordDemoVisitsRemoval(req, span)
    return true
  })
}
