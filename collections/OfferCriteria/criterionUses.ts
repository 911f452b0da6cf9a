import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import type { CriterionKind, CriterionUseCounts } from '@/src/domain/offers/criteria'
import { MAX_REMOTE_DAYS } from '@/src/domain/offers/offerWork'

type CriterionKey = { kind: CriterionKind; code: string }

/** Counts the offers with this criterion, including those in the trash. */
export async function countCriterionUses(
  req: PayloadRequest,
  { kind, code }: CriterionKey,
): Promise<CriterionUseCounts> {
  const drizzle = await transactionDrizzle(req)
  const { rows } = await drizzle.execute(sql`
    SELECT count(*) FILTER (WHERE deleted_at IS NULL AND is_active) AS open,
      count(*) FILTER (WHERE deleted_at IS NULL AND is_active IS NOT TRUE) AS closed,
      count(*) FILTER (WHERE deleted_at IS NOT NULL) AS trashed
    FROM job_offers WHERE ${sql.identifier(kind)} = ${code}`)
  const { open, closed, trashed } = rows[0] ?? {}
  return { open: Number(open), closed: Number(closed), trashed: Number(trashed) }
}

/** Counts the offers at this location that allow fewer than all days of remote work. */
export async function countOffersWithOfficeDays(
  req: PayloadRequest,
  code: string,
): Promise<number> {
  const drizzle = await transactionDrizzle(req)
  const { rows } = await drizzle.execute(sql`
    SELECT count(*) FROM job_offers WHERE location = ${code} AND remote_days < ${MAX_REMOTE_DAYS}`)
  return Number(rows[0]?.count)
}

/** Removes a location from the offices: an office may have a location without any offer. */
export async function removeLocationFromOffices(req: PayloadRequest, code: string) {
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(sql`
    UPDATE offices SET job_location = NULL WHERE job_location = ${code}`)
  await drizzle.execute(sql`
    UPDATE _offices_v SET version_job_location = NULL WHERE version_job_location = ${code}`)
}
