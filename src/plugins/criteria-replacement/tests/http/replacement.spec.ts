import { expect, test } from '@/tests/support/httpTest'
import { expectNotOnPage, expectOnPage } from '@/tests/support/publicPages'
import { createRareWord, publishOffer } from '@/tests/support/siteRecords'

test('The pages of an offer have the place that replaces a removed one', async ({
  staff,
  visitor,
}) => {
  const town = `Lille ${createRareWord()}`
  const data = { label: town, kind: 'location' }
  const { doc } = await (await staff.post('/api/offer-criteria', { data })).json()
  const { slug } = await publishOffer(staff, { location: doc.code })
  await expectOnPage(visitor, `/nos-offres/${slug}`, [town])

  expect((await staff.delete(`/api/offer-criteria/${doc.id}`)).status()).toBe(409)
  await expect(await staff.delete(`/api/offer-criteria/${doc.id}?replaceBy=nantes`)).toBeOK()
  await expectOnPage(visitor, `/nos-offres/${slug}`, ['Nantes'])
  await expectNotOnPage(visitor, '/nos-offres', [town])
})
