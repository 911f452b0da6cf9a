import { expect, test } from 'vitest'
import {
  ORIGIN_URL_WORD_BY_COLUMN,
  ORIGIN_URL_WORD_BY_GROUPING,
  originFigureOfColumn,
  originTableQueryString,
  parseOriginTableQuery,
  sortOrigins,
  sumOriginFigures,
} from '@/src/plugins/statistics/rules/originTable'

const DEFAULT_TABLE_QUERY = { group: 'source', sort: { column: 'applications', isReversed: false } }
const parseQuery = (query: string) =>
  parseOriginTableQuery(Object.fromEntries(new URLSearchParams(query)))

test('Each grouping and column is written to the URL and read from it', () => {
  for (const par of Object.values(ORIGIN_URL_WORD_BY_GROUPING)) {
    for (const column of [...Object.values(ORIGIN_URL_WORD_BY_COLUMN), 'nom']) {
      for (const query of [`par=${par}&tri=${column}`, `par=${par}&tri=-${column}`]) {
        expect(originTableQueryString(parseQuery(query))).toBe(query)
      }
    }
  }
})

test.each(['', 'par=&tri=', 'par=constructor&tri=toString', 'par=CAMPAGNE&tri=--visites'])(
  'The URL « %s » gives the defaults',
  (query) => {
    expect(parseQuery(query)).toEqual(
      query.includes('--')
        ? { ...DEFAULT_TABLE_QUERY, sort: { ...DEFAULT_TABLE_QUERY.sort, isReversed: true } }
        : DEFAULT_TABLE_QUERY,
    )
  },
)

const anOriginRow = (name: string, visits: number, applications = 0) => ({
  ...{ name, key: [name], visits, forms: 0, applications, accepted: 0, days: null },
})
const NAMED_ROWS = [anOriginRow('a', 5, 1), anOriginRow('é', 9), anOriginRow('f', 7, 1)]
const REMAINDER_ROWS = [
  { ...anOriginRow('Autres', 90, 9), key: ['*'] },
  { ...anOriginRow('Sans campagne', 99, 9), key: ['', '', ''] },
]
const sortedRowNames = (
  column: 'visits' | 'applications' | 'name' | 'acceptedRate',
  isReversed: boolean,
) => sortOrigins([...REMAINDER_ROWS, ...NAMED_ROWS], { column, isReversed }).map(({ name }) => name)

test('Rows are sorted by the chosen column, with unnamed rows last', () => {
  expect(sortedRowNames('visits', false)).toEqual(['é', 'f', 'a', 'Sans campagne', 'Autres'])
  expect(sortedRowNames('visits', true)).toEqual(['a', 'f', 'é', 'Autres', 'Sans campagne'])
  expect(sortedRowNames('applications', false)).toEqual(['f', 'a', 'é', 'Sans campagne', 'Autres'])
  expect(sortedRowNames('name', false)).toEqual(['a', 'é', 'f', 'Autres', 'Sans campagne'])
  expect(sortedRowNames('name', true)).toEqual(['f', 'é', 'a', 'Sans campagne', 'Autres'])
  // Without an application there is no share of accepted ones, which is sorted below zero.
  expect(sortedRowNames('acceptedRate', false).slice(0, 3)).toEqual(['f', 'a', 'é'])
})

test('Shares are relative to visits and applications, and null without them', () => {
  const figures = { visits: 8, forms: 4, applications: 2, accepted: 1 }
  expect(originFigureOfColumn(figures, 'formRate')).toBe(0.5)
  expect(originFigureOfColumn(figures, 'applicationRate')).toBe(0.25)
  expect(originFigureOfColumn(figures, 'acceptedRate')).toBe(0.5)
  expect(originFigureOfColumn({ ...figures, visits: 0 }, 'applicationRate')).toBeNull()
  expect(sumOriginFigures([figures, figures])).toEqual({
    visits: 16,
    forms: 8,
    applications: 4,
    accepted: 2,
  })
})
