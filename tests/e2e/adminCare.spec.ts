import { publishOffer, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('what needs care leads from the start page to its field, where advice says what to write', async ({
  staff,
  staffPage: page,
}) => {
  const title = `INGENIEUR ${rareWord()} ${'tres long '.repeat(6)}`.trim()
  await publishOffer(staff, { title, mission: '• Concevoir • Développer • Former' })
  await page.goto('/admin')
  const panel = page.getByRole('region', { name: 'À soigner' })
  await panel.getByRole('link', { name: 'Tout voir' }).click()
  await expect(page).toHaveURL('/admin/a-soigner')
  const titles = page.getByRole('region', { name: /^Titres trop longs/ })
  await titles.getByRole('link', { name: new RegExp(title) }).click()

  const field = page.getByLabel('Titre du poste')
  await expect(field).toBeFocused()
  const advice = page.getByRole('list', { name: 'Conseils' }).first()
  await expect(advice).toContainText('Plus de 60 caractères')
  await field.fill(`Ingénieure ou ingénieur ${rareWord()} (F/H), jeune diplômé`)
  await expect(advice).toHaveText(/^«\u00A0jeune diplômé\u00A0»/)
  const better = `Ingénieure ou ingénieur ${rareWord()} (F/H)`
  await field.fill(better)
  await expect(advice).toBeHidden()
  await expect(page.getByRole('figure', { name: 'Dans un moteur de recherche' })).toContainText(
    better,
  )
  const least = page.getByLabel('Minimum brut (en euros)')
  const most = page.getByLabel('Maximum brut (en euros)')
  for (const bound of [least, most]) await bound.fill('')
  await expect(page.getByText(/^Sans rémunération, l’offre est moins lue/)).toBeVisible()
  for (const bound of [least, most]) await bound.fill('45000')
  await expect(page.getByText(/^Sans rémunération, l’offre est moins lue/)).toBeHidden()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText(/avec succès/)).toBeVisible()
})

test('a line leads into the tab in which its field stands, and the list is for the staff', async ({
  baseURL,
  browser,
  request,
  staffPage: page,
}) => {
  await page.goto('/admin/globals/legal-notice#field-seo__metaDescription')
  await expect(page.getByLabel('Description pour les moteurs de recherche')).toBeFocused()
  expect(await (await request.get('/admin/a-soigner')).text()).not.toContain('Chaque ligne mène')
  const stranger = await browser.newPage({ baseURL })
  await stranger.goto('/admin/a-soigner')
  await expect(stranger).toHaveURL(/\/admin\/login\?redirect=/)
  await stranger.close()
})
