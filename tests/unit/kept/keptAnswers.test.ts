import { expect, test } from 'vitest'
import { dropKeptAnswers } from '@/src/kept/keptAnswersDrop'
import { aRequest } from '@/tests/support/nextCache.mjs'

test('a page is kept until what it was made from is saved', async () => {
  await aRequest().keepPage('/kept', 'first')
  expect(await aRequest().page('/kept')).toBe('first')
  await aRequest().save('offices')
  expect(await aRequest().page('/kept')).toBe('first')
  await aRequest().save('offers')
  expect(await aRequest().page('/kept')).toBeNull()
  await aRequest().keepPage('/kept', 'second')
  expect(await aRequest().page('/kept')).toBe('second')
})

test('a page that was being drawn during the save is not shown again', async () => {
  const visitor = aRequest()
  expect(await visitor.page('/drawn')).toBeNull()
  await aRequest().save('offers')
  await visitor.keepPage('/drawn', 'from before the save')
  expect(await aRequest().page('/drawn')).toBeNull()
})

test('an answer that was being read during the save is not given again', async () => {
  const visitor = aRequest()
  expect(await visitor.answer('read')).toBeNull()
  await aRequest().save('offers')
  await visitor.keepAnswer('read', 'from before the save')
  expect(await aRequest().answer('read')).toBeNull()
  await aRequest().keepAnswer('read', 'from after it')
  expect(await aRequest().answer('read')).toBe('from after it')
})

test('a slow drawing from before the save does not replace a later one', async () => {
  const slow = aRequest()
  await aRequest().save('offers')
  await aRequest().keepPage('/slow', 'later')
  await slow.keepPage('/slow', 'from before the save')
  expect(await aRequest().page('/slow')).toBe('later')
})

test('thousands of pages take no more than their share of memory', async () => {
  const html = 'x'.repeat(100_000)
  const addresses = Array.from({ length: 2_000 }, (_, rank) => `/many/${rank}`)
  for (const address of addresses) await aRequest().keepPage(address, html)
  const found = await Promise.all(addresses.map((address) => aRequest().page(address)))
  const kept = found.filter((page) => page !== null).length
  expect(kept).toBeGreaterThan(500)
  expect(kept * html.length * 2).toBeLessThan(128 * 1024 * 1024)
})

test('what another server has saved is dropped here too, and nothing else', async () => {
  await aRequest().keepPage('/told', 'first')
  dropKeptAnswers(['offices'])
  expect(await aRequest().page('/told')).toBe('first')
  dropKeptAnswers(['offers'])
  expect(await aRequest().page('/told')).toBeNull()
})

test('after a time without news everything is drawn anew, what is being drawn too', async () => {
  await aRequest().keepPage('/old', 'first')
  const visitor = aRequest()
  dropKeptAnswers('all')
  await visitor.keepPage('/drawing', 'from before')
  expect(await aRequest().page('/old')).toBeNull()
  expect(await aRequest().page('/drawing')).toBeNull()
})
