import { holdBack } from '../support/holdBack'
import { jobListPage } from '../support/screens/jobListPage'
import { expect, test } from '../support/test'
import { untilItAnswers } from '../support/untilItAnswers'
import { withoutEvents } from '../support/withoutEvents'

test('A visitor searches and filters the job list, and the URL contains the search', {
  tag: '@phone',
}, async ({ page }) => {
  const list = jobListPage(page)
  await page.goto('/nos-offres')
  const all = await list.found()
  await list.search.fill('ARCHITECTE')
  await expect(page).toHaveURL(/\/nos-offres\?recherche=ARCHITECTE$/)
  await expect(list.count).not.toHaveText(`${all} offre(s) trouvée(s)`)
  await expect(list.search).toBeFocused()
  await list.search.fill('')
  await expect(page).toHaveURL(/\/nos-offres$/)
  await list.showFilters.click()
  await list.location.selectOption('Paris')
  await list.contract.selectOption('CDI')
  await expect(page).toHaveURL(/\?lieu=paris&contrat=cdi$/)
  await expect(list.chip('CDI')).toBeVisible()
  for (const card of await list.cards.all()) {
    await expect(card).toContainText('Paris')
    await expect(card).toContainText('CDI')
  }
})

test('Chips clicked while the list loads all remove their filter, and one step back restores them', async ({
  page,
}) => {
  const list = jobListPage(page)
  const whole = '/nos-offres?categorie=science-donnees&lieu=bordeaux&contrat=cdi&tri=titre'
  await page.goto(whole)
  await untilItAnswers(page)
  const answer = await holdBack(page, /\/nos-offres\?/)
  await list.chip('Bordeaux').click()
  await list.chip('CDI').click()
  await list.chip('Science des données').click()
  answer()
  await expect(page).toHaveURL('/nos-offres?tri=titre')
  await expect(list.clear).toHaveCount(0)
  await expect(list.count).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(whole)
  await expect(list.chip('Bordeaux')).toBeVisible()
  await expect(list.contract).toHaveValue('cdi')
})

test('A visitor who returns from an offer is at its position on a later page', {
  tag: '@phone',
}, async ({ page }) => {
  const list = jobListPage(page)
  await withoutEvents(page)
  await page.goto('/nos-offres')
  await untilItAnswers(page)
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await expect(page).toHaveURL(/\/nos-offres\?page=2$/)
  await expect(list.search).toBeInViewport()
  await page.getByRole('link', { name: 'Page précédente' }).scrollIntoViewIfNeeded()
  await expect(list.search).not.toBeInViewport()
  await list.cards.last().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/nos-offres\/./)
  await page.goBack()
  await expect(page).toHaveURL(/\/nos-offres\?page=2$/)
  await expect(list.cards.last()).toBeInViewport()
  await expect(list.search).not.toBeInViewport()
})
