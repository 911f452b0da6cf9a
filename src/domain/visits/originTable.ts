import type { Day } from '../text/frenchDate'
import { OTHERS } from './visitOrigin'

/** By what visits and applications are grouped, and what it is called in an address. */
export const ORIGIN_GROUPS = {
  source: 'source',
  site: 'site',
  campaign: 'campagne',
  content: 'contenu',
  offer: 'offre',
} as const
export type OriginGroup = keyof typeof ORIGIN_GROUPS

/** The columns of figures, and what they are called in an address. */
export const ORIGIN_COLUMNS = {
  visits: 'visites',
  forms: 'formulaires',
  formRate: 'taux-formulaires',
  applications: 'candidatures',
  applicationRate: 'taux-candidatures',
  accepted: 'acceptees',
  acceptedRate: 'taux-acceptees',
} as const
export type OriginColumn = keyof typeof ORIGIN_COLUMNS

/** Of so many origins each has a row of its own; the rest is one. */
export const MOST_ORIGINS_SHOWN = 50

/** In place of an offer's number: for none in particular, for one that was deleted since. */
export const SPONTANEOUS = 'spontaneous'
export const OFFER_GONE = 'gone'

/** What came from one origin: visits, those that opened an application form, and what was sent and accepted. */
export type OriginFigures = {
  visits: number
  forms: number
  applications: number
  accepted: number
}

export type OriginRow = OriginFigures & {
  /** What the group tells apart, empty where nothing is known; `OTHERS` alone for the rest. */
  key: readonly string[]
  /** The days of the first visit and the last one in the period. */
  days: { from: Day; to: Day } | null
}

/** By which column, and whether the smallest comes first. */
export type OriginSort = { column: OriginColumn | 'name'; ascending: boolean }

export type AskedOrigins = { group: OriginGroup; sort: OriginSort }

/** What an address asks for: `par=campagne`, `tri=visites`, `tri=-visites` for the smallest first. */
export function readAskedOrigins(asked: { par?: string; tri?: string }): AskedOrigins {
  const isNegated = asked.tri?.startsWith('-') ?? false
  const name = asked.tri?.replace(/^-/, '')
  const column = name === 'nom' ? 'name' : named(ORIGIN_COLUMNS, name)
  return {
    group: named(ORIGIN_GROUPS, asked.par) ?? 'source',
    sort: { column: column ?? 'applications', ascending: isNegated },
  }
}

/** The part of an address that asks for it. */
export function originsQuery({ group, sort }: AskedOrigins): string {
  const column = sort.column === 'name' ? 'nom' : ORIGIN_COLUMNS[sort.column]
  return `par=${ORIGIN_GROUPS[group]}&tri=${sort.ascending ? '-' : ''}${column}`
}

/** A figure of a row, or a share of its own earlier figures from 0 to 1; null where there is nothing to share. */
export function originFigure(row: OriginFigures, column: OriginColumn): number | null {
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

/** The rows in the order asked for, the largest first unless it is turned; what is not told apart comes last. */
export function sortedOrigins<Row extends OriginRow & { name: string }>(
  rows: readonly Row[],
  { column, ascending }: OriginSort,
): Row[] {
  const sign = ascending ? 1 : -1
  const compare = (a: Row, b: Row) => {
    if (column === 'name') return -sign * a.name.localeCompare(b.name, 'fr')
    const [figure, other] = [originFigure(a, column), originFigure(b, column)]
    return sign * ((figure ?? -1) - (other ?? -1)) || b.visits - a.visits
  }
  return rows.toSorted(
    (a, b) =>
      Number(isRest(a)) - Number(isRest(b)) || compare(a, b) || b.applications - a.applications,
  )
}

/** Whether it is what is left over: unnamed, or too many to be told apart. */
export const isRest = ({ key }: Pick<OriginRow, 'key'>): boolean =>
  key[0] === OTHERS || key.every((part) => part === '')

export function originTotals(rows: readonly OriginFigures[]): OriginFigures {
  const sum = (column: keyof OriginFigures) => rows.reduce((total, row) => total + row[column], 0)
  return {
    visits: sum('visits'),
    forms: sum('forms'),
    applications: sum('applications'),
    accepted: sum('accepted'),
  }
}

function named<Names extends Record<string, string>>(names: Names, said: string | undefined) {
  return Object.keys(names).find((name): name is keyof Names & string => names[name] === said)
}
