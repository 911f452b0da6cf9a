import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { IsoDay } from '@/src/domain/text/frenchDate'
import { addDays, type Period } from '@/src/domain/visits/period'
import type { Drizzle } from '@/src/queries/visits/drizzle'
import { readCountedTimezone } from '@/src/queries/visits/readCountedTimezone'
import { recomputeVisitorsLastSeen } from './recomputeVisitorsLastSeen'
import { recountOrigins } from './recountOrigins'
import { recountVisitsOfDays } from './recountVisitsOfDays'

/**
 * With ten million visits in two years, a batch takes about three seconds, during which writers
 * wait.
 */
const RECOUNTED_DAYS_PER_BATCH = 31

/**
 * Recomputes all visit counters in the current time zone, in batches of 31 days; visits are
 * recorded between two batches. Visits recorded meanwhile already use the new time zone, so the
 * counters are correct at the end. Days whose raw visits were partly deleted are not changed.
 * @param since counters of earlier days are not changed
 */
export async function rebuildVisitCounters(
  payload: Payload,
  since: Date | null = null,
): Promise<void> {
  const { from, until } = await inLongTransaction(payload, readCountedDays)
  // The visitors are counted first, because visits recorded between two batches depend on them.
  await inLongTransaction(payload, async (transaction) => {
    await transaction.execute(sql`SELECT lock_visits()`)
    await recomputeVisitorsLastSeen(transaction, since)
  })
  // One more day is recounted, because of time zones.
  const changed = since ? addDays(since.toISOString().slice(0, 10), -1) : from
  const begins = [from, changed].toSorted().at(-1) ?? from
  for (let first = begins; first <= until; first = addDays(first, RECOUNTED_DAYS_PER_BATCH)) {
    await inLongTransaction(payload, (transaction) => recountVisitsOfDayBatch(transaction, first))
  }
}

/**
 * Recomputes the counters of a period in the transaction that changed its visits. The transaction
 * needs a longer statement timeout.
 */
export async function recountVisitsOfPeriod(
  transaction: Drizzle,
  { from, to }: Period,
): Promise<void> {
  // One more day is recounted on each side, because of time zones.
  const until = addDays(to, 1)
  for (
    let first = addDays(from, -1);
    first <= until;
    first = addDays(first, RECOUNTED_DAYS_PER_BATCH)
  ) {
    await recountVisitsOfDayBatch(transaction, first)
  }
}

async function recountVisitsOfDayBatch(transaction: Drizzle, first: IsoDay) {
  await transaction.execute(sql`SELECT lock_visits()`)
  const days = {
    timezone: await readCountedTimezone(transaction),
    since: await readFirstDayWithAllVisits(transaction),
    first,
    last: addDays(first, RECOUNTED_DAYS_PER_BATCH - 1),
  }
  await recountVisitsOfDays(transaction, days)
  await recountOrigins(transaction, days)
}

// Runs with a timeout of its own, because the usual one is a few seconds.
function inLongTransaction<Result>(
  payload: Payload,
  act: (transaction: Drizzle) => Promise<Result>,
) {
  return payload.db.drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`SET LOCAL statement_timeout = '5min'`)
    await transaction.execute(sql`SET LOCAL work_mem = '256MB'`)
    return act(transaction)
  })
}

const CountedDaysRowSchema = z.tuple([z.object({ from: z.string(), until: z.string() })])

// Reads the counted days and one more on each side, because of time zones.
async function readCountedDays(database: Drizzle) {
  const { rows } = await database.execute(sql`
    SELECT coalesce(min(day) - 1, current_date)::text AS from,
      coalesce(max(day) + 1, '-infinity')::text AS until
    FROM (
      SELECT min(created_at)::date AS day FROM visits UNION ALL SELECT max(created_at)::date FROM visits
      UNION ALL SELECT min(day) FROM view_days UNION ALL SELECT max(day) FROM view_days
      UNION ALL SELECT min(day) FROM session_days UNION ALL SELECT max(day) FROM session_days
      UNION ALL SELECT min(day) FROM visitor_gaps UNION ALL SELECT max(day) FROM visitor_gaps
    ) days`)
  return CountedDaysRowSchema.parse(rows)[0]
}

async function readFirstDayWithAllVisits(transaction: Drizzle): Promise<string> {
  const timezone = await readCountedTimezone(transaction)
  const { rows } = await transaction.execute(sql`
    SELECT coalesce(max(local::date + (local::time > '00:00')::integer), '-infinity') AS day
    FROM (SELECT kept_since AT TIME ZONE ${timezone} AS local FROM visit_retention) retention`)
  return z.tuple([z.object({ day: z.string() })]).parse(rows)[0].day
}
