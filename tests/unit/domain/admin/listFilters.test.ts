import { describe, expect, test } from 'vitest'
import {
  buildListWhere,
  isDateRangeReversed,
  isPlausibleDay,
  NO_FILTERS,
  offerFilterQuery,
  parseFilters,
} from '@/src/domain/admin/listFilters'

const DAY_BOUNDS = {
  startOf: (day: string) => `${day}T00:00:00.000Z`,
  endOf: (day: string) => `${day}T23:59:59.999Z`,
}
const dayOfInstant = (instant: string) => instant.slice(0, 10)

describe('The filters of a list', () => {
  test('ignore a day whose year is incomplete', () => {
    const typed = ['0002-01-31', '0020-01-31', '0202-01-31', '2026-01-31']
    expect(typed.filter(isPlausibleDay)).toEqual(['2026-01-31'])
  })

  test('are read from the URL as they were written', () => {
    const filters = {
      chosen: { status: 'pending', jobOffer: '7' },
      from: '2026-11-01',
      until: '2026-11-20',
    } as const
    expect(
      parseFilters(
        'job-applications',
        buildListWhere('job-applications', filters, [], DAY_BOUNDS),
        dayOfInstant,
      ),
    ).toEqual({
      filters,
      others: [],
      isReadable: true,
    })
  })

  test('include the whole first and last day', () => {
    const { and } = buildListWhere(
      'job-applications',
      { ...NO_FILTERS, from: '2026-11-01', until: '2026-11-01' },
      [],
      DAY_BOUNDS,
    )
    expect(and).toEqual([
      { createdAt: { greater_than_equal: '2026-11-01T00:00:00.000Z' } },
      { createdAt: { less_than_equal: '2026-11-01T23:59:59.999Z' } },
    ])
  })

  test('give no condition when none is chosen', () => {
    expect(buildListWhere('job-applications', NO_FILTERS, [], DAY_BOUNDS)).toEqual({})
  })

  test('include applications without an offer', () => {
    const where = buildListWhere(
      'job-applications',
      { ...NO_FILTERS, chosen: { jobOffer: 'none' } },
      [],
      DAY_BOUNDS,
    )
    expect(parseFilters('job-applications', where, dayOfInstant).filters.chosen.jobOffer).toBe(
      'none',
    )
    const asText = { or: { 0: { and: { 0: { jobOffer: { exists: 'false' } } } } } }
    expect(parseFilters('job-applications', asText, dayOfInstant).filters.chosen.jobOffer).toBe(
      'none',
    )
  })

  test('are read from a short link', () => {
    expect(
      parseFilters('job-applications', { status: { equals: 'pending' } }, dayOfInstant).filters
        .chosen.status,
    ).toBe('pending')
  })

  test('leave unknown conditions in force', () => {
    const byName = { candidateName: { like: 'Durand' } }
    const { others } = parseFilters(
      'job-applications',
      { and: [{ status: { equals: 'rejected' } }, byName] },
      dayOfInstant,
    )
    expect(others).toEqual([byName])
    const where = buildListWhere(
      'job-applications',
      { ...NO_FILTERS, chosen: { status: 'accepted' } },
      others,
      DAY_BOUNDS,
    )
    expect(where).toEqual({ and: [{ status: { equals: 'accepted' } }, byName] })
  })

  test('treat forged values as unknown conditions', () => {
    const { filters, others } = parseFilters(
      'job-applications',
      { status: { equals: 'hired' } },
      dayOfInstant,
    )
    expect(filters).toEqual(NO_FILTERS)
    expect(others).toEqual([{ status: { equals: 'hired' } }])
  })

  test('are those of their own list', () => {
    const asked = { and: [{ isActive: { equals: 'true' } }, { status: { equals: 'pending' } }] }
    const { filters, others } = parseFilters('job-offers', asked, dayOfInstant)
    expect(filters.chosen).toEqual({ isActive: 'true' })
    expect(others).toEqual([{ status: { equals: 'pending' } }])
  })

  test('are not read from alternatives, wherever these are', () => {
    const either = { or: [{ status: { equals: 'pending' } }, { status: { equals: 'accepted' } }] }
    expect(parseFilters('job-applications', either, dayOfInstant).isReadable).toBe(false)
    expect(
      parseFilters('job-applications', { or: [{ and: [either] }] }, dayOfInstant).isReadable,
    ).toBe(false)
  })
})

test('An offer links to its applications', () => {
  expect(decodeURIComponent(offerFilterQuery(12))).toBe('where[and][0][jobOffer][equals]=12')
})

test.each([
  ['2026-11-20', '2026-11-19', true],
  ['2026-11-20', '2026-11-20', false],
  ['2026-11-19', '2026-11-20', false],
  ['2026-11-20', null, false],
  [null, '2026-11-20', false],
])('The range from %s until %s is reversed: %s', (from, until, expected) => {
  expect(isDateRangeReversed({ from, until })).toBe(expected)
})
