import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'
import { receivedInPeriod } from '@/src/plugins/statistics/queries/offerFigures'
import {
  READING_EVENTS,
  RECRUITMENT_ROWS_PER_PAGE,
  type RecruitmentRow,
  type RecruitmentRows,
  type RecruitmentTimes,
  type Wait,
} from '@/src/plugins/statistics/rules/recruitmentTimes'
import { isPromiseMet, isPromiseOver } from '@/src/queries/answerPromise'
import { counted } from '@/src/queries/counted'

type Options = {
  period: Period
  timezone: SiteTimezone
  now: Date
  by: RecruitmentRows
  page: number
}

type RecruitmentResult = {
  rows: RecruitmentRow[]
  /** Number of rows on all pages. */
  total: number
  /** All applications of the period; null without any. */
  all: RecruitmentTimes | null
}

/**
 * How long the applications received in the period waited to be read, decided and replied to, by
 * offer or by month. Applications that still wait are counted separately, up to now. Percentiles
 * are real values, without interpolation. For users who may see all applications.
 */
export async function readRecruitmentTimes(
  payload: Payload,
  options: Options,
): Promise<RecruitmentResult> {
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH summed AS MATERIALIZED (${summedTimes(options)})
    SELECT (SELECT count(*) FROM summed WHERE NOT is_all) AS total,
      (SELECT to_json(summed) FROM summed WHERE is_all AND received > 0) AS all,
      (SELECT coalesce(json_agg(page), '[]') FROM (
        SELECT * FROM summed WHERE NOT is_all
        ORDER BY ${options.by === 'month' ? sql`name DESC` : sql`received DESC, name, offer`}
        LIMIT ${RECRUITMENT_ROWS_PER_PAGE} OFFSET ${(options.page - 1) * RECRUITMENT_ROWS_PER_PAGE}
      ) page) AS rows`)
  const read = Answer.parse(rows[0])
  return {
    total: read.total,
    all: read.all && recruitmentTimes(read.all),
    rows: read.rows.map((row) => ({
      offer: row.offer,
      name: row.name ?? '',
      ...recruitmentTimes(row),
    })),
  }
}

const summedTimes = ({ by, now, timezone, period }: Options) => sql`
  WITH received AS (
    SELECT job_applications.*, ${named(by, timezone)},
      ${isPromiseOver(now, timezone)} AS is_promised, ${isPromiseMet(timezone)} AS is_kept
    FROM job_applications LEFT JOIN job_offers ON job_offers.id = job_offer_id
    WHERE ${counted()} AND ${receivedInPeriod({ period, timezone })}
  ), events AS (
    SELECT received.id,
      min(event.created_at) FILTER (WHERE kind IN (${readings})) AS read_at,
      min(event.created_at) FILTER (WHERE kind = 'status-changed' AND "to" IN ('accepted', 'rejected'))
        AS decided_at
    FROM received JOIN application_events event ON application_id = received.id
    GROUP BY received.id
  ), waiting AS (
    SELECT offer, name, created_at, is_promised, is_kept,
      read_at AS reading_at, decided_at AS decision_at, answered_at AS answer_at,
      read_at IS NULL AND status = 'pending' AS reading_open,
      decided_at IS NULL AND status NOT IN ('accepted', 'rejected') AS decision_open,
      answered_at IS NULL AND awaits_answer AS answer_open
    FROM received LEFT JOIN events USING (id)
  )
  SELECT offer, name, grouping(name) = 1 AS is_all, count(*) AS received,
    ${waitingTime('reading', now)}, ${waitingTime('decision', now)}, ${waitingTime('answer', now)},
    count(*) FILTER (WHERE is_promised) AS promised,
    count(*) FILTER (WHERE is_promised AND is_kept) AS kept
  FROM waiting GROUP BY GROUPING SETS ((offer, name), ())`

const readings = sql.join(
  READING_EVENTS.map((kind) => sql`${kind}`),
  sql`, `,
)

// The name of a deleted offer is the title for which its candidates applied.
const named = (by: RecruitmentRows, timezone: SiteTimezone) =>
  by === 'month'
    ? sql`NULL::integer AS offer,
        to_char(job_applications.created_at AT TIME ZONE ${timezone}, 'YYYY-MM') AS name`
    : sql`job_offer_id AS offer, coalesce(job_offers.title, job_title) AS name`

function waitingTime(wait: Wait, now: Date) {
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

const countColumn = z.coerce.number()
const Waited = z
  .object({
    done: countColumn,
    percentiles: z.array(z.number().nullable()).nullable(),
    open: countColumn,
    longestOpen: z.number().nullable(),
  })
  .transform(({ done, percentiles, ...open }) => ({
    ...{ done, median: percentiles?.[0] ?? null, ninth: percentiles?.[1] ?? null },
    ...open,
  }))
const Summed = z.object({
  offer: z.number().nullable(),
  name: z.string().nullable(),
  received: countColumn,
  reading: Waited,
  decision: Waited,
  answer: Waited,
  promised: countColumn,
  kept: countColumn,
})
const Answer = z.object({ total: countColumn, all: Summed.nullable(), rows: z.array(Summed) })

function recruitmentTimes({
  offer: _,
  name: __,
  ...times
}: z.infer<typeof Summed>): RecruitmentTimes {
  return times
}
