import { FUNNEL_STEPS, type FunnelFigures, type FunnelStep } from './offerFunnel'
import { type Period, periodQuery } from './period'
import { VISIT_SOURCES, type VisitSource } from './visit'

/** What an offer's figures are sorted by; a rate is the share of the step before. */
export const OFFER_COLUMNS = [
  'views',
  'formsOpened',
  'formRate',
  'applications',
  'sentRate',
  'accepted',
  'acceptedRate',
] as const
export type OfferColumn = (typeof OFFER_COLUMNS)[number]

/** Offers that call for something: read by many and applied to by none, or begun by many and sent by few. */
export const OFFER_GROUPS = ['unapplied', 'abandoned'] as const
export type OfferGroup = (typeof OFFER_GROUPS)[number]

/** Below so many views nobody can say that an offer puts off. */
export const LEAST_VIEWS = 20
/** Below so many forms nobody can say that one is given up. */
export const LEAST_FORMS = 10
/** Given up: no more than this share of the forms opened is sent. */
export const FEW_SENT = 0.2

export const OFFERS_PER_PAGE = 50

export type OfferState = 'active' | 'inactive' | 'trashed'

/** What became of those who came for an offer: of all known sources, or of one. */
export type OfferFigures = FunnelFigures & {
  id: number
  title: string
  state: OfferState
  /** Of those who did not accept analytics, whatever source is looked at. */
  aside: FunnelFigures
}

export type AskedOffers = {
  source: VisitSource | null
  group: OfferGroup | null
  /** Words of the title. */
  search: string
  sort: OfferColumn
  isAscending: boolean
  /** From 1. */
  page: number
}

/** What an address says of the table, as `?source=social&groupe=abandoned&q=data&tri=views&ordre=asc&page=2`. */
export const OFFER_PARAMS = ['source', 'groupe', 'q', 'tri', 'ordre', 'page'] as const
export type OfferParams = Partial<Record<(typeof OFFER_PARAMS)[number], string>>

const LONGEST_SEARCH = 80
const LAST_PAGE = 10_000

/** What is asked for; what there is not is left aside. */
export function readAskedOffers(params: OfferParams): AskedOffers {
  const page = Number(params.page)
  return {
    source: VISIT_SOURCES.find((source) => source === params.source) ?? null,
    group: OFFER_GROUPS.find((group) => group === params.groupe) ?? null,
    search: (params.q ?? '').trim().slice(0, LONGEST_SEARCH),
    sort: OFFER_COLUMNS.find((column) => column === params.tri) ?? 'views',
    isAscending: params.ordre === 'asc',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** The part of an address that asks for this; what is usual is not said. */
export function offersQuery(period: Period, asked: AskedOffers): string {
  const { source, group, search, sort, isAscending, page } = asked
  const said = Object.entries({
    source: source ?? '',
    groupe: group ?? '',
    q: search,
    tri: sort === 'views' ? '' : sort,
    ordre: isAscending ? 'asc' : '',
    page: page > 1 ? String(page) : '',
  }).filter(([, value]) => value !== '')
  return [periodQuery(period), new URLSearchParams(said).toString()].filter(Boolean).join('&')
}

/** The table sorted by this column: by the other end where it is already. */
export const sortedBy = (asked: AskedOffers, sort: OfferColumn): AskedOffers => ({
  ...asked,
  sort,
  isAscending: asked.sort === sort && !asked.isAscending,
  page: 1,
})

/** Of those who came as far as the step before, how many went on; null where nobody did. */
export function rateOf(figures: FunnelFigures, step: Exclude<FunnelStep, 'views'>): number | null {
  const before = figures[FUNNEL_STEPS[FUNNEL_STEPS.indexOf(step) - 1] ?? 'views']
  return before === 0 ? null : figures[step] / before
}
