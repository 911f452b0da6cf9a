import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { foldText, likePattern } from '@/src/domain/text/normalizeText'
import type { Period } from '@/src/domain/visits/period'
import { VISIT_SOURCES, type VisitSource } from '@/src/domain/visits/visit'
import { offerApplications, offerViews } from '@/src/plugins/statistics/queries/offerFigures'
import {
  FEW_SENT,
  MIN_FORMS,
  MIN_VIEWS,
  OFFERS_PER_PAGE,
  type OfferColumn,
  type OfferFigures,
  type OfferGroup,
  type OfferTableQuery,
} from '@/src/plugins/statistics/rules/offerTable'

type Options = OfferTableQuery & { period: Period; timezone: SiteTimezone }

/** One page of the offers, and the number of offers in total and per group. */
export type OfferTable = {
  offers: OfferFigures[]
  total: number
  groups: Record<OfferGroup, number>
}

/**
 * The funnel of each offer in the period: all active offers, and others with any figure. Active
 * offers come first, whatever the order.
 */
export async function readOfferTable(payload: Payload, options: Options): Promise<OfferTable> {
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH listed AS MATERIALIZED (${listedOffers(options)}),
    chosen AS (SELECT * FROM listed WHERE ${options.group ? groupSql[options.group] : sql`true`})
    SELECT (SELECT count(*) FROM chosen) AS total,
      (SELECT count(*) FROM listed WHERE ${groupSql.unapplied}) AS unapplied,
      (SELECT count(*) FROM listed WHERE ${groupSql.abandoned}) AS abandoned,
      (SELECT coalesce(json_agg(page), '[]') FROM (
        SELECT * FROM chosen
        ORDER BY (state = 'active') DESC, ${columnSql[options.sort]}
          ${options.isAscending ? sql`ASC` : sql`DESC`} NULLS LAST, id DESC
        LIMIT ${OFFERS_PER_PAGE} OFFSET ${(options.page - 1) * OFFERS_PER_PAGE}
      ) page) AS offers`)
  const { offers, total, unapplied, abandoned } = Table.parse(rows[0])
  return { offers: offers.map(offerFigures), total, groups: { unapplied, abandoned } }
}

const listedOffers = ({ period, timezone, search, source }: Options) => {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const sought = words.map((word) => sql`title_search_text LIKE ${`%${likePattern(word)}%`}`)
  return sql`
  SELECT offers.id, title, state, figures.* FROM (
    SELECT id, title, CASE WHEN deleted_at IS NOT NULL THEN 'trashed'
      WHEN is_active THEN 'active' ELSE 'inactive' END AS state
    FROM job_offers WHERE ${sql.join([sql`true`, ...sought], sql` AND `)}
  ) offers
  LEFT JOIN (
    SELECT offer, ${viewsSql('page', knownSource(source))} AS views, ${viewsSql('form', knownSource(source))} AS forms,
      ${viewsSql('page', sql`anonymous`)} AS "viewsAside", ${viewsSql('form', sql`anonymous`)} AS "formsAside"
    FROM ${offerViews(period)} GROUP BY offer
  ) seen ON seen.offer = offers.id
  LEFT JOIN (
    SELECT offer, ${sentBySource(source)}
    FROM ${offerApplications({ period, timezone })} GROUP BY offer
  ) sent ON sent.offer = offers.id
  CROSS JOIN LATERAL (
    SELECT coalesce(views, 0)::int AS views, coalesce(forms, 0)::int AS "formsOpened",
      coalesce(applications, 0)::int AS applications, coalesce(accepted, 0)::int AS accepted,
      coalesce("viewsAside", 0)::int AS "viewsAside", coalesce("formsAside", 0)::int AS "formsAside",
      coalesce("sentAside", 0)::int AS "sentAside", coalesce("acceptedAside", 0)::int AS "acceptedAside"
  ) figures
  WHERE state = 'active' OR seen.offer IS NOT NULL OR sent.offer IS NOT NULL`
}

// Of all sources together, or of one.
const knownSource = (source: VisitSource | null): SQL =>
  source ? sql.identifier(source).getSQL() : sql.raw(VISIT_SOURCES.join(' + '))

const viewsSql = (step: 'page' | 'form', views: SQL) =>
  sql`sum(${views}) FILTER (WHERE step = ${sql.raw(`'${step}'`)})`

function sentBySource(source: VisitSource | null) {
  const isKnown = source ? sql`source = ${source}` : sql`source IS NOT NULL`
  return sql`
    sum(applications) FILTER (WHERE ${isKnown}) AS applications,
    sum(accepted) FILTER (WHERE ${isKnown}) AS accepted,
    sum(applications) FILTER (WHERE source IS NULL) AS "sentAside",
    sum(accepted) FILTER (WHERE source IS NULL) AS "acceptedAside"`
}

const columnSql: Record<OfferColumn, SQL> = {
  views: sql`views`,
  formsOpened: sql`"formsOpened"`,
  formRate: sql`"formsOpened"::float8 / nullif(views, 0)`,
  applications: sql`applications`,
  sentRate: sql`applications::float8 / nullif("formsOpened", 0)`,
  accepted: sql`accepted`,
  acceptedRate: sql`accepted::float8 / nullif(applications, 0)`,
}

// An application without a source still counts: its offer is not without applications.
const groupSql: Record<OfferGroup, SQL> = {
  unapplied: sql`views >= ${MIN_VIEWS} AND applications + "sentAside" = 0`,
  abandoned: sql`"formsOpened" >= ${MIN_FORMS} AND applications <= ${FEW_SENT}::float8 * "formsOpened"`,
}

const countColumn = z.coerce.number()
const Table = z.object({
  total: countColumn,
  unapplied: countColumn,
  abandoned: countColumn,
  offers: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      state: z.enum(['active', 'inactive', 'trashed']),
      views: countColumn,
      formsOpened: countColumn,
      applications: countColumn,
      accepted: countColumn,
      viewsAside: countColumn,
      formsAside: countColumn,
      sentAside: countColumn,
      acceptedAside: countColumn,
    }),
  ),
})

function offerFigures({
  viewsAside,
  formsAside,
  sentAside,
  acceptedAside,
  ...offer
}: z.infer<typeof Table>['offers'][number]): OfferFigures {
  const aside = {
    views: viewsAside,
    formsOpened: formsAside,
    applications: sentAside,
    accepted: acceptedAside,
  }
  return { ...offer, aside }
}
