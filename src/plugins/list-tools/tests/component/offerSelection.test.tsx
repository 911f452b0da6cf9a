import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AdminList } from '@/tests/component/support/AdminList'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { router } from '@/tests/component/support/router'
import { anOfferRow, type ListRow } from '@/tests/component/support/staffLists'
import { storeRecords } from '@/tests/component/support/storeRecords'

const selectionBar = page.getByRole('region', { name: 'Lignes cochées' })
const tickAllBox = page.getByRole('checkbox', { name: 'Tout cocher' })
const undoButton = page.getByRole('button', { name: 'Annuler' })

async function renderOffers(shown: ListRow[]) {
  const stored = storeRecords('job-offers', structuredClone(shown))
  await renderInAdmin(<AdminList collection="job-offers" docs={shown} />, {
    url: '/admin/collections/job-offers',
  })
  return stored
}

test('Several offers are switched off at once and switched on again by undoing', async () => {
  const stored = await renderOffers([
    anOfferRow(),
    anOfferRow({ id: 4, title: 'Pilote' }),
    anOfferRow({ id: 6, title: 'Testeur', isActive: false }),
  ])
  await tickAllBox.click()
  await expect.element(selectionBar.getByText('3 lignes cochées')).toBeVisible()
  await selectionBar.getByRole('button', { name: 'Désactiver' }).click()
  await expect.element(page.getByText('2 offres désactivées avec succès')).toBeVisible()
  expect(stored.map(({ isActive }) => isActive)).toEqual([false, false, false])
  await expect.element(selectionBar).not.toBeInTheDocument()
  await expect.poll(() => router.refresh.mock.calls.length).toBeGreaterThan(0)
  await undoButton.click()
  await expect.element(page.getByText('Changement annulé')).toBeVisible()
  expect(stored.map(({ isActive }) => isActive)).toEqual([true, true, false])
})

test('One offer is switched on by its box', async () => {
  const stored = await renderOffers([
    anOfferRow({ isActive: false }),
    anOfferRow({ id: 4, title: 'Pilote' }),
  ])
  await page.getByRole('checkbox', { name: 'Cocher : Architecte Sécurité' }).click()
  await selectionBar.getByRole('button', { name: 'Activer', exact: true }).click()
  await expect.element(page.getByText('Offre activée avec succès')).toBeVisible()
  expect(stored.map(({ isActive }) => isActive)).toEqual([true, true])
})

test('Several offers are put into the trash after a question, and come back by undoing', async () => {
  const stored = await renderOffers([anOfferRow(), anOfferRow({ id: 4, title: 'Pilote' })])
  await tickAllBox.click()
  await selectionBar.getByRole('button', { name: 'Supprimer' }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog)
    .toHaveTextContent('Êtes-vous sûr de vouloir supprimer ces 2 offres ?')
  await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click()
  await expect.element(page.getByText('2 offres supprimées avec succès')).toBeVisible()
  expect(stored.every(({ deletedAt }) => typeof deletedAt === 'string')).toBe(true)
  await undoButton.click()
  await expect.element(page.getByText('Suppression annulée')).toBeVisible()
  expect(stored.map(({ deletedAt }) => deletedAt)).toEqual([null, null])
})
