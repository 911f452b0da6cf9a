import { documentForm } from '../support/screens/documentForm'
import { createRareWord, publishOffer } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('A line of what needs care leads to its field, in whichever tab it is', async ({
  staff,
  staffPage: page,
}) => {
  const title = `INGENIEUR ${createRareWord()} ${'tres long '.repeat(6)}`.trim()
  await publishOffer(staff, { title })
  await page.goto('/admin/a-soigner')
  const titles = page.getByRole('region', { name: /^Titres trop longs/ })
  await titles.getByRole('link', { name: new RegExp(title) }).click()
  await expect(documentForm(page).offerTitle).toBeFocused()
  await page.goto('/admin/globals/legal-notice#field-seo__metaDescription')
  await expect(page.getByLabel('Description pour les moteurs de recherche')).toBeFocused()
})
