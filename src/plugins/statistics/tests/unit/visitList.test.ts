import { expect, test } from 'vitest'
import { parseVisitListQuery, visitListWhere } from '@/src/plugins/statistics/rules/visitList'

const now = new Date('2026-11-24T12:00:00Z')
const whereCreatedBetween = (from: string, until: string) => ({
  createdAt: { greater_than_equal: from, less_than_equal: until },
})

test('A request for a month of 31 days is accepted, also with a change of the clocks', () => {
  const october = whereCreatedBetween('2026-09-30T22:00:00.000Z', '2026-10-31T22:59:59.999Z')
  expect(parseVisitListQuery({ where: october }, now).ok).toBe(true)
  const more = whereCreatedBetween('2026-09-29T22:00:00.000Z', '2026-10-31T22:59:59.999Z')
  expect(parseVisitListQuery({ where: more }, now)).toEqual({ ok: false, error: 'period' })
})

test('Equivalent filters give one query', () => {
  const asked = { or: [{ and: { 0: { source: { equals: 'social' } } } }] }
  const judged = parseVisitListQuery({ where: asked, sort: ['-createdAt'], limit: '50' }, now)
  expect(judged.ok && visitListWhere(judged.listed)).toEqual({
    and: [
      { createdAt: { greater_than_equal: '2026-11-17T12:00:00.000Z' } },
      { source: { equals: 'social' } },
    ],
  })
})

test('A period with only an end covers the seven days before it', () => {
  const until = { createdAt: { less_than_equal: '2026-06-08T00:00:00.000Z' } }
  const judged = parseVisitListQuery({ where: until }, now)
  expect(judged.ok && judged.listed.from).toEqual(new Date('2026-06-01T00:00:00Z'))
})
