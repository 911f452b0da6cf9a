import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '@/src/database/inTransaction'
import { CONTENT_CHANGED_CHANNEL } from '@/src/domain/pages/cacheTag'
import { eventually } from '@/tests/support/eventually'
import { aValuePage } from '@/tests/support/pages'
import { aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let listeningClient: pg.Client
const receivedNotifications: string[] = []

beforeAll(async () => {
  testPayload = await startTestPayload()
  listeningClient = new pg.Client(testPayload.databaseUrl)
  await listeningClient.connect()
  listeningClient.on('notification', ({ payload = '' }) => receivedNotifications.push(payload))
  await listeningClient.query(`LISTEN ${CONTENT_CHANGED_CHANNEL}`)
})
afterEach(() => receivedNotifications.splice(0))
afterAll(async () => {
  await listeningClient.end()
  await testPayload.stop()
})

test('Every web server is notified of saved content', async () => {
  const { payload } = testPayload
  const offer = await aJobOffer(payload)
  await payload.update({ collection: 'job-offers', id: offer.id, data: { title: 'Architecte' } })
  await payload.updateGlobal({ slug: 'hero-settings', data: { ctaText: 'Parlons-en' } })
  await payload.delete({ collection: 'job-offers', id: offer.id })
  const saved = ['content:job-offers', 'content:hero-settings', 'content:job-offers']
  await eventually(() => expect(receivedNotifications).toEqual(saved))
})

test('A notification names the language of changed texts, and none for values of all languages', async () => {
  const { payload } = testPayload
  const { callToAction, id } = await aValuePage(payload, { title: 'Écoute' })
  await eventually(() =>
    expect(receivedNotifications).toEqual(['content:media', 'content:value-pages']),
  )
  receivedNotifications.splice(0)
  const update = { collection: 'value-pages', id, depth: 0 } as const
  const english = { title: 'Listening', summary: 'A summary', intro: 'Words', callToAction }
  await payload.update({ ...update, data: { title: 'Écouter' } })
  await payload.update({ ...update, data: english, locale: 'en' })
  await payload.update({ ...update, data: { icon: 'users' }, locale: 'en' })
  await payload.update({ ...update, data: { _status: 'draft' } })
  await payload.updateGlobal({
    slug: 'navigation-settings',
    data: { items: navigationEntries('Offres') },
  })
  const { items } = await payload.findGlobal({ slug: 'navigation-settings' })
  const renamed = navigationEntries('Emplois', items?.[0]?.id)
  await payload.updateGlobal({ slug: 'navigation-settings', data: { items: renamed } })
  const saved = [
    'content:value-pages:fr',
    'content:value-pages:en',
    'content:value-pages',
    'content:value-pages',
    'content:navigation-settings',
    'content:navigation-settings:fr',
  ]
  await eventually(() => expect(receivedNotifications).toEqual(saved))
})

const navigationEntries = (label: string, id?: string | null) => [
  { id, label, url: '/nos-offres', isActive: true },
]

test('A rolled back change sends no notification, a committed one sends it on commit', async () => {
  const { payload } = testPayload
  const { id } = await aJobOffer(payload)
  const rename = (title: string, end: () => void) =>
    inTransaction(payload, { user: null }, async (req) => {
      await payload.update({ collection: 'job-offers', id, data: { title }, req })
      expect(receivedNotifications).toEqual([])
      end()
    })
  const undo = () => {
    throw new Error('Undone')
  }
  await expect(rename('Urbaniste', undo)).rejects.toThrow('Undone')
  await rename('Ergonome', () => undefined)
  await eventually(() => expect(receivedNotifications).toEqual(['content:job-offers']))
})
