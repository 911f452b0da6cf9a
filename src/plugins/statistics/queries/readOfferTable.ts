import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { escapeLikePattern, foldText } from '@/src/domain/text/normalizeText'
import type { Period } from '@/src/domain/visits/period'
import { VISIT_SOURCES, type VisitSource } from '@/src/domain/visits/visit'
import { offerApplicationsSql, offerViewsSql } from '@/src/plugins/statistics/queries/offerFigures'
import {
  MAX_SENT_SHARE_NEEDING_ATTENTION,
  MIN_FORMS_TO_JUDGE_OFFER,
  MIN_VIEWS_TO_JUDGE_OFFER,
  OFFERS_PER_PAGE,
  type OfferAttentionGroup,
  type OfferFigures,
  type OfferTableColumn,
  type OfferTableQuery,
} from '@/src/plugins/statistics/rules/offerTable'

type OfferTableOptions = OfferTableQuery & { period: Period; timezone: SiteTimezone }

/** One page of the offers, and the number of offers in total and per group. */
export type OfferTablePage = {
  offers: OfferFigures[]
  total: number
  groups: Record<OfferAttentionGroup, number>
}

/**
 * Reads the funnel of each offer in the period: all active offers, and others with any figure.
 * Active offers come first, whatever the order.
 */
export async function readOfferTable(
  payload: Payload,
  options: OfferTableOptions,
): Promise<OfferTablePage> {
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH listed AS MATERIALIZED (${listedOffersSql(options)}),
    chosen AS (SELECT * FROM listed WHERE ${options.group ? offerGroupConditionSql[options.group] : sql`true`})
    SELECT (SELECT count(*) FROM chosen) AS total,
      (SELECT count(*) FROM listed WHERE ${offerGroupConditionSql.unapplied}) AS unapplied,
      (SELECT count(*) FROM listed WHERE ${offerGroupConditionSql.abandoned}) AS abandoned,
      (SELECT coalesce(json_agg(page), '[]') FROM (
        SELECT * FROM chosen
        ORDER BY (state = 'active') DESC, ${offerColumnSql[options.sort]}
          ${options.isAscending ? sql`ASC` : sql`DESC`} NULLS LAST, id DESC
        LIMIT ${OFFERS_PER_PAGE} OFFSET ${(options.page - 1) * OFFERS_PER_PAGE}
      ) page) AS offers`)
  const { offers, total, unapplied, abandoned } = OfferTablePageSchema.parse(rows[0])
  return { offers: offers.map(toOfferFigures), total, groups: { unapplied, abandoned } }
}

const listedOffersSql = ({ period, timezone, search, source }: OfferTableOptions) => {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const sought = words.map((word) => sql`title_search_text LIKE ${`%${escapeLikePattern(word)}%`}`)
  return sql`
  SELECT offers.id, title, state, figures.* FROM (
    SELECT id, title, CASE WHEN deleted_at IS NOT NULL THEN 'trashed'
      WHEN is_active THEN 'active' ELSE 'inactive' END AS state
    FROM job_offers WHERE ${sql.join([sql`true`, ...sought], sql` AND `)}
  ) offers
  LEFT JOIN (
    SELECT offer, ${viewsOfStepSql('page', viewsOfSourceSql(source))} AS views, ${viewsOfStepSql('form', viewsOfSourceSql(source))} AS forms,
      ${viewsOfStepSql('page', sql`anonymous`)} AS "viewsAside", ${viewsOfStepSql('form', sql`anonymous`)} AS "formsAside"
    FROM ${offerViewsSql(period)} GROUP BY offer
  ) seen ON seen.offer = offers.id
  LEFT JOIN (
    SELECT offer, ${applicationsOfSourceSql(source)}
    FROM ${offerApplicationsSql({ period, timezone })} GROUP BY offer
  ) sent ON sent.offer = offers.id
  CROSS JOIN LATERAL (
    SELECT coalesce(views, 0)::int AS views, coalesce(forms, 0)::int AS "formsOpened",
      coalesce(applications, 0)::int AS applications, coalesce(accepted, 0)::int AS accepted,
      coalesce("viewsAside", 0)::int AS "viewsAside", coalesce("formsAside", 0)::int AS "formsAside",
      coalesce("sentAside", 0)::int AS "sentAside", coalesce("acceptedAside", 0)::int AS "acceptedAside"
  ) figures
  WHERE state = 'active' OR seen.offer IS NOT NULL OR sent.offer IS NOT NULL`
}

// Builds SQL for the views of all sources together, or of one.
const viewsOfSourceSql = (source: VisitSource | null): SQL =>
  source ? sql.identifier(source).getSQL() : sql.raw(VISIT_SOURCES.join(' + '))

const viewsOfStepSql = (step: 'page' | 'form', views: SQL) =>
  sql`sum(${views}) FILTER (WHERE step = ${sql.raw(`'${step}'`)})`

function applicationsOfSourceSql(source: VisitSource | null) {
  const isKnown = source ? sql`source = ${source}` : sql`source IS NOT NULL`
  return sql`
    sum(applications) FILTER (WHERE ${isKnown}) AS applications,
    sum(accepted) FILTER (WHERE ${isKnown}) AS accepted,
    sum(applications) FILTER (WHERE source IS NULL) AS "sentAside",
    sum(accepted) FILTER (WHERE source IS NULL) AS "acceptedAside"`
}

const offerColumnSql: Record<OfferTableColumn, SQL> = {
  views: sql`views`,
  formsOpened: sql`"formsOpened"`,
  formRate: sql`"formsOpened"::float8 / nullif(views, 0)`,
  applications: sql`applications`,
  sentRate: sql`applications::float8 / nullif("formsOpened", 0)`,
  accepted: sql`accepted`,
  acceptedRate: sql`accepted::float8 / nullif(applications, 0)`,
}

// The conditions count an application without a source too: its offer is not without applications.
const offerGroupConditionSql: Record<OfferAttentionGroup, SQL> = {
  unapplied: sql`views >= ${MIN_VIEWS_TO_JUDGE_OFFER} AND applications + "sentAside" = 0`,
  abandoned: sql`"formsOpened" >= ${MIN_FORMS_TO_JUDGE_OFFER} AND applications <= ${MAX_SENT_SHARE_NEEDING_ATTENTION}::float8 * "formsOpened"`,
}

const countColumnSchema = z.coerce.number()
const OfferTablePageSchema = z.object({
  total: countColumnSchema,
  unapplied: countColumnSchema,
  abandoned: countColumnSchema,
  offers: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      state: z.enum(['active', 'inactive', 'trashed']),
      views: countColumnSchema,
      formsOpened: countColumnSchema,
      applications: countColumnSchema,
      accepted: countColumnSchema,
      viewsAside: countColumnSchema,
      formsAside: countColumnSchema,
      sentAside: countColumnSchema,
      acceptedAside: countColumnSchema,
    }),
  ),
})

function toOfferFigures({
  viewsAside,
  formsAside,
  sentAside,
  acceptedAside,
  ...offer
}: z.infer<typeof OfferTablePageSchema>['offers'][number]): OfferFigures {
  const aside = {
    views: viewsAside,
    formsOpened: formsAside,
    applications: sentAside,
    accepted: acceptedAside,
  }
  return { ...offer, aside }
}
