import { expect, test } from 'vitest'
import { invalidateCacheTagsInProcess } from '@/src/cache/invalidateCache'
import { aRequest } from '@/tests/support/nextCache.mjs'

test('a page is cached until its content is saved', async () => {
  await aRequest().keepPage('/kept', 'first')
  expect(await aRequest().page('/kept')).toBe('first')
  await aRequest().save('offices')
  expect(await aRequest().page('/kept')).toBe('first')
  await aRequest().save('offers')
  expect(await aRequest().page('/kept')).toBeNull()
  await aRequest().keepPage('/kept', 'second')
  expect(await aRequest().page('/kept')).toBe('second')
})

test('a page that was rendered during a save is not cached', async () => {
  const visitor = aRequest()
  expect(await visitor.page('/drawn')).toBeNull()
  await aRequest().save('offers')
  await visitor.keepPage('/drawn', 'from before the save')
  expect(await aRequest().page('/drawn')).toBeNull()
})

test('a query result that was read during a save is not cached', async () => {
  const visitor = aRequest()
  expect(await visitor.answer('read')).toBeNull()
  await aRequest().save('offers')
  await visitor.keepAnswer('read', 'from before the save')
  expect(await aRequest().answer('read')).toBeNull()
  await aRequest().keepAnswer('read', 'from after it')
  expect(await aRequest().answer('read')).toBe('from after it')
})

test('a slow rendering from before a save does not replace a later one', async () => {
  const slow = aRequest()
  await aRequest().save('offers')
  await aRequest().keepPage('/slow', 'later')
  await slow.keepPage('/slow', 'from before the save')
  expect(await aRequest().page('/slow')).toBe('later')
})

test('the cache of thousands of pages stays below its memory limit', async () => {
  const html = 'x'.repeat(100_000)
  const addresses = Array.from({ length: 2_000 }, (_, rank) => `/many/${rank}`)
  for (const address of addresses) await aRequest().keepPage(address, html)
  const found = await Promise.all(addresses.map((address) => aRequest().page(address)))
  const kept = found.filter((page) => page !== null).length
  expect(kept).toBeGreaterThan(500)
  expect(kept * html.length * 2).toBeLessThan(128 * 1024 * 1024)
})

test('a save on another server invalidates its pages here, and no others', async () => {
  await aRequest().keepPage('/told', 'first')
  invalidateCacheTagsInProcess(['offices'])
  expect(await aRequest().page('/told')).toBe('first')
  invalidateCacheTagsInProcess(['offers'])
  expect(await aRequest().page('/told')).toBeNull()
})

test('after a lost notification connection all pages are rendered again, also those in progress', async () => {
  await aRequest().keepPage('/old', 'first')
  const visitor = aRequest()
  invalidateCacheTagsInProcess('all')
  await visitor.keepPage('/drawing', 'from before')
  expect(await aRequest().page('/old')).toBeNull()
  expect(await aRequest().page('/drawing')).toBeNull()
})
