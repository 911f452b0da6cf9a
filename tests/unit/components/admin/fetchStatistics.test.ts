import { afterEach, expect, test, vi } from 'vitest'
import { fetchStatistics } from '@/components/admin/visits/fetchStatistics'

afterEach(() => {
  vi.unstubAllGlobals()
})

const stubFetchResponse = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))

test('The figures are returned', async () => {
  stubFetchResponse({ stats: {} })
  expect(await fetchStatistics('')).toEqual({ kind: 'loaded', report: { stats: {} } })
})

test.each([[null], [[]], [{}]])('A response without figures is an error: %j', async (body) => {
  stubFetchResponse(body)
  expect(await fetchStatistics('')).toEqual({ kind: 'problem', problem: 'noData' })
})

test('A refusal is an error', async () => {
  stubFetchResponse({ error: 'non' }, 500)
  expect(await fetchStatistics('')).toEqual({ kind: 'problem', problem: 'noData' })
})
