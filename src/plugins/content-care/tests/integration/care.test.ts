import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { recordVisits } from '@/src/commands/recordVisits'
import { findContentProblems } from '@/src/plugins/content-care/queries/findContentProblems'
import type {
  ContentProblem,
  ContentProblemKind,
} from '@/src/plugins/content-care/rules/contentProblem'
import { aPicture, aValuePage } from '@/tests/support/pages'
import { aJobOffer, aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aVisit, forgetVisits } from '@/tests/support/visits'

const DAY_MS = 86_400_000

let testPayload: TestPayload
let payload: Payload
let moderator: User
let administrator: User

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
  moderator = await aUser(payload, { role: 'moderator' })
  administrator = await aUser(payload, { role: 'admin' })
})
afterAll(() => testPayload.stop())

async function findProblemsOfKind(user: User | null, kind: ContentProblemKind, now = new Date()) {
  const asked = user ? { user: { ...user, collection: 'users' as const } } : {}
  const entries = await findContentProblems(await createLocalReq(asked, payload), now)
  return entries.filter((entry) => entry.kind === kind)
}

const callToActionTo = (url: string) => ({ title: 'Parlons-en', label: 'Voir', url })

test('A link to a missing or deleted page is reported with its field', async () => {
  const { id } = await aValuePage(payload, { callToAction: callToActionTo('/nos-offres/fermee') })
  const dead = { field: 'callToAction.url', address: '/nos-offres/fermee', place: { id } }
  const found = () => findProblemsOfKind(moderator, 'deadLink')
  expect(await found()).toMatchObject([dead])
  const { id: offer } = await aJobOffer(payload, { title: 'Fermée' })
  expect(await found()).toEqual([])
  await payload.update({ collection: 'job-offers', id: offer, data: { isActive: false } })
  expect(await found()).toMatchObject([dead])
  for (const url of [
    '/nos-offres',
    '/#contact',
    'https://ailleurs.example/x',
    'mailto:a@b.example',
  ]) {
    const data = { callToAction: callToActionTo(url) }
    await payload.update({ collection: 'value-pages', id, data })
    expect(await found()).toEqual([])
  }
})

test('A dead link of the menu is listed for users who may change the menu', async () => {
  const items = [{ label: 'Jamais', url: '/jamais', isActive: true }]
  await payload.updateGlobal({ slug: 'navigation-settings', data: { items } })
  expect(await findProblemsOfKind(administrator, 'deadLink')).toMatchObject([
    { place: { global: 'navigation-settings' }, field: 'items.0.url', address: '/jamais' },
  ])
  expect(await findProblemsOfKind(moderator, 'deadLink')).toEqual([])
})

test('A picture is reported where it is too small, and until it has a description', async () => {
  const wide = await aPicture(payload, { width: 1500, height: 900 })
  const page = await aValuePage(payload)
  const isOfPage = ({ place }: ContentProblem) => 'id' in place && place.id === page.id
  const small = { width: 640, needed: 1440, field: 'heroImage' }
  expect((await findProblemsOfKind(moderator, 'smallPicture')).filter(isOfPage)).toMatchObject([
    small,
  ])
  const asked = { collection: 'value-pages', id: page.id } as const
  await payload.update({ ...asked, data: { heroImage: wide.id } })
  expect((await findProblemsOfKind(moderator, 'smallPicture')).filter(isOfPage)).toEqual([])

  const undescribed = { place: { collection: 'media', id: wide.id }, field: 'alt', language: 'fr' }
  expect(await findProblemsOfKind(moderator, 'pictureText')).toEqual([])
  await payload.db.pool.query('UPDATE media_locales SET alt = $1 WHERE _parent_id = $2', [
    ' ',
    wide.id,
  ])
  expect(await findProblemsOfKind(moderator, 'pictureText')).toMatchObject([undescribed])
})

test('Titles and descriptions that search engines will cut are listed, also of active offers', async () => {
  const long = 'Un titre '.repeat(8).trim()
  const page = await aValuePage(payload, { title: long, summary: 'Un résumé. '.repeat(20) })
  const offer = await aJobOffer(payload, { title: long })
  await aJobOffer(payload, { title: `${long} !`, isActive: false })
  expect(await findProblemsOfKind(moderator, 'longTitle')).toMatchObject([
    { place: { collection: 'value-pages', id: page.id }, language: 'fr', length: 71 },
    { place: { collection: 'job-offers', id: offer.id }, field: 'title' },
  ])
  const planned = { isActive: false, publishAt: new Date(Date.now() + DAY_MS).toISOString() }
  const { id } = await aJobOffer(payload, { title: `${long} ?`, ...planned })
  expect(await findProblemsOfKind(moderator, 'longTitle')).toContainEqual(
    expect.objectContaining({ place: { collection: 'job-offers', id, title: `${long} ?` } }),
  )
  expect(await findProblemsOfKind(moderator, 'description')).toMatchObject([
    { place: { id: page.id }, field: 'seo.metaDescription' },
  ])
})

test('Active and scheduled offers without pay, and those that end within a week, are listed', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const mute = await aJobOffer(payload, { title: 'Muette', endsAt: inDays(8) })
  const planned = await aJobOffer(payload, { title: 'Prévue', publishAt: inDays(1) })
  const off = await aJobOffer(payload, { title: 'Éteinte', isActive: false })
  const ending = await aJobOffer(payload, { title: 'Finissante', endsAt: inDays(6.5) })
  await payload.db.pool.query(
    'UPDATE job_offers SET pay_minimum = NULL, pay_maximum = NULL WHERE id = ANY($1)',
    [[mute.id, planned.id, off.id]],
  )
  const titles = (entries: ContentProblem[]) => entries.map(({ place }) => place.title).sort()
  const noPay = await findProblemsOfKind(moderator, 'noPay')
  expect(titles(noPay)).toEqual(['Muette', 'Prévue'])
  expect(noPay[0]).toMatchObject({ field: 'payMinimum', place: { collection: 'job-offers' } })
  expect(await findProblemsOfKind(moderator, 'endingOffer')).toMatchObject([
    { place: { id: ending.id }, field: 'endsAt', days: 7 },
  ])
})

test('A missing English translation is listed', async () => {
  const page = await aValuePage(payload, { title: 'À traduire' })
  expect(await findProblemsOfKind(moderator, 'translation')).toContainEqual(
    expect.objectContaining({
      place: { collection: 'value-pages', id: page.id, title: 'À traduire' },
      ...{ language: 'en', state: 'missing' },
    }),
  )
})

test('A page without visits for 90 days is reported once 90 days were counted', async () => {
  const read = await aValuePage(payload, { title: 'Lue' })
  const unread = await aValuePage(payload, { title: 'Jamais lue' })
  const draft = await aValuePage(payload, { title: 'Brouillon', _status: 'draft' })
  const renamed = await aValuePage(payload, { title: 'Renommée' })
  const recent = await aValuePage(payload, { title: 'Récente' })
  const now = new Date()
  const later = new Date(now.getTime() + 100 * DAY_MS)
  const titles = async (at: Date) =>
    (await findProblemsOfKind(moderator, 'unvisited', at)).map(({ place }) => place.title)
  const visit = { pagePath: `/notre-adn/${read.slug}` }
  await recordVisits(payload, [aVisit({ ...visit, receivedAt: later })], [])
  expect(await titles(later)).toEqual([])
  await forgetVisits(payload)
  for (const receivedAt of [now, later]) {
    await recordVisits(payload, [aVisit({ ...visit, receivedAt })], [])
  }
  const atFormer = { pagePath: `/notre-adn/${renamed.slug}`, receivedAt: later }
  await recordVisits(payload, [aVisit(atFormer)], [])
  const elsewhere = { id: renamed.id, data: { slug: 'nommee-autrement' } }
  await payload.update({ collection: 'value-pages', ...elsewhere })
  await payload.db.pool.query('UPDATE _value_pages_v SET created_at = $1 WHERE parent_id = $2', [
    later,
    recent.id,
  ])
  const found = await titles(later)
  expect(found).toContain(unread.title)
  expect(found).not.toContain(read.title)
  for (const { title } of [draft, renamed, recent]) expect(found).not.toContain(title)
  expect(await titles(now)).toEqual([])
})

test('Anonymous visitors and suspended accounts get an empty list', async () => {
  const closed = [null, await aUser(payload, { role: 'super-admin', status: 'inactive' })]
  for (const person of closed) {
    for (const kind of ['deadLink', 'longTitle', 'translation'] as const) {
      expect(await findProblemsOfKind(person, kind)).toEqual([])
    }
  }
})
