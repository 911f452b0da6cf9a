import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { stopClock } from '../support/clock'
import { hold } from '../support/hold'
import { JobList } from '../support/JobList'
import { renderOnSite, serveOnSite } from '../support/renderOnSite'
import { router } from '../support/router'
import { testAt } from '../support/testAt'

const shown = page.getByText(/^\/nos-offres/)
const text = page.getByRole('searchbox')
const chip = (name: string) => page.getByRole('link', { name: `Retirer le filtre ${name}` })
const clear = page.getByRole('link', { name: 'Effacer les filtres' })

const renderList = (search = '', width?: number) =>
  renderOnSite(<JobList search={search} />, { width })

test('Typing searches after a pause, and the focus stays in the field', async () => {
  await renderList()
  stopClock()
  await userEvent.type(text, 'ARCHITECTE')
  expect(router.replace).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  await expect.element(shown).toHaveTextContent('/nos-offres?recherche=ARCHITECTE')
  expect(router.replace).toHaveBeenCalledOnce()
  await expect.element(text).toHaveFocus()
})

test('Chosen filters and order search at once and are shown as chips', async () => {
  await renderList()
  await page.getByText('Afficher les filtres').click()
  await page.getByLabelText('Lieu').selectOptions('Paris')
  await page.getByLabelText('Contrat').selectOptions('CDI')
  await page.getByLabelText('Trier par').selectOptions('Titre')
  await expect.element(shown).toHaveTextContent('/nos-offres?lieu=paris&contrat=cdi&tri=titre')
  await expect.element(chip('Paris')).toBeVisible()
  await expect.element(chip('CDI')).toBeVisible()
})

test('A chip removes its filter, and clearing removes all but the order', async () => {
  await renderList('?recherche=data&lieu=nantes&contrat=cdi&tri=titre')
  await expect.element(page.getByLabelText('Lieu')).toHaveValue('nantes')
  await chip('Nantes').click()
  await expect.element(shown).toHaveTextContent('/nos-offres?recherche=data&contrat=cdi&tri=titre')
  expect(router.push).toHaveBeenCalledOnce()
  await expect.element(page.getByLabelText('Lieu')).toHaveValue('')
  await clear.click()
  await expect.element(shown).toHaveTextContent('/nos-offres?tri=titre')
  await expect.element(page.getByLabelText('Contrat')).toHaveValue('')
  await expect.element(text).toHaveValue('')
  await expect.element(clear).not.toBeInTheDocument()
  await expect.element(shown).toHaveFocus()
})

test('Clearing also removes choices whose requests are pending', async () => {
  const { held, release } = hold<null>()
  await renderOnSite(<JobList search="?lieu=nantes" arrival={held} />)
  await page.getByLabelText('Contrat').selectOptions('CDI')
  await page.getByLabelText('Trier par').selectOptions('Titre')
  await clear.click()
  release(null)
  await expect.element(shown).toHaveTextContent('/nos-offres?tri=titre')
  await expect.element(page.getByLabelText('Contrat')).toHaveValue('')
})

test('Text typed and an order chosen before the scripts start are searched for', async () => {
  const startScripts = await serveOnSite(<JobList />)
  await page.getByLabelText('Trier par').selectOptions('Titre')
  await text.fill('data')
  startScripts()
  await expect.element(shown).toHaveTextContent('/nos-offres?recherche=data&tri=titre')
  await expect.element(text).toHaveValue('data')
})

test.each([390, 1440])('The enter key leads to the list at %i px', async (width) => {
  await renderOnSite(
    <>
      <div style={{ height: 500 }} />
      <JobList />
    </>,
    { width },
  )
  await text.fill('data')
  await userEvent.keyboard('{Enter}')
  await expect.element(shown).toHaveTextContent('/nos-offres?recherche=data')
  const top = () => document.getElementById('offres')?.getBoundingClientRect().top
  await expect.poll(top).toBeLessThan(100)
})

test('Another page of the list adds a history entry and starts at the top', async () => {
  await renderList()
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await expect.element(shown).toHaveTextContent('/nos-offres?page=2')
  expect(router.push).toHaveBeenCalledWith('/nos-offres?page=2', { scroll: false })
  await expect.element(text).toBeInViewport()
})

testAt([390, 1440])('The open filters have no axe violation at %i px', async (width) => {
  await renderList('?recherche=data&lieu=nantes', width)
  await expect.element(page.getByLabelText('Lieu')).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})
