import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { RETENTION_REASONS } from '@/src/plugins/retention/rules/applicationRetention'
import type { RetentionRules } from '@/src/plugins/retention/rules/retentionPeriods'
import type { SealedRecord } from '@/src/plugins/retention/rules/sealedRecord'

type DatabaseOrTransaction = Pick<Payload['db']['drizzle'], 'execute'>
type SealedRecordRules = Pick<RetentionRules, 'timezone' | 'sealedRecordYears'>

const SealedRecordRowsSchema = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    email: z.string(),
    offer: z.string(),
    status: z.enum(APPLICATION_STATUSES),
    reason: z.enum(RETENTION_REASONS),
    receivedOn: z.string(),
    decidedOn: z.string().nullable(),
    withdrawnOn: z.string().nullable(),
    endedOn: z.string(),
    until: z.string(),
  }),
)

// Lower case without accents.
const foldedTextSql = (text: SQL) =>
  sql`regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g')`

/** The records with this text in the name, the e-mail address or the offer. */
export const containsTextSql = (text: string) => sql`strpos(
  ${foldedTextSql(sql`concat_ws(chr(10), name, email, offer)`)}, ${foldedTextSql(sql`${text}::text`)}) > 0`

/** The records of this e-mail address. @param email in lower case */
export const hasEmailAddressSql = (email: string) => sql`email = ${email}`

const localDaySql = (column: SQL, { timezone }: SealedRecordRules) =>
  sql`(${column} AT TIME ZONE ${timezone}::text)::date`

const lastDaySql = (rules: SealedRecordRules) => sql`(${localDaySql(sql`ended_at`, rules)}
  + make_interval(years => ${rules.sealedRecordYears}::int))::date`

/**
 * The sealed records that meet this condition, the latest first. Each caller writes an entry of the
 * audit trail.
 */
export async function findSealedRecords(
  database: DatabaseOrTransaction,
  rules: SealedRecordRules,
  { condition, limit = null }: { condition: SQL; limit?: number | null },
): Promise<SealedRecord[]> {
  const day = (column: SQL) => localDaySql(column, rules)
  const { rows } = await database.execute(sql`
    SELECT id, name, email, offer, status, reason, ${day(sql`received_at`)}::text AS "receivedOn",
      ${day(sql`decided_at`)}::text AS "decidedOn", ${day(sql`withdrawn_at`)}::text AS "withdrawnOn",
      ${day(sql`ended_at`)}::text AS "endedOn",
      ${lastDaySql(rules)}::text AS until
    FROM sealed_records WHERE ${condition}
    ORDER BY ended_at DESC, id DESC LIMIT ${limit}::int`)
  return SealedRecordRowsSchema.parse(rows)
}

const SealedSummaryRowSchema = z.object({ count: z.number(), until: z.string().nullable() })

/** How many records this e-mail address has, and the last day of the latest one. */
export async function summariseSealedRecords(
  database: DatabaseOrTransaction,
  rules: SealedRecordRules,
  email: string,
) {
  const { rows } = await database.execute(sql`
    SELECT count(*)::int AS count, max(${lastDaySql(rules)})::text AS until
    FROM sealed_records WHERE ${hasEmailAddressSql(email)}`)
  return SealedSummaryRowSchema.parse(rows[0])
}
