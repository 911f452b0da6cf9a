import { type Period, periodQueryString } from '@/src/domain/visits/period'
import { VISIT_SOURCES, type VisitSource } from '@/src/domain/visits/visit'
import {
  FUNNEL_STEPS,
  type FunnelFigures,
  type FunnelStep,
} from '@/src/plugins/statistics/rules/offerFunnel'

/** The sort columns of the table; a rate is the share of the previous step. */
export const OFFER_TABLE_COLUMNS = [
  'views',
  'formsOpened',
  'formRate',
  'applications',
  'sentRate',
  'accepted',
  'acceptedRate',
] as const
export type OfferTableColumn = (typeof OFFER_TABLE_COLUMNS)[number]

/**
 * Offers that need attention: many views without an application, or many opened forms of which few
 * were sent.
 */
export const OFFER_ATTENTION_GROUPS = ['unapplied', 'abandoned'] as const
export type OfferAttentionGroup = (typeof OFFER_ATTENTION_GROUPS)[number]

/** An offer with fewer views is not judged, because the absence of applications means nothing. */
export const MIN_VIEWS_TO_JUDGE_OFFER = 20
/** An offer with fewer forms is not judged, because the share of sent forms means nothing. */
export const MIN_FORMS_TO_JUDGE_OFFER = 10
/** The share of sent forms up to which an offer needs attention. */
export const MAX_SENT_SHARE_NEEDING_ATTENTION = 0.2

export const OFFERS_PER_PAGE = 50

export type OfferState = 'active' | 'inactive' | 'trashed'

/** The funnel of an offer, for all known sources or for one. */
export type OfferFigures = FunnelFigures & {
  id: number
  title: string
  state: OfferState
  /** Figures of visitors without analytics consent, independent of the chosen source. */
  aside: FunnelFigures
}

export type OfferTableQuery = {
  source: VisitSource | null
  group: OfferAttentionGroup | null
  /** Words in the title. */
  search: string
  sort: OfferTableColumn
  isAscending: boolean
  /** The page of the table, from 1. */
  page: number
}

/**
 * Query parameters of the table:
 * `?source=social&groupe=abandoned&q=data&tri=views&ordre=asc&page=2`.
 */
export const OFFER_TABLE_PARAMS = ['source', 'groupe', 'q', 'tri', 'ordre', 'page'] as const
export type OfferTableParams = Partial<Record<(typeof OFFER_TABLE_PARAMS)[number], string>>

const MAX_SEARCH_CHARACTERS = 80
const MAX_PAGE_NUMBER = 10_000

/** Parses the query; invalid values are ignored. */
export function parseOfferTableQuery(params: OfferTableParams): OfferTableQuery {
  const page = Number(params.page)
  return {
    source: VISIT_SOURCES.find((source) => source === params.source) ?? null,
    group: OFFER_ATTENTION_GROUPS.find((group) => group === params.groupe) ?? null,
    search: (params.q ?? '').trim().slice(0, MAX_SEARCH_CHARACTERS),
    sort: OFFER_TABLE_COLUMNS.find((column) => column === params.tri) ?? 'views',
    isAscending: params.ordre === 'asc',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE_NUMBER ? page : 1,
  }
}

/** Writes the query of this table; default values are omitted. */
export function offerTableQueryString(period: Period, tableQuery: OfferTableQuery): string {
  const { source, group, search, sort, isAscending, page } = tableQuery
  const params = Object.entries({
    source: source ?? '',
    groupe: group ?? '',
    q: search,
    tri: sort === 'views' ? '' : sort,
    ordre: isAscending ? 'asc' : '',
    page: page > 1 ? String(page) : '',
  }).filter(([, value]) => value !== '')
  return [periodQueryString(period), new URLSearchParams(params).toString()]
    .filter(Boolean)
    .join('&')
}

/** Returns the table sorted by this column; a second click reverses the order. */
export const toggleOfferSort = (
  tableQuery: OfferTableQuery,
  sort: OfferTableColumn,
): OfferTableQuery => ({
  ...tableQuery,
  sort,
  isAscending: tableQuery.sort === sort && !tableQuery.isAscending,
  page: 1,
})

/** Returns the share of the previous step that continued; null when the previous step is empty. */
export function funnelStepRate(
  figures: FunnelFigures,
  step: Exclude<FunnelStep, 'views'>,
): number | null {
  const before = figures[FUNNEL_STEPS[FUNNEL_STEPS.indexOf(step) - 1] ?? 'views']
  return before === 0 ? null : figures[step] / before
}
