import { expect, test } from 'vitest'
import { isVisitorId } from '@/src/domain/visits/visitorIds'
import { createDemoVisits } from '@/src/plugins/demo-content/seed/visits/createDemoVisits'

const DEMO_OFFERS = [{ slug: 'pilote', title: 'Pilote', weight: 1, publishedDay: '2026-10-20' }]
const createDemoVisitsAt = (time: string) =>
  createDemoVisits({ now: new Date(`2026-11-24T${time}Z`), offers: DEMO_OFFERS, applicants: [] })

test('Two seeds on the same day create the same visits up to that hour', () => {
  const [morning, evening] = [createDemoVisitsAt('09:00:00'), createDemoVisitsAt('18:00:00')]
  expect(evening.slice(0, morning.length)).toEqual(morning)
  expect(evening.length).toBeGreaterThan(morning.length)
  expect(createDemoVisitsAt('09:00:00')).toEqual(morning)
})

test('Demo visits are in order, have each origin, and view no offer before its publication', () => {
  const visits = createDemoVisitsAt('18:00:00')
  const times = visits.map(({ receivedAt }) => receivedAt.getTime())
  expect(times).toEqual([...times].sort((a, b) => a - b))
  const offer = visits.filter(({ pagePath }) => /\/(nos-offres|postuler)\/pilote$/.test(pagePath))
  expect(offer.length).toBeGreaterThan(50)
  expect(offer.every(({ receivedAt }) => receivedAt >= new Date('2026-10-19T22:00:00Z'))).toBe(true)
  expect(visits.some(({ pagePath }) => pagePath === '/postuler/pilote')).toBe(true)
  expect(visits.some(({ pagePath }) => pagePath.startsWith('/en/'))).toBe(true)
  expect(new Set(visits.map(({ source }) => source)).size).toBe(5)
  expect(new Set(visits.map(({ device }) => device)).size).toBe(3)
})

test('A browser cannot send a visit with the visitor id of a demo visit', () => {
  expect(createDemoVisitsAt('18:00:00').filter(({ visitorId }) => isVisitorId(visitorId))).toEqual(
    [],
  )
})
