import { expect, test } from '../support/test'
import { untilItAnswers } from '../support/untilItAnswers'

test('A visitor switches to English and back without losing the search', async ({ page }) => {
  const { header, lang } = { header: page.getByRole('banner'), lang: page.locator('html') }
  await page.goto('/nos-offres?recherche=data')
  await untilItAnswers(page)
  await header.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL('/en/jobs?recherche=data')
  await expect(lang).toHaveAttribute('lang', 'en')

  await page.getByRole('searchbox').fill('Kubernetes')
  await expect(page).toHaveURL('/en/jobs?recherche=Kubernetes')
  await header.getByRole('link', { name: 'Français', exact: true }).click()
  await expect(page).toHaveURL('/nos-offres?recherche=Kubernetes')
  await expect(lang).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('searchbox')).toHaveValue('Kubernetes')

  await page.goBack()
  await expect(page).toHaveURL('/en/jobs?recherche=Kubernetes')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/jobs\/./)
})
