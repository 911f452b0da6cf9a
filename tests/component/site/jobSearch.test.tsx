import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { stopClock } from '../support/clock'
import { hold } from '../support/hold'
import { JobList } from '../support/JobList'
import { renderOnSite, serveOnSite } from '../support/renderOnSite'
import { router } from '../support/router'
import { testAt } from '../support/testAt'

const shownUrl = page.getByText(/^\/nos-offres/)
const searchInput = page.getByRole('searchbox')
const getRemoveFilterLink = (name: string) =>
  page.getByRole('link', { name: `Retirer le filtre ${name}` })
const clearFiltersLink = page.getByRole('link', { name: 'Effacer les filtres' })

const renderJobList = (search = '', width?: number) =>
  renderOnSite(<JobList search={search} />, { width })

test('Typing searches after a pause, and the focus stays in the field', async () => {
  await renderJobList()
  stopClock()
  await userEvent.type(searchInput, 'ARCHITECTE')
  expect(router.replace).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  await expect.element(shownUrl).toHaveTextContent('/nos-offres?recherche=ARCHITECTE')
  expect(router.replace).toHaveBeenCalledOnce()
  await expect.element(searchInput).toHaveFocus()
})

test('Chosen filters and order search at once and are shown as chips', async () => {
  await renderJobList()
  await page.getByText('Afficher les filtres').click()
  await page.getByLabelText('Lieu').selectOptions('Paris')
  await page.getByLabelText('Contrat').selectOptions('CDI')
  await page.getByLabelText('Trier par').selectOptions('Titre')
  await expect.element(shownUrl).toHaveTextContent('/nos-offres?lieu=paris&contrat=cdi&tri=titre')
  await expect.element(getRemoveFilterLink('Paris')).toBeVisible()
  await expect.element(getRemoveFilterLink('CDI')).toBeVisible()
})

test('A chip removes its filter, and clearing removes all but the order', async () => {
  await renderJobList('?recherche=data&lieu=nantes&contrat=cdi&tri=titre')
  await expect.element(page.getByLabelText('Lieu')).toHaveValue('nantes')
  await getRemoveFilterLink('Nantes').click()
  await expect
    .element(shownUrl)
    .toHaveTextContent('/nos-offres?recherche=data&contrat=cdi&tri=titre')
  expect(router.push).toHaveBeenCalledOnce()
  await expect.element(page.getByLabelText('Lieu')).toHaveValue('')
  await clearFiltersLink.click()
  await expect.element(shownUrl).toHaveTextContent('/nos-offres?tri=titre')
  await expect.element(page.getByLabelText('Contrat')).toHaveValue('')
  await expect.element(searchInput).toHaveValue('')
  await expect.element(clearFiltersLink).not.toBeInTheDocument()
  await expect.element(shownUrl).toHaveFocus()
})

test('Clearing also removes choices whose requests are pending', async () => {
  const { held, release } = hold<null>()
  await renderOnSite(<JobList search="?lieu=nantes" arrival={held} />)
  await page.getByLabelText('Contrat').selectOptions('CDI')
  await page.getByLabelText('Trier par').selectOptions('Titre')
  await clearFiltersLink.click()
  release(null)
  await expect.element(shownUrl).toHaveTextContent('/nos-offres?tri=titre')
  await expect.element(page.getByLabelText('Contrat')).toHaveValue('')
})

test('Text typed and an order chosen before the scripts start are searched for', async () => {
  const startScripts = await serveOnSite(<JobList />)
  await page.getByLabelText('Trier par').selectOptions('Titre')
  await searchInput.fill('data')
  startScripts()
  await expect.element(shownUrl).toHaveTextContent('/nos-offres?recherche=data&tri=titre')
  await expect.element(searchInput).toHaveValue('data')
})

test.each([390, 1440])('The enter key leads to the list at %i px', async (width) => {
  await renderOnSite(
    <>
      <div style={{ height: 500 }} />
      <JobList />
    </>,
    { width },
  )
  await searchInput.fill('data')
  await userEvent.keyboard('{Enter}')
  await expect.element(shownUrl).toHaveTextContent('/nos-offres?recherche=data')
  const top = () => document.getElementById('offres')?.getBoundingClientRect().top
  await expect.poll(top).toBeLessThan(100)
})

test('Another page of the list adds a history entry and starts at the top', async () => {
  await renderJobList()
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await expect.element(shownUrl).toHaveTextContent('/nos-offres?page=2')
  expect(router.push).toHaveBeenCalledWith('/nos-offres?page=2', { scroll: false })
  await expect.element(searchInput).toBeInViewport()
})

testAt([390, 1440])('The open filters have no axe violation at %i px', async (width) => {
  await renderJobList('?recherche=data&lieu=nantes', width)
  await expect.element(page.getByLabelText('Lieu')).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})
