import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { FALLBACK_EDITION } from '@/src/domain/languages/edition'
import {
  createVisitorReadLimits,
  isCachedPage,
  releasePlaceOnceRendered,
} from '@/src/server/web/visitorReadLimits'
import { aRequest } from '@/tests/support/nextCache.mjs'

afterEach(() => vi.useRealTimers())

type SentRead = { url: string; address?: string; method?: string; headers?: Record<string, string> }

function createLimitedSite() {
  const reads = createVisitorReadLimits()
  const visit = ({ url, address = '192.0.2.1', method = 'GET', headers = {} }: SentRead) => {
    const request = new IncomingMessage(new Socket())
    request.method = method
    Object.assign(request.headers, headers, { 'x-client-address': address })
    const response = new ServerResponse(request)
    const [path = '', query = ''] = url.split('?')
    const outcome = { isLetIn: null as boolean | null, handled: () => {} }
    void reads
      .enter(request, response, { path, query, edition: FALLBACK_EDITION })
      .then((leave) => {
        outcome.isLetIn = leave !== null
        if (!leave) return
        outcome.handled = leave
        releasePlaceOnceRendered(path, response, leave)
      })
    return { outcome, response }
  }
  return { visit }
}

type SiteVisit = ReturnType<ReturnType<typeof createLimitedSite>['visit']>
const countAdmittedVisits = (visits: SiteVisit[]) =>
  visits.filter(({ outcome }) => outcome.isLetIn).length
const waitForSettled = () => new Promise((resolve) => setImmediate(resolve))

const LIMITED_READS = [
  { url: '/api/job-offers' },
  { url: '/api/job-offers', method: 'HEAD' },
  { url: '/postuler/inconnu' },
  { url: '/nos-offres?recherche=java' },
]
test.each(LIMITED_READS)('two reads of a client run at once: $method $url', async (read) => {
  const { visit } = createLimitedSite()
  const visits = Array.from({ length: 4 }, () => visit(read))
  await waitForSettled()
  expect(countAdmittedVisits(visits)).toBe(2)
  visits[0]?.response.end()
  await waitForSettled()
  expect(countAdmittedVisits(visits)).toBe(3)
})

test('five reads of all visitors run at once', async () => {
  const { visit } = createLimitedSite()
  const visits = Array.from({ length: 9 }, (_, number) =>
    visit({ url: '/api/job-offers', address: `192.0.2.${number}` }),
  )
  await waitForSettled()
  expect(countAdmittedVisits(visits)).toBe(5)
})

test.each([
  { url: '/api/candidatures', method: 'POST' },
  { url: '/api/users/login', method: 'POST' },
  { url: '/api/job-offers/1', method: 'PATCH' },
  { url: '/api/health/ready' },
  { url: '/api/payload-jobs/run' },
])('a form, the sign-in or the readiness check waits for no reads: $url', async (request) => {
  const { visit } = createLimitedSite()
  const reads = Array.from({ length: 9 }, (_, number) =>
    visit({ url: '/postuler/inconnu', address: `192.0.2.${number % 3}` }),
  )
  const others = Array.from({ length: 9 }, () => visit(request))
  await waitForSettled()
  expect(countAdmittedVisits(reads)).toBe(5)
  expect(countAdmittedVisits(others)).toBe(9)
})

test('the sign-in page waits for no reads, and is rendered for few visitors at once', async () => {
  const { visit } = createLimitedSite()
  const reads = Array.from({ length: 9 }, (_, number) =>
    visit({ url: '/postuler/inconnu', address: `192.0.2.${number}` }),
  )
  const pages = Array.from({ length: 9 }, () => visit({ url: '/admin/login' }))
  const others = visit({ url: '/admin', address: '192.0.2.2' })
  await waitForSettled()
  expect(countAdmittedVisits(reads)).toBe(5)
  expect(countAdmittedVisits(pages)).toBe(2)
  expect(countAdmittedVisits([others])).toBe(1)
  pages[0]?.response.writeHead(200)
  await waitForSettled()
  expect(countAdmittedVisits(pages)).toBe(3)
})

test('a cached page does not wait in the queue until a save invalidates it', async () => {
  const asked = { path: '/secteurs/sante', query: '', edition: FALLBACK_EDITION }
  await aRequest().keepPage('/fr-fr/secteurs/sante', 'cached')
  expect(isCachedPage(asked)).toBe(true)
  await aRequest().save('offers')
  expect(isCachedPage(asked)).toBe(false)
  await aRequest().keepPage('/fr-fr/nos-offres', 'the whole list')
  expect(isCachedPage({ ...asked, path: '/nos-offres' })).toBe(true)
  expect(isCachedPage({ ...asked, path: '/nos-offres', query: 'recherche=java' })).toBe(false)
})

test('a read that waits ten seconds is refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { visit } = createLimitedSite()
  const visits = Array.from({ length: 3 }, () => visit({ url: '/postuler/inconnu' }))
  await vi.advanceTimersByTimeAsync(10_000)
  await waitForSettled()
  expect(visits.map(({ outcome }) => outcome.isLetIn)).toEqual([true, true, false])
})

test('a disconnected visitor does not enter', async () => {
  const { visit } = createLimitedSite()
  const visits = Array.from({ length: 4 }, () => visit({ url: '/postuler/inconnu' }))
  await waitForSettled()
  visits[2]?.response.emit('close')
  visits[0]?.response.end()
  await waitForSettled()
  expect(visits.map(({ outcome }) => outcome.isLetIn)).toEqual([true, true, false, true])
})

test('An aborted request occupies its place while its queries run', async () => {
  const { visit } = createLimitedSite()
  const visits = Array.from({ length: 4 }, () => visit({ url: '/api/job-offers' }))
  await waitForSettled()
  visits[0]?.response.emit('close')
  visits[1]?.response.emit('close')
  await waitForSettled()
  expect(countAdmittedVisits(visits)).toBe(2)
  visits[0]?.outcome.handled()
  await waitForSettled()
  expect(countAdmittedVisits(visits)).toBe(3)
})

test('an aborted request that is never handled gives its place back after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { visit } = createLimitedSite()
  const abandoned = Array.from({ length: 2 }, () => visit({ url: '/api/job-offers' }))
  await waitForSettled()
  for (const { response } of abandoned) response.emit('close')
  await vi.advanceTimersByTimeAsync(30_000)
  const next = visit({ url: '/api/job-offers' })
  await waitForSettled()
  expect(countAdmittedVisits([next])).toBe(1)
})

test('the API gives its place back with the headers, before a slow client has read a file', async () => {
  const { visit } = createLimitedSite()
  const visits = Array.from({ length: 3 }, () => visit({ url: '/api/media/file/a.png' }))
  await waitForSettled()
  visits[0]?.response.writeHead(200)
  await waitForSettled()
  expect(countAdmittedVisits(visits)).toBe(3)
})
