import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApplicationCountsProvider } from '@/components/admin/jobOffers/ApplicationCountsProvider'
import { AdminList } from '../support/AdminList'
import { hold } from '../support/hold'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, respond } from '../support/respond'
import { router } from '../support/router'
import { anOfferRow, CELLS_BY_COLLECTION, type ListRow } from '../support/staffLists'
import { storeRecords } from '../support/storeRecords'

const activeSwitch = page.getByRole('switch')
const undoButton = page.getByRole('button', { name: 'Annuler' })

async function renderOffers(
  shown: ListRow[],
  { total, url }: { total?: number; url?: string } = {},
) {
  const stored = storeRecords('job-offers', structuredClone(shown))
  await renderInAdmin(
    <ApplicationCountsProvider counts={{ 3: 2 }}>
      <AdminList
        cells={CELLS_BY_COLLECTION['job-offers']}
        collection="job-offers"
        docs={shown}
        total={total}
      />
    </ApplicationCountsProvider>,
    { url: url ?? '/admin/collections/job-offers' },
  )
  return stored
}

test('An offer is switched off with the keyboard, announced, and switched on again by undoing', async () => {
  const [offer] = await renderOffers([anOfferRow()])
  activeSwitch.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Offre désactivée avec succès')).toBeVisible()
  await expect.element(activeSwitch).not.toBeChecked()
  await expect.element(activeSwitch).toHaveTextContent('Inactif')
  await expect.element(activeSwitch).toHaveFocus()
  expect(offer?.isActive).toBe(false)
  await undoButton.click()
  await expect.element(page.getByText('Changement annulé')).toBeVisible()
  await expect.element(activeSwitch).toHaveTextContent('Actif')
  expect(offer?.isActive).toBe(true)
})

test('An offer without pay stays off, and a sentence asks for its pay', async () => {
  await renderOffers([anOfferRow({ isActive: false, payMinimum: null, payMaximum: null })])
  respond('patch', '/api/job-offers/3', json({}, 400))
  await activeSwitch.click()
  await expect.element(page.getByText(/^Indiquez d’abord la rémunération/)).toBeVisible()
  await expect.element(activeSwitch).not.toBeChecked()
})

test('A double click copies an offer once; the copy is announced as inactive and opened', async () => {
  await renderOffers([anOfferRow()])
  const { held, release } = hold<Response>()
  const copies = respond('post', '/api/job-offers/3/duplicate', held)
  await page.getByRole('button', { name: 'Dupliquer : Architecte Sécurité' }).dblClick()
  release(json({ doc: { id: 12 } }))
  await expect.element(page.getByText('Offre dupliquée : la copie est inactive')).toBeVisible()
  await expect.poll(() => router.push.mock.calls).toEqual([['/admin/collections/job-offers/12']])
  expect(copies).toHaveLength(1)
})

test('The row of an offer shows its state and leads to the site, its form and its applications', async () => {
  await renderOffers([anOfferRow(), anOfferRow({ id: 4, title: 'Pilote', isActive: false })])
  const inactive = page.getByRole('row', { name: 'Pilote' })
  const link = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')
  await expect.element(page.getByText('Publié le 09/03/2026')).toBeVisible()
  await expect.element(page.getByText('Datée du 09/03/2026')).toBeVisible()
  await expect.element(page.getByText('Aucune', { exact: true })).toBeVisible()
  expect(link('2 candidatures')).toContain('/admin/collections/job-applications?where')
  expect(link('Voir sur le site : Architecte Sécurité')).toBe('/nos-offres/architecte-securite')
  expect(link('Modifier l’offre : Pilote')).toBe('/admin/collections/job-offers/4')
  await expect.element(inactive.getByRole('link', { name: /^Voir sur/ })).not.toBeInTheDocument()
})

test('The list leads to a new offer, also when it is empty', async () => {
  await renderOffers([])
  const links = page.getByRole('link', { name: 'Nouvelle offre' })
  await expect.poll(() => links.elements().length).toBe(2)
  for (const link of links.elements()) {
    expect(link.getAttribute('href')).toBe('/admin/collections/job-offers/create')
  }
  await expect.element(page.getByRole('heading', { name: 'Aucune offre' })).toBeVisible()
})

test('A search without results offers to clear the search and the filters', async () => {
  await renderOffers([], { url: '/admin/collections/job-offers?search=introuvable' })
  await expect.element(page.getByPlaceholder(/^Rechercher/)).toHaveValue('introuvable')
  const clear = page.getByRole('link', { name: 'Effacer la recherche et les filtres' })
  await expect.element(clear).toHaveAttribute('href', '/admin/collections/job-offers?preset=')
})

test('A page beyond the last one leads to the last one', async () => {
  await renderOffers([], { total: 25, url: '/admin/collections/job-offers?page=9' })
  await expect.element(page.getByRole('heading', { name: 'Cette page n’existe pas' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Aucune offre' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Aller à la dernière page' }).click()
  await expect.poll(() => String(router.replace.mock.lastCall)).toContain('page=3')
})
