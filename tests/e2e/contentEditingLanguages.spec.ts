import { waitForForm } from '../support/adminPages'
import { rareWord } from '../support/siteRecords'
import { deleteContent, listContent, publishCopy } from '../support/staffContent'
import { expect, test } from '../support/test'

test('staff see in the list and beside the form in which languages a page is written', async ({
  staffPage: page,
  staff,
}) => {
  const title = rareWord()
  const [seeded] = await listContent(staff, 'value-pages')
  const copied = await publishCopy(staff, 'value-pages', { title, slug: '' })
  const list = '/admin/collections/value-pages'
  const stateOf = async (id: number, words: string) => {
    await page.goto(`${list}/${id}`)
    await expect(page.getByText(words)).toBeVisible()
  }

  await page.goto(list)
  await expect(page.getByRole('columnheader', { name: 'Langues' })).toBeVisible()
  const french = page.getByRole('row', { name: title })
  await expect(french.getByText('Français\u00A0: complet')).toBeVisible()
  await expect(french.getByText('Anglais\u00A0: incomplet')).toBeVisible()
  const both = page.getByRole('row', { name: String(seeded?.title) })
  await expect(both.getByText('Anglais\u00A0: complet')).toBeVisible()
  await stateOf(copied.id, 'Anglais\u00A0: incomplet')
  await expect(page.getByText('Français\u00A0: complet')).toBeVisible()
  const intro = page.locator('#field-intro')
  for (const [written, state] of [
    ['', 'incomplet'],
    ['Une introduction', 'complet'],
  ] as const) {
    await waitForForm(page)
    await intro.fill(written)
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(page.getByText(`Français\u00A0: ${state}`, { exact: true })).toBeVisible()
    await expect(intro).toHaveValue(written)
  }
  await stateOf(Number(seeded?.id), 'Anglais\u00A0: complet')

  await page.goto('/admin')
  const translations = page.getByRole('region', { name: 'Traductions' })
  await expect(translations.getByRole('link', { name: String(seeded?.title) })).toHaveCount(0)
  await translations.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`/value-pages/${copied.id}\\?locale=en$`))
  await page.goto(`${list}/${copied.id}?locale=fr`)
  await deleteContent(staff, 'value-pages', copied.id)
})
