import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'
import { isReceivedInPeriodSql } from '@/src/plugins/statistics/queries/offerFigures'
import {
  APPLICATION_READ_EVENTS,
  type CandidateWaitStage,
  RECRUITMENT_ROWS_PER_PAGE,
  type RecruitmentRow,
  type RecruitmentRowGrouping,
  type RecruitmentTimes,
} from '@/src/plugins/statistics/rules/recruitmentTimes'
import { awaitingDecisionSql } from '@/src/queries/awaitingDecisionConditions'
import { notSpamCondition } from '@/src/queries/notSpamCondition'
import { replyInTimeCondition, replyOverdueCondition } from '@/src/queries/replyPromiseConditions'

type RecruitmentTimesOptions = {
  period: Period
  timezone: SiteTimezone
  now: Date
  by: RecruitmentRowGrouping
  page: number
}

type RecruitmentTimesPage = {
  rows: RecruitmentRow[]
  /** The number of rows on all pages. */
  total: number
  /** The times of all applications of the period; null if there are none. */
  all: RecruitmentTimes | null
}

/**
 * Reads how long the applications received in the period waited to be read, decided and replied to,
 * by offer or by month. Applications that still wait are counted separately, up to now. Percentiles
 * are real values, without interpolation. For users who may see all applications.
 */
export async function readRecruitmentTimes(
  payload: Payload,
  options: RecruitmentTimesOptions,
): Promise<RecruitmentTimesPage> {
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH summed AS MATERIALIZED (${summedRecruitmentTimesSql(options)})
    SELECT (SELECT count(*) FROM summed WHERE NOT is_all) AS total,
      (SELECT to_json(summed) FROM summed WHERE is_all AND received > 0) AS all,
      (SELECT coalesce(json_agg(page), '[]') FROM (
        SELECT * FROM summed WHERE NOT is_all
        ORDER BY ${options.by === 'month' ? sql`name DESC` : sql`received DESC, name, offer`}
        LIMIT ${RECRUITMENT_ROWS_PER_PAGE} OFFSET ${(options.page - 1) * RECRUITMENT_ROWS_PER_PAGE}
      ) page) AS rows`)
  const read = RecruitmentTimesSchema.parse(rows[0])
  return {
    total: read.total,
    all: read.all && toRecruitmentTimes(read.all),
    rows: read.rows.map((row) => ({
      offer: row.offer,
      name: row.name ?? '',
      ...toRecruitmentTimes(row),
    })),
  }
}

const summedRecruitmentTimesSql = ({ by, now, timezone, period }: RecruitmentTimesOptions) => sql`
  WITH received AS (
    SELECT job_applications.*, ${recruitmentRowNameSql(by, timezone)},
      ${replyOverdueCondition(now, timezone)} AS is_promised, ${replyInTimeCondition(timezone)} AS is_kept
    FROM job_applications LEFT JOIN job_offers ON job_offers.id = job_offer_id
    WHERE ${notSpamCondition()} AND ${isReceivedInPeriodSql({ period, timezone })}
  ), events AS (
    SELECT received.id,
      min(event.created_at) FILTER (WHERE kind IN (${readingEventsSql})) AS read_at,
      min(event.created_at) FILTER (WHERE kind = 'status-changed' AND "to" IN ('accepted', 'rejected'))
        AS decided_at
    FROM received JOIN application_events event ON application_id = received.id
    GROUP BY received.id
  ), waiting AS (
    SELECT offer, name, created_at, is_promised, is_kept,
      read_at AS reading_at, decided_at AS decision_at, answered_at AS answer_at,
      read_at IS NULL AND ${awaitingDecisionSql('received')} AS reading_open,
      decided_at IS NULL AND status NOT IN ('accepted', 'rejected') AND withdrawn_at IS NULL
        AS decision_open,
      answered_at IS NULL AND awaits_answer AS answer_open
    FROM received LEFT JOIN events USING (id)
  )
  SELECT offer, name, grouping(name) = 1 AS is_all, count(*) AS received,
    ${waitingTimeSql('reading', now)}, ${waitingTimeSql('decision', now)}, ${waitingTimeSql('answer', now)},
    count(*) FILTER (WHERE is_promised) AS promised,
    count(*) FILTER (WHERE is_promised AND is_kept) AS kept
  FROM waiting GROUP BY GROUPING SETS ((offer, name), ())`

const readingEventsSql = sql.join(
  APPLICATION_READ_EVENTS.map((kind) => sql`${kind}`),
  sql`, `,
)

// Builds SQL for the name of a row; a deleted offer has the title for which its candidates applied.
const recruitmentRowNameSql = (by: RecruitmentRowGrouping, timezone: SiteTimezone) =>
  by === 'month'
    ? sql`NULL::integer AS offer,
        to_char(job_applications.created_at AT TIME ZONE ${timezone}, 'YYYY-MM') AS name`
    : sql`job_offer_id AS offer, coalesce(job_offers.title, job_title) AS name`

function waitingTimeSql(wait: CandidateWaitStage, now: Date) {
  const at = sql.identifier(`${wait}_at`)
  const isOpen = sql.identifier(`${wait}_open`)
  const seconds = sql`CASE WHEN ${at} IS NOT NULL
    THEN greatest(0, extract(epoch FROM ${at} - created_at))::float8 END`
  return sql`json_build_object(
    'done', count(${at}),
    'percentiles', percentile_disc(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY ${seconds}),
    'open', count(*) FILTER (WHERE ${isOpen}),
    'longestOpen', extract(epoch FROM ${now.toISOString()}::timestamptz - min(created_at) FILTER (WHERE ${isOpen}))
  ) AS ${sql.identifier(wait)}`
}

const countColumnSchema = z.coerce.number()
const WaitTimesSchema = z
  .object({
    done: countColumnSchema,
    percentiles: z.array(z.number().nullable()).nullable(),
    open: countColumnSchema,
    longestOpen: z.number().nullable(),
  })
  .transform(({ done, percentiles, ...open }) => ({
    ...{ done, median: percentiles?.[0] ?? null, ninth: percentiles?.[1] ?? null },
    ...open,
  }))
const RecruitmentRowSchema = z.object({
  offer: z.number().nullable(),
  name: z.string().nullable(),
  received: countColumnSchema,
  reading: WaitTimesSchema,
  decision: WaitTimesSchema,
  answer: WaitTimesSchema,
  promised: countColumnSchema,
  kept: countColumnSchema,
})
const RecruitmentTimesSchema = z.object({
  total: countColumnSchema,
  all: RecruitmentRowSchema.nullable(),
  rows: z.array(RecruitmentRowSchema),
})

function toRecruitmentTimes({
  offer: _,
  name: __,
  ...times
}: z.infer<typeof RecruitmentRowSchema>): RecruitmentTimes {
  return times
}
