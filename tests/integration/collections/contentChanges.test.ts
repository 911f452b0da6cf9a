import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from '@/src/commands/inTransaction'
import { CONTENT_CHANNEL } from '@/src/domain/cacheTag'
import { aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let webServer: pg.Client
const told: string[] = []

beforeAll(async () => {
  site = await startTestPayload()
  webServer = new pg.Client(site.databaseUrl)
  await webServer.connect()
  webServer.on('notification', ({ payload = '' }) => told.push(payload))
  await webServer.query(`LISTEN ${CONTENT_CHANNEL}`)
})
afterEach(() => told.splice(0))
afterAll(async () => {
  await webServer.end()
  await site.stop()
})

test('every web server is told which content was saved', async () => {
  const { payload } = site
  const offer = await aJobOffer(payload)
  await payload.update({ collection: 'job-offers', id: offer.id, data: { title: 'Architecte' } })
  await payload.updateGlobal({ slug: 'hero-settings', data: { ctaText: 'Parlons-en' } })
  await payload.delete({ collection: 'job-offers', id: offer.id })
  const saved = ['content:job-offers', 'content:hero-settings', 'content:job-offers']
  await vi.waitFor(() => expect(told).toEqual(saved), 10_000)
})

test('nobody is told of a change that is undone, and of one that is kept when it is', async () => {
  const { payload } = site
  const { id } = await aJobOffer(payload)
  const rename = (title: string, end: () => void) =>
    inTransaction(payload, { user: null }, async (req) => {
      await payload.update({ collection: 'job-offers', id, data: { title }, req })
      expect(told).toEqual([])
      end()
    })
  const undo = () => {
    throw new Error('Undone')
  }
  await expect(rename('Urbaniste', undo)).rejects.toThrow('Undone')
  await rename('Ergonome', () => undefined)
  await vi.waitFor(() => expect(told).toEqual(['content:job-offers']), 10_000)
})
