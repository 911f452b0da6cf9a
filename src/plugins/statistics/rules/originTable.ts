import type { IsoDay } from '@/src/domain/text/frenchDate'
import { OTHER_ORIGINS_NAME } from '@/src/domain/visits/visitOrigin'

/** The groupings of visits and applications, with their words in the URL. */
export const ORIGIN_URL_WORD_BY_GROUPING = {
  source: 'source',
  site: 'site',
  campaign: 'campagne',
  content: 'contenu',
  offer: 'offre',
} as const
export type OriginGrouping = keyof typeof ORIGIN_URL_WORD_BY_GROUPING

/** The figure columns, with their words in the URL. */
export const ORIGIN_URL_WORD_BY_COLUMN = {
  visits: 'visites',
  forms: 'formulaires',
  formRate: 'taux-formulaires',
  applications: 'candidatures',
  applicationRate: 'taux-candidatures',
  accepted: 'acceptees',
  acceptedRate: 'taux-acceptees',
} as const
export type OriginColumn = keyof typeof ORIGIN_URL_WORD_BY_COLUMN

/** Number of origins with a row of their own; the others are summed in one row. */
export const MAX_ORIGINS_SHOWN = 50

/** The key that replaces the offer id, for spontaneous applications and for deleted offers. */
export const SPONTANEOUS_OFFER_KEY = 'spontaneous'
export const DELETED_OFFER_KEY = 'gone'

/**
 * The figures of one origin: visits, visits that opened an application form, applications sent and
 * accepted.
 */
export type OriginFigures = {
  visits: number
  forms: number
  applications: number
  accepted: number
}

export type OriginRow = OriginFigures & {
  /** The values of the group; empty strings when unknown, `OTHER_ORIGINS_NAME` alone for the remaining row. */
  key: readonly string[]
  /** The days of the first and the last visit in the period. */
  days: { from: IsoDay; to: IsoDay } | null
}

/** The sort column, and whether its usual order is reversed: A to Z for names, descending for figures. */
export type OriginSort = { column: OriginColumn | 'name'; isReversed: boolean }

export type OriginTableQuery = { group: OriginGrouping; sort: OriginSort }

/** Parses the query: `par=campagne`, `tri=visites`, or `tri=-visites` for the reversed order. */
export function parseOriginTableQuery(params: { par?: string; tri?: string }): OriginTableQuery {
  const isNegated = params.tri?.startsWith('-') ?? false
  const name = params.tri?.replace(/^-/, '')
  const column = name === 'nom' ? 'name' : findNameByUrlWord(ORIGIN_URL_WORD_BY_COLUMN, name)
  return {
    group: findNameByUrlWord(ORIGIN_URL_WORD_BY_GROUPING, params.par) ?? 'source',
    sort: { column: column ?? 'applications', isReversed: isNegated },
  }
}

/** Writes the query of this table. */
export function originTableQueryString({ group, sort }: OriginTableQuery): string {
  const column = sort.column === 'name' ? 'nom' : ORIGIN_URL_WORD_BY_COLUMN[sort.column]
  return `par=${ORIGIN_URL_WORD_BY_GROUPING[group]}&tri=${sort.isReversed ? '-' : ''}${column}`
}

/** Returns a figure of a row, or a rate between 0 and 1; null when its denominator is zero. */
export function originFigureOfColumn(row: OriginFigures, column: OriginColumn): number | null {
  const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)
  switch (column) {
    case 'formRate':
      return share(row.forms, row.visits)
    case 'applicationRate':
      return share(row.applications, row.visits)
    case 'acceptedRate':
      return share(row.accepted, row.applications)
    default:
      return row[column]
  }
}

/** Sorts the rows in the chosen order; the remaining row comes last. */
export function sortOrigins<Row extends OriginRow & { name: string }>(
  rows: readonly Row[],
  { column, isReversed }: OriginSort,
): Row[] {
  const sign = isReversed ? 1 : -1
  const compare = (a: Row, b: Row) => {
    if (column === 'name') return -sign * a.name.localeCompare(b.name, 'fr')
    const [figure, other] = [originFigureOfColumn(a, column), originFigureOfColumn(b, column)]
    return sign * ((figure ?? -1) - (other ?? -1)) || b.visits - a.visits
  }
  return rows.toSorted(
    (a, b) =>
      Number(isRemainingOriginsRow(a)) - Number(isRemainingOriginsRow(b)) ||
      compare(a, b) ||
      b.applications - a.applications,
  )
}

/** Whether the row is unnamed or contains the origins without a row of their own. */
export const isRemainingOriginsRow = ({ key }: Pick<OriginRow, 'key'>): boolean =>
  key[0] === OTHER_ORIGINS_NAME || key.every((part) => part === '')

export function sumOriginFigures(rows: readonly OriginFigures[]): OriginFigures {
  const sum = (column: keyof OriginFigures) => rows.reduce((total, row) => total + row[column], 0)
  return {
    visits: sum('visits'),
    forms: sum('forms'),
    applications: sum('applications'),
    accepted: sum('accepted'),
  }
}

function findNameByUrlWord<Names extends Record<string, string>>(
  names: Names,
  value: string | undefined,
) {
  return Object.keys(names).find((name): name is keyof Names & string => names[name] === value)
}
