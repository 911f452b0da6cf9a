import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Period } from '@/src/domain/visits/period'

const DemoPeriodRowsSchema = z.array(z.object({ from: z.string(), to: z.string() }))

/** Finds the days with demo visits, while these are counted; null without any. */
export async function findDemoVisitsPeriod(payload: Payload): Promise<Period | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT since::text AS from, until::text AS to FROM demo_visits LIMIT 1`)
  return DemoPeriodRowsSchema.parse(rows)[0] ?? null
}
