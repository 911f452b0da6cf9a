import type { Page } from '@playwright/test'
import { documentForm } from '../support/screens/documentForm'
import { jobListPage } from '../support/screens/jobListPage'
import { createRareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

const formatToday = () => new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format()

test('A new offer is on the site as soon as it is saved', async ({ staffPage: page }) => {
  const title = `Ingénieure Données ${createRareWord()}`
  await page.goto('/admin/collections/job-offers/create')
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle offre' })).toBeVisible()
  await documentForm(page).ready()
  await expect(page.getByPlaceholder('JJ/MM/AAAA')).toHaveValue(formatToday())
  await documentForm(page).offerTitle.fill(title)
  await chooseOption(page, 'location', 'Lyon')
  await chooseOption(page, 'contract', 'Alternance')
  await chooseOption(page, 'category', 'Science des données')
  await chooseOption(page, 'experience', 'Junior')
  await page.getByLabel('Minimum brut (en euros)').fill('1250')
  await chooseOption(page, 'payPeriod', 'Mois')
  await page.getByLabel('Mission').fill('• Explorer les données')
  const stack = page.getByLabel('Stack technique')
  await stack.fill('• Python\n\n   \nSpark\n')
  await expect(stack).toHaveValue('• Python\n\n   \nSpark\n')
  await documentForm(page).save.click()
  await expect(page.getByText('Offre créée avec succès')).toBeVisible()
  await expect(stack).toHaveValue('Python\nSpark')
  await expect(page.getByText('Aucune candidature pour le moment')).toBeVisible()

  await page.goto(`/nos-offres?recherche=${encodeURIComponent(title)}`)
  const list = jobListPage(page)
  const card = list.card(title)
  for (const fact of [
    'Lyon',
    'Alternance',
    'Science des données',
    'Junior',
    'Publié le',
    'brut par mois',
  ]) {
    await expect(card.getByText(fact).first()).toBeVisible()
  }
  await list.unfold(card)
  await expect(card.getByRole('listitem')).toHaveText(['Python', 'Spark'])
})

/** Chooses an option in one of Payload's selects. */
async function chooseOption(page: Page, field: string, option: string) {
  await page.locator(`#field-${field}`).getByRole('combobox').press('ArrowDown')
  await page.getByRole('option', { name: option, exact: true }).click()
}
