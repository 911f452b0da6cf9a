import { expect, test } from 'vitest'
import {
  funnelStepRate,
  OFFER_TABLE_PARAMS,
  type OfferTableParams,
  offerTableQueryString,
  parseOfferTableQuery,
  toggleOfferSort,
} from '@/src/plugins/statistics/rules/offerTable'

const TABLE_PERIOD = { from: '2026-10-01', to: '2026-10-31' }
const DEFAULT_TABLE_QUERY = parseOfferTableQuery({})

const tableParamsIn = (query: string): OfferTableParams => {
  const said = new URLSearchParams(query)
  return Object.fromEntries(OFFER_TABLE_PARAMS.map((name) => [name, said.get(name) ?? undefined]))
}

test('The URL contains the choices that differ from the defaults', () => {
  expect(offerTableQueryString(TABLE_PERIOD, DEFAULT_TABLE_QUERY)).toBe(
    'du=2026-10-01&au=2026-10-31',
  )
  const asked = {
    ...({ source: 'social', group: 'abandoned', search: 'a&b=é' } as const),
    ...({ sort: 'sentRate', isAscending: true, page: 3 } as const),
  }
  expect(parseOfferTableQuery(tableParamsIn(offerTableQueryString(TABLE_PERIOD, asked)))).toEqual(
    asked,
  )
})

test.each([
  { source: 'constructor', groupe: '__proto__', tri: 'id', ordre: 'x', page: '0' },
  { source: '', groupe: '', tri: '', ordre: '', page: '1.5', q: ' ' },
  { page: '99999999' },
])('Invalid parameters of the URL are ignored: %j', (params) => {
  expect(parseOfferTableQuery(params)).toEqual(DEFAULT_TABLE_QUERY)
})

test('A column sorts descending first, then ascending, from the first page', () => {
  const once = toggleOfferSort({ ...DEFAULT_TABLE_QUERY, page: 4 }, 'accepted')
  expect(once).toMatchObject({ sort: 'accepted', isAscending: false, page: 1 })
  expect(toggleOfferSort(once, 'accepted')).toMatchObject({ sort: 'accepted', isAscending: true })
})

test('A rate is relative to the step before, and null without it', () => {
  const figures = { views: 40, formsOpened: 10, applications: 4, accepted: 1 }
  expect(funnelStepRate(figures, 'formsOpened')).toBe(0.25)
  expect(funnelStepRate(figures, 'applications')).toBe(0.4)
  expect(funnelStepRate(figures, 'accepted')).toBe(0.25)
  expect(funnelStepRate({ ...figures, views: 0 }, 'formsOpened')).toBeNull()
})
