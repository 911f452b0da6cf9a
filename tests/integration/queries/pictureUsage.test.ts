import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findPictureUsage } from '@/src/queries/findPictureUsage'
import { aPicture, aValuePage } from '@/tests/support/pages'
import { aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let payload: Payload

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
})
afterAll(() => testPayload.stop())

async function findUsage() {
  const user = await aUser(payload, { role: 'moderator' })
  return findPictureUsage(await createLocalReq({ user: { ...user, collection: 'users' } }, payload))
}

test('The places of a picture are listed: published, drafted, in the hero, and not in the trash', async () => {
  const [published, drafted, hero] = [
    await aPicture(payload),
    await aPicture(payload),
    await aPicture(payload),
  ]
  const page = await aValuePage(payload, { title: 'Partage', heroImage: published.id })
  const asked = { collection: 'value-pages', id: page.id } as const
  await payload.update({ ...asked, draft: true, data: { heroImage: drafted.id } })
  await payload.updateGlobal({ slug: 'hero-settings', data: { backgroundImage: hero.id } })
  const place = { collection: 'value-pages', id: page.id, title: 'Partage' }
  const found = await findUsage()
  expect(found.get(published.id)).toEqual([place])
  expect(found.get(drafted.id)).toEqual([place])
  expect(found.get(hero.id)).toEqual([{ global: 'hero-settings' }])
  await payload.update({ ...asked, data: { deletedAt: new Date().toISOString() } })
  expect((await findUsage()).get(published.id)).toBeUndefined()
})

test('A thousand pictures need as many queries as one', async () => {
  const query = vi.spyOn(payload.db.pool, 'query')
  const countOf = async () => {
    query.mockClear()
    await findUsage()
    return query.mock.calls.length
  }
  await countOf()
  const before = await countOf()
  const alts = Array.from({ length: 1_000 }, (_, index) => `image-${index}.png`)
  await payload.db.pool.query(
    `INSERT INTO media (filename, mime_type) SELECT name, 'image/png' FROM unnest($1::text[]) name`,
    [alts],
  )
  expect(before).toBeGreaterThan(0)
  expect(await countOf()).toBe(before)
  query.mockRestore()
})
