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

const usual = { group: 'source', sort: { column: 'applications', isReversed: false } }
const asked = (query: string) =>
  parseOriginTableQuery(Object.fromEntries(new URLSearchParams(query)))

test('Each grouping and column is written to the URL and read from it', () => {
  for (const par of Object.values(ORIGIN_URL_WORD_BY_GROUPING)) {
    for (const column of [...Object.values(ORIGIN_URL_WORD_BY_COLUMN), 'nom']) {
      for (const query of [`par=${par}&tri=${column}`, `par=${par}&tri=-${column}`]) {
        expect(originTableQueryString(asked(query))).toBe(query)
      }
    }
  }
})

test.each(['', 'par=&tri=', 'par=constructor&tri=toString', 'par=CAMPAGNE&tri=--visites'])(
  'The URL « %s » gives the defaults',
  (query) => {
    expect(asked(query)).toEqual(
      query.includes('--') ? { ...usual, sort: { ...usual.sort, isReversed: true } } : usual,
    )
  },
)

const row = (name: string, visits: number, applications = 0) => ({
  ...{ name, key: [name], visits, forms: 0, applications, accepted: 0, days: null },
})
const NAMED = [row('a', 5, 1), row('é', 9), row('f', 7, 1)]
const REST = [
  { ...row('Autres', 90, 9), key: ['*'] },
  { ...row('Sans campagne', 99, 9), key: ['', '', ''] },
]
const order = (column: 'visits' | 'applications' | 'name' | 'acceptedRate', isReversed: boolean) =>
  sortOrigins([...REST, ...NAMED], { column, isReversed }).map(({ name }) => name)

test('Rows are sorted by the chosen column, with unnamed rows last', () => {
  expect(order('visits', false)).toEqual(['é', 'f', 'a', 'Sans campagne', 'Autres'])
  expect(order('visits', true)).toEqual(['a', 'f', 'é', 'Autres', 'Sans campagne'])
  expect(order('applications', false)).toEqual(['f', 'a', 'é', 'Sans campagne', 'Autres'])
  expect(order('name', false)).toEqual(['a', 'é', 'f', 'Autres', 'Sans campagne'])
  expect(order('name', true)).toEqual(['f', 'é', 'a', 'Sans campagne', 'Autres'])
  // Without an application there is no share of accepted ones, which is sorted below zero.
  expect(order('acceptedRate', false).slice(0, 3)).toEqual(['f', 'a', 'é'])
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
